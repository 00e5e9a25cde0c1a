extension StatusPhrases {
  static let czech = StatusPhrases(
    title: "Stav platby",
    waiting: "Zatím nebylo nic zaplaceno.",
    succeeded: "ÚSPĚCH",
    failed: "SELHALO",
    cancelled: "ZRUŠENO",
    unresolved: "NEPOTVRZENO",
    paid: "ZAPLACENO",
    authorized: "AUTORIZOVÁNO",
    pending: "PROBÍHÁ",
    statusPaid: "Platba byla dokončena.",
    statusAuthorized: "Platba byla autorizována (předautorizace).",
    statusPending: "Platba se zpracovává.",
    sentenceSucceeded: "Děkujeme za objednávku.",
    sentenceAuthorized: "Obchodník částku později strhne, nebo předautorizaci zruší.",
    sentenceFailed: "Platbu se nepodařilo dokončit.",
    sentenceDeclined: "Platba byla ukončena bez úhrady: %1.",
    sentenceCancelled: "Platba byla zrušena. Nic nebylo zaplaceno.",
    sentenceUnresolved: "Vaši platbu právě potvrzujeme. Neplaťte prosím znovu.",
    reasons: .czech,
    neverShip: "Výsledek nikdy není svolením k expedici: o té rozhoduje váš backend.",
    reference: "Reference",
    amount: "Částka",
    order: "Objednávka",
    delivered: "Předáno aplikaci",
    wouldDeliver: "Druhé SDK by předalo",
    next: "Enter ukončí, n zahájí novou platbu"
  )
}

extension ReasonPhrases {
  fileprivate static let czech = ReasonPhrases(
    customerClick: "zrušeno plátcem",
    fraudSuspected: "podezření na podvod",
    eshopCancelled: "zrušeno obchodníkem",
    providerReport: "zrušeno poskytovatelem",
    providerTimeout: "vypršel časový limit poskytovatele",
    customerTimeout: "vypršel časový limit platby",
    acsTimeout: "vypršel časový limit pro ověření",
    invalidCardNumberOrExpiry: "chybně zadané číslo nebo platnost karty",
    invalidCVC: "chybně zadaný CVC / CVV kód",
    limitExceeded: "limit karty byl překročen",
    noFunds: "na účtu není dostatečný zůstatek",
    rejectedByBank: "zamítnuto bankou",
    authenticationFailed: "ověření platby nebylo úspěšné",
    notSpecified: "důvod nebyl uveden",
    unknown: "důvod %1"
  )
}

extension InspectorPhrases {
  static let czech = InspectorPhrases(
    title: "Inspektor",
    path: "Průchod stavy",
    here: "zde",
    wire: "Požadavky",
    decidedBy: "Rozhodlo",
    byOption: "zvoleno příkazem nebo ze seznamu",
    byCard: "určeno číslem karty",
    byDefault: "nic jiného nerozhodlo",
    errorReason: "důvod %1 nahrazuje odpověď",
    results: "Oba výsledky",
    delivered: "předáno",
    translation: "překlad",
    inferred: "náš výklad dokumentace tohoto SDK",
    notStated: "dokumentace tohoto SDK to neuvádí",
    switchCase: "Aplikace skončí ve větvi",
    same: "Obě SDK říkají totéž.",
    why: "Proč se liší",
    declineDiffers:
      "Zamítnutí je pro SEB neúspěšná platba; pro Comgate ji zrušil server.",
    challengeCancelDiffers:
      "Opuštění ověření je pro SEB volba zákazníka, pro Comgate chyba procesu.",
    challengeTimeoutDiffers:
      "Vypršení ověření je pro SEB opuštěná platba, pro Comgate chyba procesu.",
    lostAnswerDiffers:
      "Požadavek už odešel: SEB výsledek nezná, Comgate hlásí ztracenou odpověď.",
    lostLookupDiffers:
      "Stav se nepodařilo zjistit: SEB výsledek nezná, Comgate hlásí ztracenou odpověď.",
    walletCancelDiffers:
      "Zavření peněženky je pro SEB volba zákazníka, pro Comgate kód chyby.",
    fieldOutcome: "výsledek",
    fieldCode: "kód",
    fieldStyle: "styl",
    fieldReference: "odkaz",
    codeDiffers:
      "SEB má kód jen tehdy, když selhala sama knihovna; Comgate uvádí i důvod serveru.",
    styleDiffers: "Barva panelu odpovídá výsledku dané knihovny.",
    referenceDiffers:
      "SEB odkazuje na objednávku jen při úspěchu, Comgate i během zpracování.",
    referee: "Ověřené záruky SDK",
    refereeDelivered: "volání callbacku: %1",
    refereeSuppressed: "odpovědi navíc, nevyužité: %1",
    refereeInterfaceGone: "obrazovky SDK byly zavřené",
    refereeInterfaceThere: "obrazovky SDK byly ještě otevřené",
    refereeLockFree: "další platba může začít",
    refereeLockTaken: "další platba nemůže začít",
    scroll: "↑ ↓ posouvá"
  )
}

extension KeyPhrases {
  static let czech = KeyPhrases(
    title: "Klávesy",
    close: "zavřít",
    next: "další pole",
    previous: "předchozí pole",
    confirm: "pokračovat, v posledním poli zaplatit",
    toggle: "vybrat nebo stisknout tlačítko",
    cancel: "zrušit",
    interrupt: "hned zrušit, při zpracování až podruhé",
    help: "nápověda",
    picker: "testovací karty",
    inspector: "inspektor",
    contract: "SDK",
    switchLanguage: "jazyk",
    checkpoint: "uložit kontrolní bod",
    secondPayment: "zahájit druhou platbu",
    flow: "karta, brána nebo peněženka",
    repaint: "překreslit obrazovku",
    suspend: "pozastavit program",
    leave: "konec",
    another: "nová platba",
    edit: "úpravy jako v příkazovém řádku"
  )
}

extension PickerPhrases {
  static let czech = PickerPhrases(
    title: "Testovací karty a scénáře",
    filter: "Hledat: %1",
    nothing: "Nic nenalezeno.",
    byAnswer: "dle odpovědi"
  )
}
