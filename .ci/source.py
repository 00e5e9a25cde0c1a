"""What the checks share: Swift text without comments and strings."""
import re


def code_of(text):
    """The text without comments, and without strings but for what is interpolated."""
    out, index = [], 0
    while index < len(text):
        if text.startswith("//", index):
            end = text.find("\n", index)
            index = len(text) if end < 0 else end
        elif match := re.compile(r'(#*)("""|")').match(text, index):
            index = match.end()
            end, hole = match[2] + match[1], "\\" + match[1] + "("
            while index < len(text) and not text.startswith(end, index):
                if text.startswith(hole, index):
                    depth, index = 1, index + len(hole)
                    start = index
                    while index < len(text) and depth:
                        depth += {"(": 1, ")": -1}.get(text[index], 0)
                        index += 1
                    out.append(" " + code_of(text[start : index - 1]) + " ")
                elif text[index] == "\\" and not match[1]:
                    index += 2
                else:
                    out.append("\n" if text[index] == "\n" else "")
                    index += 1
            index += len(end)
            out.append('""')
        else:
            out.append(text[index])
            index += 1
    return "".join(out)
