import { momentText } from "../../lib/time/moments.ts";
import { type Letter, letterOf } from "../notices/letter.ts";
import type { SiteConfig } from "../site/schema.ts";
import { text } from "../site/texts/texts.ts";
import type { Payment } from "./data.ts";
import { moneyText, reserveTerms } from "./rules.ts";
import type { TurnName } from "./turns.ts";

/** The data for the letters about a turn. */
export interface TurnFacts {
  readonly payment: Pick<Payment, "amount_cents" | "purpose" | "reference" | "return_path">;
  readonly config: SiteConfig;
  readonly dealer: string;
  /** The car in the stock; null where the payment is for no car, or the car was removed. */
  readonly car: { readonly name: string; readonly path: string; readonly stocknum: string } | null;
  /** The end of the reservation (epoch ms), present or past; null where there never was one. */
  readonly heldUntil: number | null;
  /** The shopper's details as typed. */
  readonly shopper: { readonly name: string; readonly email: string; readonly phone: string };
}

/** The message to one side: `{car}`, `{money}`, `{dealer}`, `{until}` are filled in. */
interface Told {
  readonly subject: string;
  readonly heading: string;
  readonly text: string;
}

type Words = Readonly<Record<TurnName, { readonly shopper: Told; readonly dealer: Told | null }>>;

/** The dealership's message is null where the lead already says it (`turns.ts`). */
const WORDS: Words = {
  held: {
    shopper: {
      subject: "Receipt: {car} is reserved for you",
      heading: "The car is reserved for you",
      text: "Thank you. Your deposit of {money} has arrived. {dealer} holds the {car} for you until {until}, and gets in touch to arrange the rest.",
    },
    dealer: null,
  },
  taken: {
    shopper: {
      subject: "Receipt for your payment of {money}",
      heading: "Thank you for your payment",
      text: "Your payment of {money} to {dealer} has arrived.",
    },
    dealer: null,
  },
  missed: {
    shopper: {
      subject: "Your deposit goes back: {car}",
      heading: "Another shopper was quicker",
      text: "While you were paying, the {car} was reserved or sold to somebody else. We are sorry. Your {money} is on its way back to you in full.",
    },
    dealer: null,
  },
  returned: {
    shopper: {
      subject: "Your payment goes back",
      heading: "We could not take your payment",
      text: "Your {money} is on its way back to you in full. Please get in touch with {dealer}.",
    },
    dealer: {
      subject: "A payment goes back: {money}",
      heading: "A payment of {money} could not be taken and goes back",
      text: "It was of another amount than was asked for, or of a form that the website does not have any more.",
    },
  },
  declined: {
    shopper: {
      subject: "Your payment was declined",
      heading: "Your payment was declined",
      text: "The payment of {money} to {dealer} was declined, and nothing was charged. You can try again whenever you like.",
    },
    dealer: {
      subject: "A payment was declined: {car}",
      heading: "A payment of {money} was declined",
      text: "Nothing was charged and nothing is held. The shopper may try again, or be glad of a call.",
    },
  },
  abandoned: {
    shopper: {
      subject: "Your payment was not finished",
      heading: "Your payment was not finished",
      text: "You began a payment of {money} to {dealer} and did not finish it. Nothing was charged, and nothing is held for you. You are welcome to begin again.",
    },
    dealer: {
      subject: "A payment was not finished: {car}",
      heading: "A payment of {money} was begun and not finished",
      text: "Nothing was charged and nothing is held. The shopper may be glad of a call.",
    },
  },
  reversed: {
    shopper: {
      subject: "Your payment was given back",
      heading: "Your payment was given back",
      text: "Your {money} was given back by the payment provider. Nothing is held for you.",
    },
    dealer: {
      subject: "A payment was given back: {car}",
      heading: "The payment provider gave {money} back",
      text: "It did so by itself, before the payment was taken here. Nothing is held.",
    },
  },
  lapsed: {
    shopper: {
      subject: "Your reservation has ended: {car}",
      heading: "Your reservation has ended",
      text: "The time for which {dealer} held the {car} for you ended on {until}. It is for sale again, and your {money} deposit is on its way back to you in full.",
    },
    dealer: {
      subject: "A reservation has ended: {car}",
      heading: "A reservation has ended and the deposit goes back",
      text: "The {car} was held until {until} and not marked sold or reserved, so that it is for sale again. The deposit of {money} goes back to the shopper.",
    },
  },
  kept: {
    shopper: {
      subject: "Your reservation is with {dealer}: {car}",
      heading: "Your reservation is with the dealership now",
      text: "The time of your online reservation ended on {until}. {dealer} has marked the {car} sold or reserved, and has your deposit of {money}. If that is not for you, please get in touch: it stays fully refundable.",
    },
    dealer: {
      subject: "A reservation has ended, the deposit is yours to settle: {car}",
      heading: "A reservation has ended and the deposit stays with you",
      text: "The {car} was held until {until} and you marked it sold or reserved. The deposit of {money} stays with you: take it off the price, or give it back where somebody else has the car.",
    },
  },
  refunded: {
    shopper: {
      subject: "Your {money} has been given back",
      heading: "Your money has been given back",
      text: "{money} has been given back in full, to where it came from. Banks take some days to show it.",
    },
    dealer: {
      subject: "{money} has been given back: {car}",
      heading: "{money} has been given back to the shopper",
      text: "The payment provider has confirmed the refund.",
    },
  },
};

