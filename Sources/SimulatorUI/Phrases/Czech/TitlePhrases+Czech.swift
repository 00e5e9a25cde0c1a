internal import PaymentCore

extension TitlePhrases {
  static let czechCards: [BuiltInScenario: String] = [
    .approvedCaptured: "Schváleno bez ověření",
    .frictionless: "Ověřeno bez účasti plátce",
    .challengeCode: "Ověření: jednorázový kód",
    .challengeBankApp: "Ověření: v aplikaci banky",
    .challengeChooseOne: "Ověření: jedna odpověď",
    .challengeChooseSeveral: "Ověření: více odpovědí",
    .challengeThenDeclined: "Ověřeno, poté zamítnuto",
    .threeDSUnavailable: "3-D Secure není dostupné",
    .rejectedByBank: "Zamítnuto bankou",
    .noFunds: "Nedostatečný zůstatek",
    .invalidCardnoExpiry: "Platnost karty vypršela",
    .invalidCvc: "Chybný bezpečnostní kód",
    .providerReport: "Chyba poskytovatele",
    .limitExceeded: "Limit karty byl překročen",
    .fraudSuspected: "Podezření na podvod",
  ]

  static func czechTitle(of scenario: BuiltInScenario) -> String {
    switch scenario {
    case .approvedCaptured: "Schváleno, běžný nákup"
    case .authorized: "Schváleno, předautorizace"
    case .frictionless: "Ověřeno bez účasti plátce, schváleno"
    case .fraudSuspected: "Zamítnuto: podezření na podvod"
    case .providerReport: "Zamítnuto poskytovatelem"
    case .providerTimeout: "Vypršel časový limit poskytovatele"
    case .invalidCardnoExpiry: "Zamítnuto: chybné číslo nebo platnost karty"
    case .invalidCvc: "Zamítnuto: chybný bezpečnostní kód"
    case .limitExceeded: "Zamítnuto: limit karty byl překročen"
    case .noFunds: "Zamítnuto: na účtu není dostatečný zůstatek"
    case .rejectedByBank: "Zamítnuto bankou, která kartu vydala"
    case .notSpecified: "Zamítnuto, důvod nebyl uveden"
    case .noReason: "Zamítnuto, server neposlal žádný důvod"
    case .unknownReason: "Zamítnuto z důvodu, který přibyl později"

    case .challengeCode: "Ověření: rozhodne jednorázový kód"
    case .challengeChooseOne: "Ověření: rozhodne zvolená odpověď"
    case .challengeChooseSeveral: "Ověření: dvě odpovědi musí být správné"
    case .challengeBankApp: "Ověření: potvrďte platbu v aplikaci banky"
    case .challengeThenDeclined: "Ověřeno, poté zamítnuto bankou"
    case .threeDSAuthFail: "Ověření: každý kód je chybný (transStatus N)"
    case .threeDSIssuerRejects: "Ověření: banka je odmítne (transStatus R)"
    case .threeDSUnavailable: "Ověření 3-D Secure nelze provést (transStatus U)"
    case .threeDSProtocolError: "Zpráva k ověření porušuje protokol"
    case .threeDSAttempted: "Ověření: jen pokus (transStatus A), schváleno"
    case .threeDSCancelled: "Ověření: zrušte je klávesou Esc"
    case .threeDSTimeout: "Ověření: nechte vypršet jeho čas (zde 15 s)"
    case .threeDSMessageTimeout: "Server banky 10 s neodpovídá"
    case .acsTimeout: "Ověření: server banky ohlásí vypršení času"

    case .customerClick: "Zrušte formulář karty klávesou Esc"
    case .customerTimeout: "Nechte vypršet čas platby (zde 20 s)"
    case .eshopCancelled: "Obchodník platbu mezitím zruší"
    case .stoppedBeforeSending: "Aplikace má skončit ve chvíli, kdy stisknete Zaplatit"
    case .stoppedAfterSending: "Aplikace má skončit během placení"

    case .stillProcessing: "Platba se zpracovává i při posledním z deseti dotazů"
    case .pollingTimeout: "Na dotazy na výsledek nepřijde 30 s odpověď"
    case .pollingNetworkError: "Výpadek sítě při prvním dotazu na výsledek"
    case .networkLostAfter: "Na autorizaci nepřijde 30 s odpověď"

    case .networkLostBefore: "Výpadek sítě při vytváření platby"
    case .paymentFailed: "Odpověď na autorizaci je HTTP 400"
    case .paymentCreateFailed: "Platbu nelze vytvořit"
    case .secondPayment: "Na obrazovce je již jiná platba"
    case .sessionNotInitialized: "Relace nebyla zahájena"
    case .initNetworkError: "Výpadek sítě při zahájení relace"
    case .initUnauthorized: "Odpověď na zahájení relace je HTTP 401"
    case .initFailed: "Odpověď na zahájení relace je HTTP 500"
    case .applicationNotAllowed: "Aplikace není na seznamu povolených"
    case .deviceRooted: "Systém zařízení se jeví jako pozměněný"
    case .invalidPrice: "Částka je nulová, záporná nebo má příliš desetinných míst"
    case .conflictingPaymentOptions: "Současně požadována opakovaná platba i předautorizace"
    case .invalidPan: "Vlastní kontrola SDK: číslo karty"
    case .invalidExpiryMonth: "Vlastní kontrola SDK: měsíc platnosti"
    case .cardExpired: "Vlastní kontrola SDK: karta po platnosti"
    case .invalidCvv: "Vlastní kontrola SDK: bezpečnostní kód"
    case .missingCardholderName: "Vlastní kontrola SDK: chybí jméno držitele karty"
    case .invalidCardData: "Vlastní kontrola SDK: více chyb najednou"

    case .hostedCaptured: "Zaplaťte na bráně; rozhodne, co tam uděláte"
    case .hostedAuthorized: "Dotaz na stav vrátí AUTHORIZED"
    case .approvedSettled: "Dotaz na stav vrátí SETTLED"
    case .approvedRefunded: "Dotaz na stav vrátí REFUNDED"
    case .hostedFailed: "Dotaz na stav vrátí FAILED"
    case .hostedCancelled: "Dotaz na stav vrátí CANCELLED"
    case .hostedAbandoned: "Dotaz na stav vrátí ABANDONED"
    case .stillInitialized: "Dotaz na stav vrátí INITIALIZED"
    case .hostedProcessing: "Dotaz na stav vrátí SENT_FOR_PROCESSING"
    case .unknownStatus: "Dotaz na stav vrátí ON_HOLD, který nikdo nezná"
    case .noLookup: "Dotaz na stav není k dispozici"
    case .resolverSilent: "Dotaz na stav nevrátí ani stav, ani chybu"
    case .lookupFailed: "Dotaz na stav selže"
    case .lookupStatusAndError: "Dotaz na stav vrátí SETTLED a zároveň chybu"
    case .lookupNeverAnswers: "Na dotaz na stav nepřijde 30 s odpověď"
    case .pageLoadFailed: "Platební bránu nelze načíst"
    case .hostedDismissed: "Zavřete bránu klávesou Esc před zaplacením"
    case .hostedDismissedPaid: "Zaplaťte a poté zavřete bránu klávesou Esc"
    case .hostedDismissedProcessing: "Zavřete bránu klávesou Esc; platba se ještě zpracovává"
    case .hostedDismissedNoLookup: "Zavřete bránu klávesou Esc; dotaz na stav není k dispozici"
    case .hostedDismissedLookupFailed: "Zavřete bránu klávesou Esc; dotaz na stav selže"
    case .unusableRequest: "V odpovědi backendu chybí ověřovací klíč"
    case .hostedUnrelatedAddress: "Brána projde adresou, která s obchodem nesouvisí"

    case .applePayApproved: "Potvrďte platbu v peněžence, schváleno"
    case .applePayNotConfigured: "Žádná peněženka není nastavena"
    case .applePayCancelled: "Zavřete peněženku klávesou Esc"
    case .applePayFailed: "Peněženka selže"

    case .approvedTwice: "Server odpoví dvakrát; na druhou odpověď se nebere ohled"
    case .declineAfterApproval: "Schváleno; zamítnutí přijde příliš pozdě"
    case .approvalAfterCancel: "Zrušte platbu klávesou Esc; schválení přijde příliš pozdě"
    }
  }
}
