import { setTimeout as pause } from "node:timers/promises";
import { signedEvent } from "../../../src/services/payments/stripe/simulator/simulator.ts";
import { STRIPE_KEY, STRIPE_SECRET } from "../vendors.ts";
import { askAny, formOf, insist, type Work } from "./asking.ts";
import { BASE_CARS, baseSlug, EDITED_CARS } from "./stock-files.ts";

const HOOK = "/api/payments/stripe/kingtide-southport";

/** A deposit that a shopper has paid: Stripe's session and the car. */
export interface PaidSession {
  readonly session: string;
  readonly car: string;
}

/** One car after the other is wanted by three shoppers at once, who all pay. */
export async function payDeposits(work: Work, paid: PaidSession[]): Promise<void> {
  for (let car = EDITED_CARS; car < BASE_CARS && !work.isOver(); car += 1) {
    await Promise.all([1, 2, 3].map((shopper) => pay(work, car, shopper, paid)));
    await pause(work.random.whole(1_000, 4_000));
  }
}

async function pay(work: Work, car: number, shopper: number, paid: PaidSession[]): Promise<void> {
  const { stripe } = work.at.vendors;
  const path = `/cars/${baseSlug(car)}/checkout`;
  const page = await insist(work, "kingtide", path, {}, ({ status }) => status === 200);
  const submission = /name="submission_id" value="([^"]+)"/.exec(page?.text ?? "")?.[1];
  // Somebody else was faster, or nothing answers.
  if (!page || !submission) return;
  const boxes = [...page.text.matchAll(/type="checkbox"[^>]*name="([^"]+)"|name="([^"]+)"[^>]*type="checkbox"/g)];
  const form = formOf({
    submission_id: submission,
    processor: "stripe",
    name: "Imogen",
    last_name: "Whitlock",
    postcode: "4215",
    email: `deposit-${car}-${shopper}@shopper.example`,
    phone: "0491 570 156",
    ...Object.fromEntries(boxes.map(([, one, other]) => [one ?? other ?? "", "on"])),
  });
  const sent = await insist(work, "kingtide", path, form, ({ status }) => status === 302 || status === 303).catch(
    (error) => {
      // By now the car is held for somebody else, and the form says so.
      if (/answered (404|409|422)/.test(String(error))) return null;
      throw error;
    },
  );
  const session = /\/c\/pay\/(\w+)$/.exec(sent?.headers.location ?? "")?.[1];
  if (!session || !stripe.account(STRIPE_KEY).decide(session, "approve")) return;
  paid.push({ session, car: `BASE-${car}` });
  work.count("deposits paid");
  const way = work.random.next();
  if (way < 0.4) {
    const event = stripe.events.findLast(
      ({ type, data }) => type === "checkout.session.completed" && data.object.id === session,
    );
    const { body, signature } = signedEvent(event ?? {}, STRIPE_SECRET, work.at.now());
    const headers = { "stripe-signature": signature, "content-type": "application/json" };
    await askAny(work, "kingtide", HOOK, { method: "POST", headers, body });
  } else if (way < 0.8) {
    const success = stripe.account(STRIPE_KEY).find(session)?.successUrl ?? "";
    const { pathname, search } = new URL(success);
    await askAny(work, "kingtide", `${pathname}${search}`);
  }
  // The others close their browsers, and no webhook arrives.
}
