import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaDescriptor, redirect } from "react-router";
import { broughtMessage } from "../../features/finance/calculator-message.ts";
import { calculatorView } from "../../features/finance/calculator-view.ts";
import { VEHICLE_ASKS } from "../../features/forms/lead-forms.ts";
import { appointmentsOf } from "../../features/leads/bookings/booking-of-lead.ts";
import { enquiryData, enquiryFormSchema, enquiryView, type SentEnquiry } from "../../features/leads/enquiry-view.ts";
import { takePosted } from "../../features/leads/posted-form.ts";
import { askAbout } from "../../features/leads/vehicle-asks.ts";
import { carBySlug, ownCarBySlug } from "../../features/stock/data.ts";
import { type RequestScope, requestScope } from "../../request.ts";
import type { PageHandle } from "../../templates/slots.ts";
import { routePage } from "../../ui/later-code/route-page.ts";
import { carOfAddress } from "./car-of-address.ts";

/**
 * The enquiry about a car as a page of its own, whose kind is the last word of the address. "Enquire Now", "Book Test
 * Drive" and "Request Photos" link here for browsers that cannot open the dialog.
 */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  // Each form has its own submission id, so the page must not be cached for two shoppers.
  scope.uncacheable();
  const { car, ...rest } = await enquiryOf(scope, url, params.slug);
  const { app, site, now } = scope;
  const times = { kind: "test-drive", dealershipId: car.dealership_id, location: null, carId: car.id, now } as const;
  return {
    ...rest,
    days: rest.enquiry.ask === "test-drive" ? ((await appointmentsOf(app.db, site, times)) ?? []) : [],
    submissionId: crypto.randomUUID(),
    siteName: scope.site.name,
  };
}

/** The kind of enquiry that the address names, and data that it adds to the message. */
async function enquiryOf(scope: RequestScope, url: URL, slug: string | undefined, find = carBySlug) {
  const { site, now } = scope;
  const car = await carOfAddress(scope, slug, url, find);
  const ask = VEHICLE_ASKS.find((known) => new RegExp(`/${known}/?$`, "i").test(url.pathname));
  const calculator = calculatorView(car, site.configFor(car.dealership_slug), now);
  const enquiry = askAbout(enquiryView(car, site), ask ?? "enquire");
  return { car, enquiry, message: broughtMessage(calculator, url.searchParams) };
}

/**
 * Accepts the form without JavaScript: redirects to the thanks page, or shows the form again with every problem and
 * everything that was typed. Of a car that its dealer has hidden meanwhile the enquiry is taken, too.
 */
export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  const { enquiry } = await enquiryOf(scope, url, params.slug, ownCarBySlug);
  const posted = await takePosted(request, scope, {
    schema: () => enquiryFormSchema(enquiry),
    steps: enquiry.steps,
    thanks: `/success?${new URLSearchParams({ category: enquiry.category, car: params.slug ?? "" })}`,
    path: enquiry.carPath,
    userData: (fields, visit) => enquiryData(fields as SentEnquiry, enquiry, visit),
  });
  return "to" in posted ? redirect(posted.to, 303) : data(posted.reply, { status: posted.status });
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  if (!loaderData) return [{ title: "Vehicle not found" }, { name: "robots", content: "noindex" }];
  const { enquiry, siteName } = loaderData;
  return [
    { title: `${enquiry.heading}: ${enquiry.name} | ${siteName}` },
    { name: "description", content: `${enquiry.heading}: ask ${siteName} about the ${enquiry.name}.` },
    // In results this form would stand beside the car's own page, and take its place once the car is sold.
    { name: "robots", content: "noindex" },
  ];
}

export const handle: PageHandle = { slots: ["EnquiryFrame"] };

const bring = async () => (await import("./pages/enquire.tsx")).EnquireRoute;
export default import.meta.env.SSR ? await bring() : routePage(bring);
