import type { SubmissionResult } from "@conform-to/react";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { enquiryView } from "../../features/leads/enquiry-view.ts";
import { sentLead } from "../../features/leads/sent-lead.ts";
import { checkoutCar, checkoutView } from "../../features/reservations/checkout-view.ts";
import { backCentsOf, reservationOf } from "../../features/reservations/data.ts";
import { outcomeView } from "../../features/reservations/outcome-view.ts";
import { takeCheckout } from "../../features/reservations/posted-checkout.ts";
import { checkoutPath, isReservable, outcomePath, payeeOf } from "../../features/reservations/rules.ts";
import { settlePayment } from "../../features/reservations/settlement.ts";
import { checkoutGate } from "../../features/sign-in/gates.ts";
import { requireMember } from "../../features/sign-in/signed-in.ts";
import { linkPath } from "../../features/site/rules.ts";
import { ownCarById, ownCarBySlug } from "../../features/stock/data.ts";
import { isAvailable } from "../../features/stock/rules.ts";
import type { Car } from "../../features/stock/schema.ts";
import { withoutEnd } from "../../lib/path-end.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { ComesAlive } from "../../ui/motion/alive.tsx";

/** The checkout of a car, at the one of three addresses that the site uses (RESV-001 to RESV-003). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  // The form has its own submission id, and the outcome of a payment is one shopper's own.
  scope.uncacheable();
  const { site } = scope;
  const stock = { label: site.config.allStockLabel, href: linkPath(site.config, "stock") };
  const car = await requestedCar(scope, params.slug, url);
  const reference = url.searchParams.get("payment");
  if (car) {
    leadToOwnAddress(car, scope, url, reference);
    await passGate(car, scope, url);
  }
  const page = { stock, siteName: site.name };
  const shown = car && checkoutCar(car, site);
  const outcome = reference ? await outcomeOf(reference, car, scope) : null;
  if (outcome) return { kind: "outcome" as const, ...page, car: shown, ...outcome };
  if (!car?.show_on_dealer_website || !shown)
    return data({ kind: "nothing" as const, ...page, car: null }, { status: 404 });
  return { ...page, car: shown, ...standing(car, scope), submissionId: crypto.randomUUID() };
}

/**
 * Finds the car by its slug in the path, or by its slug or id in `car_id`. A hidden car is found as well, since
 * somebody may have paid for it before; it is only not offered to anybody else.
 */
async function requestedCar({ app, site }: RequestScope, slug: string | undefined, url: URL): Promise<Car | null> {
  const requested = slug ?? url.searchParams.get("car_id") ?? "";
  if (requested === "") return null;
  const bySlug = await ownCarBySlug(app.db, site, requested);
  return (
    bySlug ?? (slug === undefined && /^\d{1,15}$/.test(requested) ? ownCarById(app.db, site, Number(requested)) : null)
  );
}

function leadToOwnAddress(car: Car, { site }: RequestScope, url: URL, reference: string | null) {
  const ownPath = checkoutPath(car, site.config.checkoutStyle);
  const currentPath = withoutEnd(url.pathname);
  if (currentPath !== ownPath.split("?")[0]) throw redirect(reference ? outcomePath(ownPath, reference) : ownPath);
}

/** Redirects to the sign-in where a dealership's checkout is for members only (SITE-060). */
async function passGate(car: Car, scope: RequestScope, url: URL) {
  const gate = checkoutGate(scope.site, car);
  if (gate) await requireMember(scope, url, gate);
}

/**
 * The state of the payment with this reference, as its processor reports it (the address is not trusted); null where
 * it is no payment for this car. For a car that the dealer has removed the state is shown without the car.
 */
async function outcomeOf(reference: string, car: Car | null, { app, site, now }: RequestScope) {
  const payment = await settlePayment({ ...app, ...app.payments }, site, reference, now);
  if (payment?.purpose !== "deposit" || payment.car_id !== (car?.id ?? null)) return null;
  const { timezone, vehicleNoun, checkoutStyle } = site.configFor(payment.dealership_slug);
  const isTaken = !car || car.reserved || !isAvailable(car);
  const backCents = await backCentsOf(app.db, payment);
  const words = { timezone, noun: vehicleNoun.toLowerCase(), isTaken, backCents };
  return {
    lead: await sentLead(app.db, site, payment.lead_id, payment.reference),
    outcome: outcomeView(payment, await reservationOf(app.db, payment), words),
    path: payment.return_path,
    checkout: car && checkoutPath(car, checkoutStyle),
  };
}

/** The form or, where none is possible, the reason and what is shown instead. */
function standing(car: Car, { app, site }: RequestScope) {
  const config = site.configFor(car.dealership_slug);
  const processors = app.payments.processorsOf(payeeOf(site, car.dealership_slug));
  if (isReservable(car, config, processors)) {
    return { kind: "form" as const, checkout: checkoutView(car, site, processors) };
  }
  const noun = config.vehicleNoun.toLowerCase();
  if (!isAvailable(car)) return { kind: "gone" as const, why: `This ${noun} has been sold`, mayBeOwn: false };
  // Back from their own payment a shopper sees this page, which knows nobody.
  if (car.reserved) return { kind: "gone" as const, why: `This ${noun} is already reserved`, mayBeOwn: true };
  return { kind: "enquiry" as const, noun, enquiry: enquiryView(car, site) };
}

/**
 * Accepts the form, with or without JavaScript: redirects to the payment page, or shows the form again with
 * everything that was typed.
 */
export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const car = await requestedCar(scope, params.slug, url);
  if (!car?.show_on_dealer_website) return data(null, { status: 404 });
  await passGate(car, scope, url);
  // The page itself shows this failure, with the car in its present state.
  const config = scope.site.configFor(car.dealership_slug);
  const processors = scope.app.payments.processorsOf(payeeOf(scope.site, car.dealership_slug));
  if (!isReservable(car, config, processors)) return data(null, { status: 409 });
  const posted = await takeCheckout(await request.formData(), scope, car, url.origin);
  return "to" in posted ? redirect(posted.to, 303) : data<SubmissionResult>(posted.reply, { status: posted.status });
}

export function meta({
  loaderData,
}: {
  loaderData?: { readonly siteName: string; readonly car?: { readonly name: string } };
}): MetaDescriptor[] {
  const title = loaderData?.car ? `Reserve: ${loaderData.car.name}` : "Reserve a vehicle";
  return [{ title: `${title} | ${loaderData?.siteName ?? ""}` }, { name: "robots", content: "noindex" }];
}

export const handle: PageHandle = { slots: [], Opened: ComesAlive };

const bring = async () => (await import("./pages/checkout.tsx")).CheckoutRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
