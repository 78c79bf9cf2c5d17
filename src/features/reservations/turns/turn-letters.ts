import { momentText } from "../../../lib/time/moments.ts";
import { type Letter, letterOf } from "../../notices/letter.ts";
import { linkPath } from "../../site/rules.ts";
import type { SiteConfig } from "../../site/schema.ts";
import { text } from "../../site/texts/texts.ts";
import type { Payment } from "../data.ts";
import { moneyText, reserveTerms } from "../rules.ts";
import { TURN_WORDS, type TurnMessage } from "./turn-words.ts";
import type { NotifiedTurn } from "./turns.ts";

/** The data for the mails about a turn. */
export interface TurnFacts {
  readonly payment: Pick<Payment, "amount_cents" | "purpose" | "reference" | "return_path">;
  readonly config: SiteConfig;
  readonly dealer: string;
  /** The car in the stock; null if the payment is for no car, or the car was removed. */
  readonly car: { readonly name: string; readonly path: string; readonly stocknum: string } | null;
  /** The end of the reservation (epoch ms), past or future; null if there never was one. */
  readonly heldUntil: number | null;
  /** Cents that the desk had refunded before this turn, or asked the processor to refund. */
  readonly backCents: number;
  /** Present if the desk refunds money, ends a hold or extends it. */
  readonly desk?: DeskFacts;
  /** The shopper's details as typed. */
  readonly shopper: { readonly name: string; readonly email: string; readonly phone: string };
}

/** The desk's action. */
export interface DeskFacts {
  /** The refund; null if none was made. `words` is a line to the shopper, or empty. */
  readonly refund: { readonly reference: string; readonly cents: number; readonly words: string } | null;
  /** Cents of the payment that the dealership keeps. */
  readonly leftCents: number;
}

/** Button labels, for turns after which the shopper may want to try again or to see what they paid. */
const ACTIONS: Partial<Readonly<Record<NotifiedTurn, string>>> = {
  held: "See your reservation",
  declined: "Try again",
  abandoned: "Begin again",
  missed: "See what else we have",
};

/** The mail to the shopper, and the one to the dealership unless a lead reports the same. */
export function turnLetters(
  turn: NotifiedTurn,
  about: TurnFacts,
): { readonly shopper: Letter; readonly dealer: Letter | null } {
  const { payment, car, shopper, config } = about;
  const { reference } = payment;
  const { shopper: words, dealer } = TURN_WORDS[turn];
  const facts = factsOf(about);
  const label = ACTIONS[turn];
  const again =
    turn === "missed" ? linkPath(config, "stock") : turn === "abandoned" && car ? car.path : payment.return_path;
  return {
    shopper: letterOf({
      ...withLine(filled(words, about), about.desk?.refund?.words),
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

const withLine = <L extends { readonly words: readonly string[] }>(letter: L, line: string | undefined): L =>
  line ? { ...letter, words: [...letter.words, line] } : letter;

function filled({ subject, heading, text: words }: TurnMessage, about: TurnFacts) {
  const { payment, car, dealer, config, heldUntil, desk, backCents } = about;
  const isDeposit = payment.purpose === "deposit";
  const noun = config.vehicleNoun.toLowerCase();
  const parts: Readonly<Record<string, string>> = {
    car: car?.name ?? (isDeposit ? noun : "online payment"),
    money: moneyText(payment.amount_cents),
    back: moneyText(desk?.refund?.cents ?? 0),
    left: moneyText(desk?.leftCents ?? payment.amount_cents),
    rest: moneyText(payment.amount_cents - backCents),
    before: backCents > 0 ? ` (${moneyText(backCents)} of ${moneyText(payment.amount_cents)} went back before)` : "",
    dealer,
    until: heldUntil === null ? "" : momentText(heldUntil, config.timezone),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (match, name: string) => parts[name] ?? match);
  return { subject: fill(subject), heading: fill(heading.replace("The car", `The ${noun}`)), words: [fill(words)] };
}

function factsOf({ payment, car, heldUntil, config, desk, backCents }: TurnFacts): Letter["facts"] {
  return [
    ["Reference", payment.reference],
    [payment.purpose === "deposit" ? "Deposit" : "Amount", moneyText(payment.amount_cents)],
    ...(desk?.refund
      ? ([
          ["Given back", moneyText(desk.refund.cents)],
          ["Refund reference", desk.refund.reference],
          ["Left with the dealership", moneyText(desk.leftCents)],
        ] as const)
      : backCents > 0
        ? ([["Given back before", moneyText(backCents)]] as const)
        : []),
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
