import PaymentCore
import Testing

@testable import SimulatorUI

extension Visit {
  /// Fills the form from its first field and submits it.
  mutating func pay(number: String = "4242424242424242") {
    type(number)
    press(.tab)
    type("1230")
    press(.tab)
    type("123")
    press(.tab)
    type("Jane Doe")
    press(.enter)
  }

  /// Does what the scenario's shopper does.
  mutating func playToTheEnd() {
    for _ in 0..<100 where screen != "result" {
      waitForPerson()
      act()
    }
  }

  private mutating func act() {
    guard let scenario = shop.simulator.options.scenario else { return }
    switch screen {
    case "card form":
      if scenario.shopper == .leaves {
        press(.escape)
      } else if scenario.shopper == .doesNothing {
        wait(.seconds(20))
      } else if case .paying(let flow) = shop.simulator.phase,
        case .cardForm(let form) = flow.state,
        form.isEmpty(.number)
      {
        pay()
      } else {
        press(.tab, .tab, .tab, .tab, .enter)
      }
    case "checkout page":
      if scenario.shopper == .paysAndLeaves { press(.enter) }
      press([.leaves, .paysAndLeaves].contains(scenario.shopper) ? .escape : .enter)
    case "wallet sheet": press(scenario.shopper == .leaves ? .escape : .enter)
    case "challenge":
      if scenario.shopper == .leavesChallenge {
        press(.escape)
      } else if scenario.shopper == .ignoresChallenge {
        wait(.seconds(15))
      } else {
        answer(scenario.challenge.behaviour.prompt.kind)
      }
    default: break
    }
  }

  private mutating func answer(_ kind: ChallengeKind) {
    switch kind {
    case .oneTimeCode: type("1234")
    case .singleSelect, .outOfBand: break
    case .multiSelect: press(.typed(" "), .tab, .tab, .typed(" "))
    }
    press(.enter)
  }
}
