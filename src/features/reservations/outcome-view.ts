import { momentText } from "../../lib/time/moments.ts";
import { FORGOTTEN, type Payment, type Reservation } from "./data.ts";
import { moneyText } from "./rules.ts";

/** The outcome of a payment, in words. */
export interface OutcomeView {
  readonly mood: "good" | "waiting" | "bad";
  readonly heading: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** URL of the processor's page while the payment is open. */
  readonly pageUrl: string | null;
  /** Whether the payment can be repeated with the same details. */
  readonly mayRepeat: boolean;
  readonly reference: string;
}

interface Around {
  readonly timezone: string;
  /** The site's noun for a vehicle, in lower case. */
  readonly noun: string;
  /** Whether the vehicle is sold or reserved now, for anybody. */
  readonly isTaken: boolean;
  /** Cents of the payment that the desk has refunded or has asked to refund; absent if none. */
  readonly backCents?: number;
}

/** The message to a shopper who returns from the payment page. */
export function outcomeView(
  paid: Payment,
  reservation: Reservation | null,
  { timezone, noun, isTaken, backCents = 0 }: Around,
): OutcomeView {
  const isAll = backCents >= paid.amount_cents;
  // The desk has requested a refund of everything, and the bank is processing it.
  const payment: Payment = isAll && paid.state === "paid" ? { ...paid, state: "refunding" } : paid;
  const isPart = backCents > 0 && !isAll && payment.state !== "refunded";
  const money = moneyText(payment.amount_cents - (isPart ? backCents : 0));
  const wording = wordsFor(payment, reservation, { money, noun, isTaken });
  const deadline = reservation && reservation.ended_at === null && payment.state === "paid";
  const isOpen = payment.state === "begun" && !isTaken;
  return {
    mood: wording.mood,
    heading: wording.heading,
    text: wording.text,
    facts: [
      { label: "Reference", value: payment.reference },
      { label: payment.purpose === "deposit" ? "Deposit" : "Amount", value: moneyText(payment.amount_cents) },
      ...(isPart ? [{ label: "Given back", value: moneyText(backCents) }] : []),
      ...(deadline ? [{ label: "Held for you until", value: momentText(reservation.held_until, timezone) }] : []),
    ],
    steps: deadline ? heldSteps(noun, money) : goesBack(payment) ? backSteps(payment, money) : [],
    pageUrl: isOpen ? payment.page_url : null,
    mayRepeat: payment.state === "declined" && payment.request !== FORGOTTEN && !isTaken,
    reference: payment.reference,
  };
}

type Words = Pick<OutcomeView, "mood" | "heading" | "text">;

function wordsFor(
  { state, purpose, problem, ended_why, lead_id }: Payment,
  reservation: Reservation | null,
  { money, noun, isTaken }: Car & { readonly money: string },
): Words {
  const back =
    state === "refunded"
      ? "has been given back in full"
      : problem === null
        ? "is on its way back to you in full"
        : "goes back to you in full, which the payment provider has not done yet";
  switch (state) {
    case "begun":
      if (isTaken) {
        return {
          mood: "bad",
          heading: `This ${noun} is reserved or sold by now`,
          text: `We have not heard of this payment, so please do not make it. If you have just paid, all of it goes back to you by itself. ${OWN_STANDS}`,
        };
      }
      return {
        mood: "waiting",
        heading: "Your payment is not finished yet",
        text: "We have not heard of a payment so far. If you have just paid, check again in a moment: a payment is never taken twice.",
      };
    case "abandoned":
      if (ended_why !== null) return closedPage({ noun, isTaken });
      return {
        mood: "bad",
        heading: "This payment has run out of time",
        text: `Nothing was charged. ${isTaken ? unavailableText(noun) : "You are welcome to begin again."}`,
      };
    case "declined":
      return {
        mood: "bad",
        heading: "Your payment was declined",
        text: `Nothing was charged. ${isTaken ? unavailableText(noun) : "You can try again whenever you like."}`,
      };
    case "paid":
      return purpose === "deposit"
        ? depositPaid(reservation, noun)
        : { mood: "good", heading: "Thank you for your payment", text: "Our team has been told of it." };
    case "refunding":
    case "refunded":
      if (purpose === "invoice" && lead_id !== null && ended_why === null)
        return givenBack(state, `Your ${money} ${back}.`);
      return reservation
        ? {
            mood: "waiting",
            heading: "Your reservation has ended",
            text: `${reservation.released_by === null ? `The time for which we held the ${noun} is over.` : `We do not hold the ${noun} for you any more.`} Your ${money} deposit ${back}.`,
          }
        : notTaken(ended_why, { noun, isTaken, back: `Your ${money} ${back}.` });
  }
}

