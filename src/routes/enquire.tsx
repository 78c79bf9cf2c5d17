import { parseWithValibot } from "@conform-to/valibot";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaDescriptor,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";
import { EnquiryForm } from "../features/leads/components/enquiry-form.tsx";
import {
  type EnquiryView,
  enquiryData,
  enquiryFormSchema,
  enquiryView,
  type SentEnquiry,
  TRAP_FIELD,
} from "../features/leads/enquiry-view.ts";
import { type LeadFailure, submitLead } from "../features/leads/mutations.ts";
import { carBySlug } from "../features/stock/data.ts";
import { vehicleView } from "../features/stock/vehicle-view.ts";
import { type RequestScope, requestScope } from "../request.ts";
import { useTemplate } from "../templates/use-template.ts";

/** The enquiry about a car as a page of its own: what "Enquire Now" leads to where no dialog can open. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const scope = context.get(requestScope);
  // Each form has its own submission id, which no cache may hand to two shoppers.
  scope.uncacheable();
  return { enquiry: await enquiryOf(scope, params.slug), submissionId: crypto.randomUUID(), siteName: scope.site.name };
}

async function enquiryOf({ app, site, now }: RequestScope, slug = ""): Promise<EnquiryView> {
  const car = await carBySlug(app.db, site, slug);
  if (!car) throw data(null, { status: 404 });
  return enquiryView(car, vehicleView(car, site, now), site);
}

/** Takes the form without JavaScript: on to the thanks, or back with every problem and everything that was typed. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const scope = context.get(requestScope);
  scope.uncacheable();
  const enquiry = await enquiryOf(scope, params.slug);
  const formData = await request.formData();
  const thanks = `/success?${new URLSearchParams({ category: enquiry.category, car: params.slug ?? "" })}`;
  if (formData.get(TRAP_FIELD)) return redirect(thanks, 303);
  const submission = parseWithValibot(formData, { schema: enquiryFormSchema(enquiry) });
  if (submission.status !== "success") return data(submission.reply(), { status: 422 });
  const { app, site, now, ip, userAgent } = scope;
  const submissionId = String(formData.get("submission_id") || crypto.randomUUID());
  const visit = { url: new URL(enquiry.carPath, request.url).href, submissionId };
  const userData = enquiryData(submission.value as SentEnquiry, enquiry, visit);
  const sent = await submitLead(app.db, site, { userData, isLastStep: true }, { now, ip, userAgent });
  if (sent.ok) return redirect(thanks, 303);
  if (sent.error.kind === "unavailable") app.log.error({ err: sent.error.cause }, "an enquiry could not be stored");
  return data(submission.reply(refusal(sent.error)), { status: sent.error.kind === "unavailable" ? 503 : 422 });
}

/** A problem with a field of the form stands at the field, any other above the form. */
function refusal(failure: LeadFailure): { formErrors?: string[]; fieldErrors?: Record<string, string[]> } {
  if (failure.kind !== "invalid") return { formErrors: [failure.message] };
  return { fieldErrors: Object.fromEntries(failure.errors.map(({ field, message }) => [field, [message]])) };
}

export function meta({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loader>> }): MetaDescriptor[] {
  const title = loaderData
    ? `${loaderData.enquiry.heading}: ${loaderData.enquiry.name} | ${loaderData.siteName}`
    : "Vehicle not found";
  return [{ title }, { name: "robots", content: "noindex" }];
}

export default function EnquireRoute() {
  const { enquiry, submissionId } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>();
  const { EnquiryFrame } = useTemplate();
  return (
    <EnquiryFrame enquiry={enquiry} onClose={null}>
      <EnquiryForm enquiry={enquiry} submissionId={submissionId} lastResult={lastResult} />
    </EnquiryFrame>
  );
}
