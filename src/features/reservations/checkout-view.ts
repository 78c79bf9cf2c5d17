import { momentText } from "../../lib/time/moments.ts";
import type { PaymentProcessors } from "../../services/payments/port.ts";
import { carHead, placeLine } from "../cards/car-head.ts";
import type { PriceView } from "../cards/card.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import { text } from "../site/texts/texts.ts";
import { firstPicture } from "../stock/pictures.ts";
import type { Car } from "../stock/schema.ts";
import { FORGOTTEN, type Payment, type Reservation } from "./data.ts";
import { checkoutPath, depositCents, moneyText, processorsFor, type ReserveOffer, reserveTerms } from "./rules.ts";

/** The car as the checkout shows it. */
export interface CheckoutCar {
  readonly path: string;
  readonly name: string;
  readonly title: string;
  readonly badge: string | null;
  /** Address of the car's first picture. */
  readonly picture: string | null;
  readonly price: PriceView;
  readonly place: string | null;
  readonly stocknum: string;
  readonly licence: string;
}

export interface ProcessorChoice {
  readonly name: string;
  readonly label: string;
}

/** Data of any form that asks for money; none of it belongs to one shopper. */
export interface PaymentFormView {
  /** Path of the page itself: forms that ask for money are always posted to the server. */
  readonly action: string;
  readonly processors: readonly ProcessorChoice[];
  readonly termsRequired: boolean;
  readonly termsHref: string;
  readonly privacyHref: string;
  /** Name of the business that collects the data (Australian Privacy Principle 5). */
  readonly collector: string;
}

export interface CheckoutView extends PaymentFormView, Pick<ReserveOffer, "terms" | "guarantee"> {
  readonly noun: string;
  /** On its button, as on the one that led here. */
  readonly submit: string;
  readonly deposit: string;
  /** The dealer's text about cooling-off, which differs by state; null where the site has none. */
  readonly coolingOff: string | null;
  readonly optInText: string;
}

export function checkoutCar(car: Car, site: Site): CheckoutCar {
  const head = carHead(car, site);
  const { path, name, title, badge, price, stocknum, licence } = head;
  return {
    path,
    name,
    title,
    badge,
    picture: firstPicture(car),
    price,
    place: placeLine(head),
    stocknum,
    licence,
  };
}

/** The checkout of a car that can be reserved. */
export function checkoutView(car: Car, site: Site, processors: PaymentProcessors): CheckoutView {
  const config = site.configFor(car.dealership_slug);
  return {
    ...paymentFormView(
      checkoutPath(car, config.checkoutStyle),
      processorsFor(car, config, processors),
      site,
      config,
      processors,
    ),
    ...reserveTerms(config),
    noun: config.vehicleNoun.toLowerCase(),
    submit: text(config, "vehicle.reserve", { Vehicle: config.vehicleNoun }),
    deposit: moneyText(depositCents(config)),
    coolingOff: text(config, "checkout.coolingOff") || null,
    optInText: config.optInText,
  };
}

/** The data of this site's payment forms, whatever they are for. */
export function paymentFormView(
  action: string,
  names: readonly string[],
  site: Site,
  config: SiteConfig,
  processors: PaymentProcessors,
): PaymentFormView {
  return {
    action,
    processors: names.map((name) => ({ name, label: processors.get(name)?.label ?? name })),
    termsRequired: config.termsRequired,
    termsHref: linkPath(config, "terms"),
    privacyHref: linkPath(config, "privacyPolicy"),
    collector: site.legal.name,
  };
}

/** The outcome of a payment, in words. */
export interface OutcomeView {
  readonly mood: "good" | "waiting" | "bad";
  readonly heading: string;
  readonly text: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Address of the processor's page while the payment is open. */
  readonly pageUrl: string | null;
  /** Whether the payment can be begun again with the same details. */
  readonly mayRepeat: boolean;
  readonly reference: string;
}

/** The message to a shopper who returns from the payment page. `noun` is the site's, in lower case. */
export function outcomeView(
  payment: Payment,
  reservation: Reservation | null,
  { timezone, noun }: { readonly timezone: string; readonly noun: string },
): OutcomeView {
  const money = moneyText(payment.amount_cents);
  const told = wordsFor(payment, reservation, { money, noun });
  const deadline = reservation && reservation.ended_at === null && payment.state === "paid";
  return {
    mood: told.mood,
    heading: told.heading,
    text: told.text,
    facts: [
      { label: "Reference", value: payment.reference },
      { label: payment.purpose === "deposit" ? "Deposit" : "Amount", value: money },
      ...(deadline ? [{ label: "Held for you until", value: momentText(reservation.held_until, timezone) }] : []),
    ],
    steps: deadline ? heldSteps(noun, money) : [],
    pageUrl: payment.state === "begun" ? payment.page_url : null,
    mayRepeat: payment.state === "declined" && payment.request !== FORGOTTEN,
    reference: payment.reference,
  };
}

type Words = Pick<OutcomeView, "mood" | "heading" | "text">;

function wordsFor(
  { state, purpose }: Payment,
  reservation: Reservation | null,
  { money, noun }: { readonly money: string; readonly noun: string },
): Words {
  const back = state === "refunded" ? "has been given back in full" : "is on its way back to you in full";
  switch (state) {
    case "begun":
      return {
        mood: "waiting",
        heading: "Your payment is not finished yet",
        text: "We have not heard of a payment so far. If you have just paid, check again in a moment: a payment is never taken twice.",
      };
    case "abandoned":
      return {
        mood: "bad",
        heading: "This payment has run out of time",
        text: "Nothing was charged. You are welcome to begin again.",
      };
    case "declined":
      return {
        mood: "bad",
        heading: "Your payment was declined",
        text: "Nothing was charged. You can try again whenever you like.",
      };
    case "paid":
      return purpose === "deposit"
        ? depositPaid(reservation, noun)
        : { mood: "good", heading: "Thank you for your payment", text: "Our team has been told of it." };
    case "refunding":
    case "refunded":
      return reservation
        ? {
            mood: "waiting",
            heading: "Your reservation has ended",
            text: `${reservation.released_by === null ? `The time for which we held the ${noun} is over.` : `We do not hold the ${noun} for you any more.`} Your ${money} deposit ${back}.`,
          }
        : {
            mood: "bad",
            heading: purpose === "deposit" ? `Another shopper was quicker` : "We could not take your payment",
            text:
              purpose === "deposit"
                ? `While you were paying, the ${noun} was reserved or sold to somebody else. We are sorry. Your ${money} ${back}.`
                : `Your ${money} ${back}. Please get in touch with us.`,
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
