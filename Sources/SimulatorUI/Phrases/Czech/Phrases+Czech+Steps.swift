extension ChallengePhrases {
  static let czech = ChallengePhrases(
    header: "Potvrďte platbu",
    codeText: "Na telefon jsme vám poslali kód. Zadejte ho a potvrďte tím platbu %1.",
    chooseOneText: "Jak odpovíte své bance?",
    chooseSeveralText: "Označte všechna pravdivá tvrzení.",
    bankAppText: "Otevřete aplikaci své banky a potvrďte v ní platbu %1.",
    bankAppCameBack: "Potvrdili jste platbu v aplikaci své banky? Pak pokračujte.",
    codeLabel: "Jednorázový kód",
    chooseOneLabel: "Vaše odpověď",
    chooseSeveralLabel: "Vaše odpovědi",
    optionConfirm: "Ano, platbu potvrzuji",
    optionReject: "Banka platbu zamítne",
    optionUnavailable: "Ověření nelze provést",
    optionAttempt: "Ověření proběhne jen jako pokus",
    optionWrong: "Chybná odpověď",
    severalOptions: [
      "Platím tomuto obchodu", "Platím jinému obchodu", "Částka je správná", "Částka je chybná",
    ],
    submit: "Potvrdit",
    goOn: "Pokračovat",
    refuse: "Odmítnout",
    resend: "Poslat nový kód",
    resendLater: "Nový kód lze poslat za 30 s",
    codesSent: "Odesláno kódů: %1",
    trust: "Tomuto obchodu příště důvěřovat",
    why: "Proč se mě na to ptáte?",
    whyText: "Banka ověřuje, že platíte opravdu vy (silné ověření klienta).",
    more: "Více o tomto ověření",
    moreText: "Tato banka je simulovaná. Nikam se nic neposílá.",
    wrongAnswer: "Odpověď není správná. Zkuste to prosím znovu.",
    emptyAnswer: "Nejprve zadejte odpověď. O pokus jste nepřišli.",
    notApprovedYet: "Banka vaše potvrzení zatím neobdržela.",
    triesLeft: "Zbývá pokusů: %1",
    timeLeft: "Zbývající čas: %1",
    hintCode: "1234 potvrdí, 2222 zamítne, 3333 selže, 7777 je jen pokus, jiný kód je chybný",
    hintChooseOne: "každá odpověď ukončí ověření tak, jak říká; chybná stojí jeden pokus",
    hintChooseSeveral: "správně je první a třetí odpověď společně",
    hintBankApp: "první „Pokračovat“ ještě čeká, druhé potvrdí",
    hintMark: "Simulátor",
    checking: "Banka ověřuje odpověď"
  )
}

extension ProcessingPhrases {
  static let czech = ProcessingPhrases(
    title: "Platba se zpracovává",
    loadingPage: "Načítáme platební bránu",
    openingSession: "Zahajujeme karetní relaci",
    creating: "Vytváříme platbu",
    authorising: "Žádáme vaši banku o schválení",
    startingChallenge: "Banka si chce ověřit, že platíte vy",
    answering: "Banka ověřuje odpověď",
    polling: "Čekáme na výsledek platby (%1 z %2)",
    lookingUp: "Zjišťujeme stav platby",
    askingWallet: "Čekáme na peněženku",
    wait: "Chvíli prosím vyčkejte.",
    handingOver: "Zpět v obchodě"
  )
}

extension PagePhrases {
  static let czech = PagePhrases(
    checkout: "Platební brána",
    choose: "Jak chcete zaplatit?",
    card: "Zaplatit kartou",
    bankLink: "Zaplatit ve své bance",
    cancel: "Zrušit a vrátit se do obchodu",
    bank: "Simulator Bank",
    approve: "Potvrdit %1",
    paid: "Zaplaceno. Vraťte se do obchodu.",
    backToShop: "Zpět do obchodu",
    unrelated: "Mezistránka, která s obchodem nesouvisí.",
    goOn: "Pokračovat",
    closeHint: "Esc zavře tuto stránku"
  )
}

extension WalletPhrases {
  static let czech = WalletPhrases(
    title: "Peněženka",
    card: "Karta",
    amount: "Částka",
    confirm: "Potvrdit platbu",
    cancel: "Zrušit"
  )
}
