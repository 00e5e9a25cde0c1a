extension Phrases {
  static let estonian = Phrases(
    language: .estonian,
    languageName: "Eesti",
    shell: .estonian,
    form: .estonian,
    problems: .estonian,
    challenge: .estonian,
    processing: .estonian,
    pages: .estonian,
    wallet: .estonian,
    status: .estonian,
    inspector: .estonian,
    keys: .estonian,
    picker: .estonian,
    plain: .estonian,
    demo: .estonian
  )
}

extension ShellPhrases {
  fileprivate static let estonian = ShellPhrases(
    badge: "SIMULAATOR",
    promise: "raha ei liigu",
    order: "Tellimus %1",
    stepOrder: "Tellimus",
    stepCard: "Kaart",
    stepPage: "Kassaleht",
    stepWallet: "Rahakott",
    stepChallenge: "Kinnitamine",
    stepResult: "Tulemus",
    payBy: "Makseviis:",
    payByCard: "kaart",
    payByPage: "kassaleht",
    payByWallet: "rahakott",
    tooSmall: "Vaja on %1",
    tooSmallHint: "Sisestatud andmed jäävad alles.",
    underWay: "Makse on töötlemisel ja seda ei saa enam tühistada.",
    interruptAgain: "Makse on töötlemisel. Uus Ctrl-C katkestab; tulemus jääb siis teadmata.",
    scenarioChosen: "Stsenaarium: %1",
    secondPayment: "Teine makse lõppes kohe: %1. See makse jätkub.",
    contractViewOnly: "Makse on juba alanud: muutub ainult vaade.",
    contractFixed: "See makseviis on ainult ühes SDK-s."
  )
}

extension FormPhrases {
  fileprivate static let estonian = FormPhrases(
    title: "Kaardi andmed",
    number: "Kaardi number",
    expiry: "Kehtib kuni",
    expiryHint: "KK/AA",
    securityCode: "Turvakood (%1)",
    securityCodeHint: "%1 numbrit",
    name: "Nimi kaardil",
    nameShort: "Nimi",
    pay: "Maksa %1",
    maybe: "%1?",
    or: "või",
    firstHint: "Proovige %1; kõik testkaardid: %2"
  )
}

extension ProblemPhrases {
  fileprivate static let estonian = ProblemPhrases(
    numberRequired: "Sisestage kaardi number",
    numberIncomplete: "Kaardi number ei ole täielik",
    luhn: "Kaardi numbris on viga. Palun kontrollige.",
    unknownBrand: "Ühegi kaardi number ei alga nii",
    numberTooLong: "%1 koha võrra liiga pikk",
    unpublishedNumber: "Pole tuntud testkaart. Päris kaart siia ei kuulu.",
    expiryRequired: "Sisestage kuu ja aasta, näiteks 01/30",
    expiryIncomplete: "Kehtivusaeg ei ole täielik: KK/AA",
    invalidMonth: "Kuu peab olema vahemikus 01–12",
    expired: "Kaardi kehtivusaeg on lõppenud",
    tooFarAhead: "Kehtivusaeg lõpeb enam kui 20 aasta pärast",
    notADate: "Sisestage kuu ja aasta, näiteks 01/30",
    codeRequired: "Sisestage kaardi turvakood",
    codeIncomplete: "Turvakood ei ole täielik",
    codeTooLong: "%1 koha võrra liiga pikk",
    nameRequired: "Sisestage kaardil olev nimi",
    digitsOnly: "Sisestage nimi, mitte number",
    nameTooLong: "%1 märgi võrra liiga pikk",
    dropped: "Siia sobimatuid märke jäeti välja: %1",
    luhnNotRequired: "Kontrollnumber ei klapi; UnionPay lubab seda"
  )
}
