extension ChallengePhrases {
  static let estonian = ChallengePhrases(
    header: "Kinnitage makse",
    codeText: "Saatsime teie telefonile koodi. Sisestage see, et kinnitada makse %1.",
    chooseOneText: "Kuidas te oma pangale vastate?",
    chooseSeveralText: "Märkige kõik õiged väited.",
    bankAppText: "Avage oma panga rakendus ja kinnitage seal makse %1.",
    bankAppCameBack: "Kas kinnitasite makse panga rakenduses? Siis jätkake.",
    codeLabel: "Ühekordne kood",
    chooseOneLabel: "Teie vastus",
    chooseSeveralLabel: "Teie vastused",
    optionConfirm: "Jah, kinnitan makse",
    optionReject: "Pank lükkab makse tagasi",
    optionUnavailable: "Kontrolli ei saa teha",
    optionAttempt: "Kinnitust ainult prooviti",
    optionWrong: "Vale vastus",
    severalOptions: [
      "Maksan sellele kauplusele", "Maksan teisele kauplusele", "Summa on õige", "Summa on vale",
    ],
    submit: "Kinnita",
    goOn: "Jätka",
    refuse: "Keeldu",
    resend: "Saada uus kood",
    resendLater: "Uus kood 30 s pärast",
    codesSent: "Saadetud koode: %1",
    trust: "Usalda seda kauplust ka edaspidi",
    why: "Miks seda minult küsitakse?",
    whyText: "Pank kontrollib, et maksja olete tõesti teie (tugev autentimine).",
    more: "Lisateave selle kontrolli kohta",
    moreText: "See pank on simuleeritud. Midagi ei saadeta kuhugi.",
    wrongAnswer: "See vastus ei ole õige. Palun proovige uuesti.",
    emptyAnswer: "Sisestage esmalt vastus. Katseid jäi sama palju.",
    notApprovedYet: "Pank ei ole teie kinnitust veel saanud.",
    triesLeft: "Katseid jäänud: %1",
    timeLeft: "Aega jäänud: %1",
    hintCode:
      "1234 kinnitab, 2222 lükkab tagasi, 3333 ebaõnnestub, 7777: kinnitust ainult prooviti, muu on vale",
    hintChooseOne: "iga vastus lõpetab kontrolli nii, nagu kirjas; vale vastus maksab ühe katse",
    hintChooseSeveral: "õiged on esimene ja kolmas koos",
    hintBankApp: "esimene „Jätka“ veel ootab, teine kinnitab",
    hintMark: "Simulaator",
    checking: "Pank kontrollib vastust"
  )
}

extension ProcessingPhrases {
  static let estonian = ProcessingPhrases(
    title: "Makse on töötlemisel",
    loadingPage: "Laadime kassalehte",
    openingSession: "Avame kaardiseanssi",
    creating: "Loome makset",
    authorising: "Küsime teie pangalt nõusolekut",
    startingChallenge: "Pank soovib veenduda, et maksja olete teie",
    answering: "Pank kontrollib vastust",
    polling: "Ootame makse tulemust (%1/%2)",
    lookingUp: "Küsime makse olekut",
    askingWallet: "Ootame rahakoti vastust",
    wait: "Palun oodake hetk.",
    handingOver: "Tagasi kaupluses"
  )
}

extension PagePhrases {
  static let estonian = PagePhrases(
    checkout: "Kassa",
    choose: "Kuidas soovite maksta?",
    card: "Maksa kaardiga",
    bankLink: "Maksa pangalingiga",
    cancel: "Tühista ja naase kauplusse",
    bank: "Simulator Bank",
    approve: "Kinnita makse %1",
    paid: "Makstud. Palun naaske kauplusse.",
    backToShop: "Tagasi kauplusse",
    unrelated: "Vahepealne leht, millel ei ole kauplusega seost.",
    goOn: "Jätka",
    closeHint: "Esc sulgeb selle lehe"
  )
}

extension WalletPhrases {
  static let estonian = WalletPhrases(
    title: "Rahakott",
    card: "Kaart",
    amount: "Summa",
    confirm: "Kinnita makse",
    cancel: "Tühista"
  )
}