/** An invoice that was paid and that the dealership refunds. */
const givenBack = (state: Payment["state"], text: string): Words => ({
  mood: "waiting",
  heading: state === "refunded" ? "Your payment has been given back" : "Your payment goes back",
  text,
});

type Car = Pick<Around, "noun" | "isTaken">;

/**
 * Shown to everybody whose car is taken, since the page knows shoppers only by what they typed: someone who types
 * another person's address must not learn whether that person has reserved the car.
 */
const OWN_STANDS = "If you have reserved it yourself by another payment, that one stands.";

const unavailableText = (noun: string): string => `The ${noun} is reserved or sold by now. ${OWN_STANDS}`;

/** The payment's page was closed before anybody paid; whatever took the car then may have ended since. */
const closedPage = ({ noun, isTaken }: Car): Words => ({
  mood: "bad",
  heading: isTaken ? `This ${noun} is reserved or sold by now` : "This payment was closed",
  text: isTaken
    ? `It was taken before you paid here, so we have closed this payment. Nothing was charged. ${OWN_STANDS}`
    : `The ${noun} was taken before you paid here. Nothing was charged. It is free again by now, and you are welcome to begin again.`,
});

/** Why a payment that arrived is refunded. */
function notTaken(why: Payment["ended_why"], { noun, isTaken, back }: Car & { readonly back: string }): Words {
  switch (why) {
    case "taken":
    case "own":
      return {
        mood: "bad",
        heading: `The ${noun} was taken before your deposit came`,
        text: `While you were paying, the ${noun} was reserved or sold. We are sorry. ${back}${isTaken ? ` ${OWN_STANDS}` : ""}`,
      };
    case "amount":
      return {
        mood: "bad",
        heading: "Another amount arrived than we asked for",
        text: `So nothing was reserved or settled by it. ${back} Please get in touch with us.`,
      };
    case null:
      return {
        mood: "bad",
        heading: "We could not take your payment",
        text: `${back} Please get in touch with us.`,
      };
  }
}

function depositPaid(reservation: Reservation | null, noun: string): Words {
  if (reservation?.ended_at == null) {
    return {
      mood: "good",
      heading: `The ${noun} is reserved for you`,
      text: "Thank you. Your deposit has arrived, it stays fully refundable, and nobody else can reserve it meanwhile.",
    };
  }
  if (reservation.released_by !== null) {
    return {
      mood: "waiting",
      heading: "Your reservation has ended",
      text: `We do not hold the ${noun} for you any more. What is left of your deposit is still with our team and stays fully refundable.`,
    };
  }
  return {
    mood: "good",
    heading: "Your reservation is complete",
    text: "Our team has taken it from here. Your deposit stands with them.",
  };
}

const heldSteps = (noun: string, money: string): OutcomeView["steps"] => [
  { title: "We call you", text: "Our team has your details and will be in touch soon." },
  { title: `You see the ${noun}`, text: "Come by, take a drive and ask whatever you like." },
  {
    title: "You decide",
    text: `You are not bound to buy: if it is not for you, the ${money} goes back to you in full.`,
  },
];

const goesBack = ({ state }: Payment): boolean => state === "refunding" || state === "refunded";

/** The next steps for a refund: when the money arrives, and what to do if it does not. */
const backSteps = (payment: Payment, money: string): OutcomeView["steps"] => [
  firstStep(payment, money),
  { title: "Your bank shows it", text: "Banks take 5 to 10 working days to show it." },
  { title: "If it has not come by then", text: `Call us and say the reference ${payment.reference}.` },
];

function firstStep({ state, problem, next_at }: Payment, money: string): OutcomeView["steps"][number] {
  const all = `All of the ${money} goes to where it came from`;
  if (state === "refunded") return { title: "It has gone back", text: `You have nothing to do. ${all}.` };
  return problem === null || next_at !== null
    ? { title: "It goes back by itself", text: `You have nothing to do. ${all}, and we write to you once it has gone.` }
    : { title: "Our team gives it back", text: "It could not go back by itself, and our team has been told." };
}
