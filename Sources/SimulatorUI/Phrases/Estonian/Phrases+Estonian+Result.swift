extension StatusPhrases {
  static let estonian = StatusPhrases(
    title: "Makse olek",
    waiting: "Midagi ei ole veel makstud.",
    succeeded: "ÕNNESTUS",
    failed: "NURJUS",
    cancelled: "TÜHISTATUD",
    unresolved: "SELGUMATA",
    paid: "MAKSTUD",
    authorized: "BRONEERITUD",
    pending: "TÖÖTLEMISEL",
    statusPaid: "Makse on tehtud.",
    statusAuthorized: "Makse on autoriseeritud, summa on broneeritud.",
    statusPending: "Makset töödeldakse.",
    sentenceSucceeded: "Täname tellimuse eest.",
    sentenceAuthorized: "Kauplus võtab summa hiljem maha või tühistab broneeringu.",
    sentenceFailed: "Makset ei õnnestunud lõpule viia.",
    sentenceDeclined: "Makset ei tehtud: %1.",
    sentenceCancelled: "Makse on tühistatud. Midagi ei makstud.",
    sentenceUnresolved: "Me kinnitame teie makset. Palun ärge makske uuesti.",
    reasons: .estonian,
    neverShip: "Tulemus ei ole kunagi luba tellimust täita: seda otsustab taustsüsteem.",
    reference: "Viide",
    amount: "Summa",
    order: "Tellimus",
    delivered: "Rakendusele tagastatud",
    wouldDeliver: "Teine SDK tagastaks",
    next: "Enter lõpetab, n alustab uut makset"
  )
}

extension ReasonPhrases {
  fileprivate static let estonian = ReasonPhrases(
    customerClick: "maksja tühistas",
    fraudSuspected: "pettuse kahtlus",
    eshopCancelled: "kauplus tühistas",
    providerReport: "makseteenuse pakkuja tühistas",
    providerTimeout: "makseteenuse pakkuja ajapiirang ületati",
    customerTimeout: "makse aeg sai otsa",
    acsTimeout: "kinnitamise aeg sai otsa",
    invalidCardNumberOrExpiry: "vale kaardi number või kehtivusaeg",
    invalidCVC: "vale turvakood (CVC/CVV)",
    limitExceeded: "kaardi limiit on ületatud",
    noFunds: "kontol ei ole piisavalt raha",
    rejectedByBank: "pank lükkas makse tagasi",
    authenticationFailed: "makse kinnitamine ebaõnnestus",
    notSpecified: "põhjust ei ole teatatud",
    unknown: "põhjus %1"
  )
}

extension InspectorPhrases {
  static let estonian = InspectorPhrases(
    title: "Sisevaade",
    path: "Läbitud olekud",
    here: "siin",
    wire: "Päringud",
    decidedBy: "Otsustas",
    byOption: "valitud käsurealt või loendist",
    byCard: "määras kaardi number",
    byDefault: "vaikimisi",
    errorReason: "põhjus %1 asendab vastuse",
    results: "Mõlema SDK tulemus",
    delivered: "tagastatud",
    translation: "tõlge",
    inferred: "meie tõlgendus selle SDK dokumentidest",
    notStated: "selle SDK dokumendid seda ei ütle",
    switchCase: "Rakendus jõuab harusse",
    same: "Mõlemad SDK-d ütlevad sama.",
    why: "Miks need erinevad",
    declineDiffers:
      "Keeldumine on SEB jaoks nurjunud makse; Comgate'i jaoks tühistas selle server.",
    challengeCancelDiffers:
      "Kinnitamise katkestamine on SEB jaoks ostja valik, Comgate'i jaoks makseprotsessi viga.",
    challengeTimeoutDiffers:
      "Kinnitamise aja lõppemine on SEB jaoks loobumine, Comgate'i jaoks makseprotsessi viga.",
    lostAnswerDiffers:
      "Päring oli juba teel: SEB ei tea tulemust, Comgate teatab kadunud vastusest.",
    lostLookupDiffers:
      "Olekuotsing ebaõnnestus: SEB ei tea tulemust, Comgate teatab kadunud vastusest.",
    walletCancelDiffers:
      "Rahakoti sulgemine on SEB jaoks ostja valik, Comgate'i jaoks veakood.",
    fieldOutcome: "tulemus",
    fieldCode: "kood",
    fieldStyle: "stiil",
    fieldReference: "viide",
    codeDiffers:
      "SEB-l on kood ainult siis, kui SDK ise ebaõnnestus; Comgate nimetab ka serveri põhjuse.",
    styleDiffers: "Paneeli värv järgib kummagi SDK enda tulemust.",
    referenceDiffers:
      "SEB viitab tellimusele ainult õnnestumisel, Comgate ka pooleloleva makse korral.",
    referee: "Tagasikutse leping",
    refereeDelivered: "tagasikutseid: %1",
    refereeSuppressed: "liigseid vastuseid, eiratud: %1",
    refereeInterfaceGone: "SDK liides oli suletud",
    refereeInterfaceThere: "SDK liides oli veel avatud",
    refereeLockFree: "järgmine makse saab alata",
    refereeLockTaken: "järgmine makse ei saa alata",
    scroll: "↑ ↓ kerib"
  )
}

extension KeyPhrases {
  static let estonian = KeyPhrases(
    title: "Klahvid",
    close: "sulge",
    next: "järgmine väli",
    previous: "eelmine väli",
    confirm: "jätka, viimasel väljal maksa",
    toggle: "vali või vajuta nuppu",
    cancel: "tühista",
    interrupt: "tühista kohe, töötlemisel teisel korral",
    help: "abi",
    picker: "testkaardid",
    inspector: "sisevaade",
    contract: "SDK",
    switchLanguage: "keel",
    checkpoint: "lisa kontrollpunkt",
    secondPayment: "alusta teist makset",
    flow: "kaart, kassaleht või rahakott",
    repaint: "joonista ekraan uuesti",
    suspend: "peata programm",
    leave: "lõpeta",
    another: "uus makse",
    edit: "muuda teksti nagu käsureal"
  )
}

extension PickerPhrases {
  static let estonian = PickerPhrases(
    title: "Testkaardid ja stsenaariumid",
    filter: "Otsimiseks kirjutage: %1",
    nothing: "Midagi ei leitud.",
    byAnswer: "vastuse järgi"
  )
}
