extension Phrases {
  static let czech = Phrases(
    language: .czech,
    languageName: "Čeština",
    shell: .czech,
    form: .czech,
    problems: .czech,
    challenge: .czech,
    processing: .czech,
    pages: .czech,
    wallet: .czech,
    status: .czech,
    inspector: .czech,
    keys: .czech,
    picker: .czech,
    plain: .czech,
    demo: .czech
  )
}

extension ShellPhrases {
  fileprivate static let czech = ShellPhrases(
    badge: "SIMULÁTOR",
    promise: "žádné skutečné peníze",
    order: "Objednávka %1",
    stepOrder: "Objednávka",
    stepCard: "Karta",
    stepPage: "Platební brána",
    stepWallet: "Peněženka",
    stepChallenge: "Ověření",
    stepResult: "Výsledek",
    payBy: "Platba:",
    payByCard: "karta",
    payByPage: "brána",
    payByWallet: "peněženka",
    tooSmall: "Je potřeba %1",
    tooSmallHint: "Zadané údaje zůstanou.",
    underWay: "Platba se zpracovává a už ji nelze zrušit.",
    interruptAgain: "Platba se zpracovává. Další Ctrl-C ji přeruší; výsledek pak nebude znám.",
    scenarioChosen: "Scénář: %1",
    secondPayment: "Druhá platba hned skončila: %1. Tato pokračuje.",
    contractViewOnly: "Platba už začala: mění se jen zobrazení.",
    contractFixed: "Tento způsob platby nabízí jen jedno SDK."
  )
}

extension FormPhrases {
  fileprivate static let czech = FormPhrases(
    title: "Údaje o kartě",
    number: "Číslo karty",
    expiry: "Platnost",
    expiryHint: "MM/RR",
    securityCode: "Bezpečnostní kód (%1)",
    securityCodeHint: "%1 číslice",
    name: "Jméno držitele karty",
    nameShort: "Jméno",
    pay: "Zaplatit %1",
    maybe: "%1?",
    or: "nebo",
    firstHint: "Zkuste %1, všechny karty: %2"
  )
}

extension ProblemPhrases {
  fileprivate static let czech = ProblemPhrases(
    numberRequired: "Zadejte číslo karty",
    numberIncomplete: "Číslo karty není úplné",
    luhn: "Neplatné číslo karty. Zkontrolujte prosím číslice.",
    unknownBrand: "Takto nezačíná číslo žádné karty",
    numberTooLong: "Příliš dlouhé, číslic navíc: %1",
    unpublishedNumber: "Není to známá testovací karta. Skutečná sem nepatří.",
    expiryRequired: "Zadejte měsíc a rok, například 01/30",
    expiryIncomplete: "Platnost není úplná: MM/RR",
    invalidMonth: "Měsíc musí být 01 až 12",
    expired: "Platnost karty vypršela",
    tooFarAhead: "Platnost končí za více než 20 let",
    notADate: "Zadejte měsíc a rok, například 01/30",
    codeRequired: "Zadejte bezpečnostní kód",
    codeIncomplete: "Bezpečnostní kód není úplný",
    codeTooLong: "Příliš dlouhé, číslic navíc: %1",
    nameRequired: "Zadejte jméno držitele karty",
    digitsOnly: "Zadejte jméno, ne číslo",
    nameTooLong: "Příliš dlouhé, znaků navíc: %1",
    dropped: "Vynechané znaky, které sem nepatří: %1",
    luhnNotRequired: "Kontrolní číslice nesouhlasí; UnionPay to připouští"
  )
}
