import type { Result } from "../../lib/result.ts";
import type { RequestScope } from "../../request.ts";
import { TRAP_FIELD } from "../leads/enquiry-view.ts";
import { visitData } from "../leads/form-view.ts";
import type { LeadFailure } from "../leads/mutations.ts";
import { type PostedAnswer, refusal } from "../leads/posted-form.ts";
import { readForm, SUBMISSION_FIELD } from "../leads/read-form.ts";
import { postedAttributes } from "../leads/visit.ts";
import type { Site } from "../site/site.ts";
import { carName } from "../stock/names.ts";
import type { Car } from "../stock/schema.ts";
import { beginPayment, type CheckoutFacts, type PaymentWish, repeatPayment } from "./checkout.ts";
import { paymentByReference } from "./data.ts";
import { ONLINE_PAYMENT, onlinePayees, paymentTerms } from "./online-payment-view.ts";
import { checkoutPath, depositCents, payeeOf, processorsFor } from "./rules.ts";
import {
  type CheckoutFields,
  checkoutSchema,
  type OnlinePaymentFields,
  onlinePaymentSchema,
  REPEAT_FIELD,
} from "./schema.ts";

/** Handles the checkout form of a car that can be reserved: redirects to the payment page, or shows the problems. */
export async function takeCheckout(formData: FormData, scope: RequestScope, car: Car, origin: string) {
  const { site, app } = scope;
  const config = site.configFor(car.dealership_slug);
  const path = checkoutPath(car, config.checkoutStyle);
  const processors = processorsFor(car, config, app.payments.processorsOf(payeeOf(site, car.dealership_slug)));
  return takePayment(
    formData,
    scope,
    origin,
    path,
    checkoutSchema({ ...config, processors }),
    (typed, submissionId) => {
      const { processor, ...fields } = typed as CheckoutFields;
      return {
        purpose: "deposit",
        carId: car.id,
        dealershipSlug: car.dealership_slug,
        amountCents: depositCents(config),
        processor,
        description: `Refundable deposit: ${carName(car, config)}`,
        path,
        userData: {
          ...fields,
          car_id: car.id,
          dealership_slug: car.dealership_slug,
          category: "Vehicle Enquiry",
          opt_in_text: fields.opt_in ? config.optInText : null,
          ...visitOf(formData, path, origin, submissionId),
        },
        submissionId,
      };
    },
  );
}

/** Handles the form of `/online-payment` (RESV-016). */
export async function takeOnlinePayment(formData: FormData, scope: RequestScope, origin: string) {
  const { site, app } = scope;
  const path = ONLINE_PAYMENT;
  const schema = onlinePaymentSchema({
    termsRequired: paymentTerms(site),
    payees: onlinePayees(site, app.payments.processorsOf).map(({ dealership, processors }) => ({
      dealership,
      processors: [...processors.keys()],
    })),
  });
  return takePayment(formData, scope, origin, path, schema, (typed, submissionId) => {
    const { processor, amount, dealership_slug, ...fields } = typed as OnlinePaymentFields;
    return {
      purpose: "invoice",
      carId: null,
      dealershipSlug: dealership_slug,
      amountCents: amount,
      processor,
      description: `Payment of ${fields.payment_reference} to ${dealershipName(site, dealership_slug)}`,
      path,
      userData: {
        ...fields,
        dealership_slug,
        category: "Vehicle Enquiry",
        ...visitOf(formData, path, origin, submissionId),
      },
      submissionId,
    };
  });
}

/** The visit that a payment's lead came from, as for any lead (LEAD-045 to LEAD-052). */
function visitOf(formData: FormData, path: string, origin: string, submissionId: string): Record<string, unknown> {
  const { href: url, pathname: pageId } = new URL(path, origin);
  return visitData({ url, pageId, submissionId, lead_attributes: postedAttributes(formData) });
}

const dealershipName = (site: Site, slug: string) =>
  site.dealerships.find((one) => one.slug === slug)?.name ?? site.name;

type Schema = ReturnType<typeof checkoutSchema> | ReturnType<typeof onlinePaymentSchema>;

async function takePayment(
  formData: FormData,
  scope: RequestScope,
  origin: string,
  path: string,
  schema: Schema,
  orderOf: (typed: unknown, submissionId: string) => PaymentWish,
): Promise<PostedAnswer> {
  const { app, site } = scope;
  // A robot that filled in the hidden field is sent back to the beginning.
  if (formData.get(TRAP_FIELD)) return { to: path };
  const services = { db: app.db, processorsOf: app.payments.processorsOf };
  const facts = factsOf(scope, origin);
  const submission = readForm<unknown>(formData, schema, [SUBMISSION_FIELD]);
  const declined = await declinedPayment(formData, scope);
  const again = declined && (await repeatPayment(services, site, declined, facts));
  if (again) return answer(again, scope, submission.reply.bind(submission));
  if (submission.status !== "success") return { reply: submission.reply(), status: 422 };
  const submissionId = UUID.exec(String(formData.get(SUBMISSION_FIELD)))?.[0] ?? crypto.randomUUID();
  const begun = await beginPayment(services, site, orderOf(submission.value, submissionId), facts);
  return answer(begun, scope, submission.reply.bind(submission));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const factsOf = ({ now, ip, userAgent }: RequestScope, origin: string): CheckoutFacts => ({
  now,
  ip,
  userAgent,
  origin,
});

async function declinedPayment(formData: FormData, { app, site }: RequestScope) {
  const reference = formData.get(REPEAT_FIELD);
  return typeof reference === "string" && reference ? paymentByReference(app.db, site, reference) : null;
}

function answer(
  begun: Result<{ readonly to: string }, LeadFailure>,
  { app }: RequestScope,
  reply: (options: ReturnType<typeof refusal>) => Extract<PostedAnswer, { reply: unknown }>["reply"],
): PostedAnswer {
  if (begun.ok) return begun.value;
  const { error } = begun;
  if (error.kind === "unavailable") app.log.error({ err: error.cause }, "a payment could not be begun");
  return { reply: reply(refusal(error)), status: error.kind === "unavailable" ? 503 : 422 };
}