/** Turns after which the shopper may want to begin again, or to see what was paid. */
const ACTIONS: Partial<Readonly<Record<TurnName, string>>> = {
  held: "See your reservation",
  declined: "Try again",
  abandoned: "Begin again",
};

/** The letter to the shopper, and the one to the dealership where no lead says it. */
export function turnLetters(
  turn: TurnName,
  about: TurnFacts,
): { readonly shopper: Letter; readonly dealer: Letter | null } {
  const { payment, car, shopper, config } = about;
  const { reference } = payment;
  const { shopper: said, dealer } = WORDS[turn];
  const facts = factsOf(about);
  const label = ACTIONS[turn];
  const again = turn === "abandoned" && car ? car.path : payment.return_path;
  return {
    shopper: letterOf({
      ...filled(said, about),
      reference,
      facts,
      terms: turn === "held" ? depositTerms(config) : [],
      action: label ? { label, path: again } : null,
      change: turn === "held" ? "cancel your reservation or ask about it" : "ask about it",
      phone: shopper.phone || null,
    }),
    dealer:
      dealer &&
      letterOf({
        ...filled(dealer, about),
        reference,
        facts,
        typed: (
          [
            ["Name", shopper.name],
            ["Email", shopper.email],
            ["Phone", shopper.phone],
          ] as const
        ).filter(([, value]) => value),
      }),
  };
}

function filled({ subject, heading, text: words }: Told, { payment, car, dealer, config, heldUntil }: TurnFacts) {
  const isDeposit = payment.purpose === "deposit";
  const noun = config.vehicleNoun.toLowerCase();
  const parts: Readonly<Record<string, string>> = {
    car: car?.name ?? (isDeposit ? noun : "online payment"),
    money: moneyText(payment.amount_cents),
    dealer,
    until: heldUntil === null ? "" : momentText(heldUntil, config.timezone),
  };
  const fill = (said: string) => said.replace(/\{(\w+)\}/g, (whole, name: string) => parts[name] ?? whole);
  return { subject: fill(subject), heading: fill(heading.replace("The car", `The ${noun}`)), words: [fill(words)] };
}

function factsOf({ payment, car, heldUntil, config }: TurnFacts): Letter["facts"] {
  return [
    ["Reference", payment.reference],
    [payment.purpose === "deposit" ? "Deposit" : "Amount", moneyText(payment.amount_cents)],
    ...(car
      ? ([
          ["Vehicle", car.name],
          ["Stock number", car.stocknum],
        ] as const)
      : []),
    ...(heldUntil === null ? [] : ([["Held until", momentText(heldUntil, config.timezone)]] as const)),
  ];
}

/** The terms that the shopper agreed to by paying, as the checkout showed them. */
function depositTerms(config: SiteConfig): readonly string[] {
  const { terms, guarantee } = reserveTerms(config);
  const coolingOff = text(config, "checkout.coolingOff");
  return [
    ...terms,
    ...(guarantee ? [`${guarantee.name}:`, ...guarantee.terms] : []),
    ...(coolingOff ? [coolingOff] : []),
  ];
}
