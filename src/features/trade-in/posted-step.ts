import type { Submission, SubmissionResult } from "@conform-to/react";
import type { RequestScope } from "../../request.ts";
import { TRAP_FIELD } from "../leads/enquiry-view.ts";
import { refusal } from "../leads/posted-form.ts";
import { readForm } from "../leads/read-form.ts";
import { postedAttributes } from "../leads/visit.ts";
import type { Valuation } from "./data.ts";
import { acceptOffer, sendLead } from "./lead-of-valuation.ts";
import { beginValuation, saveState } from "./mutations.ts";
import { removePhoto } from "./photos.ts";
import { CAR_FIELD, carKey, carShown, purposeAt, type Step, stepBefore, stepPath } from "./rules.ts";
import { DescribeSchema, DetailsSchema, SelectionSchema, type YourDetails, yourDetailsSchema } from "./schema.ts";
import { dealershipFor } from "./trade-in-view.ts";
import {
  choose,
  lookUp,
  STEP_STATUS,
  type StepFailure,
  trySaveResult,
  updateValuation,
  type ValuationServices,
} from "./vendor-steps.ts";
import { otherCar, SENT_ALREADY, VALUATION_DELETED } from "./wording.ts";

/** The outcome of a posted step: the next page, or this one with its problems. */
export type StepAnswer =
  | { readonly to: string }
  | {
      readonly reply: SubmissionResult;
      readonly status: 404 | 409 | 422 | 429 | 503;
      /** Whether the estimate failed and the shopper may continue without it. */
      readonly without: boolean;
    }
  /** The shopper accepted the estimate just now (ANLY-007). */
  | { readonly accepted: true };

interface PostedTo {
  /** Path of the page. */
  readonly path: string;
  /** Origin of the site, for absolute addresses. */
  readonly origin: string;
  readonly valuation: Valuation | null;
  readonly car: { readonly id: number; readonly dealership_slug: string } | null;
}

export const servicesOf = ({ app }: RequestScope): ValuationServices => ({
  db: app.db,
  valuer: app.valuer,
  dataDir: app.env.dataDir,
  log: app.log,
});

/** Handles one step of the form, with JavaScript or without. */
export async function takeStep(form: FormData, scope: RequestScope, to: PostedTo): Promise<StepAnswer> {
  scope.uncacheable();
  // A robot that fills in the hidden field is sent back to the start.
  if (form.get(TRAP_FIELD)) return { to: to.path };
  // A button's value overrides the form's own.
  const step = form.getAll("intent").at(-1);
  const { valuation } = to;
  if (step === "details" || step === "describe") return takeFirst(step, form, scope, to);
  if (!valuation)
    return { reply: { status: "error", error: { "": [VALUATION_DELETED] } }, status: 404, without: false };
  switch (step) {
    case "selection":
      return takeSelection(form, scope, valuation, to);
    case "remove-photo":
      await removePhoto(servicesOf(scope), valuation, String(form.get("photo")));
      return { to: stepPath(to.path, valuation.uid, "images") };
    case "yours":
      return takeYours(form, scope, valuation, to);
    case "accept":
      return takeAcceptance(scope, valuation, to);
    case "back":
      return goBack(form, scope, valuation, to);
    default:
      return { to: stepPath(to.path, valuation.uid, "yours") };
  }
}

type Parsed<T> = Submission<T>;

const failed = (submission: Parsed<unknown>, { kind, message }: StepFailure): StepAnswer => ({
  reply: submission.reply({ formErrors: [message] }),
  status: STEP_STATUS[kind],
  without: true,
});

const wrong = (submission: Parsed<unknown>): StepAnswer => ({ reply: submission.reply(), status: 422, without: false });

/** Whether the posted page was about another car than the valuation is now. */
function isOfOtherCar(form: FormData, step: string, { state, lead_id }: Valuation): boolean {
  const posted = form.get(CAR_FIELD);
  return typeof posted === "string" && lead_id === null && posted !== carKey(step, state);
}

const changed = (submission: Parsed<unknown>, { state }: Valuation): StepAnswer => ({
  reply: submission.reply({ formErrors: [otherCar(carShown(state))] }),
  status: 409,
  without: false,
});

/** Step 1: a plate, or a description of the car if the plate does not identify it. */
async function takeFirst(
  step: "details" | "describe",
  form: FormData,
  scope: RequestScope,
  { path, valuation: known, car }: PostedTo,
): Promise<StepAnswer> {
  const { app, site, now, ip } = scope;
  const details = readForm(form, DetailsSchema);
  const described = readForm(form, DescribeSchema);
  const submission = step === "details" ? details : described;
  if (submission.status !== "success") return wrong(submission);
  const dealershipSlug = dealershipFor(site, car);
  const valuation =
    known ??
    (await beginValuation(app.db, site, { purpose: purposeAt(path), dealershipSlug, carId: car?.id ?? null }, now));
  if (step === "describe" && described.status === "success") {
    await describeCar(scope, valuation, described.value);
    return { to: stepPath(path, valuation.uid, "images") };
  }
  if (details.status !== "success") return wrong(details);
  // Without a valuation vendor the plate goes to the dealer with the description.
  if (!app.valuer) {
    const { rego, state: regoState } = details.value;
    await saveState(app.db, valuation, { rego, regoState });
    return { to: stepPath(path, valuation.uid, "describe") };
  }
  const found = await lookUp(servicesOf(scope), site, valuation, details.value, { now, ip });
  return found.ok ? { to: stepPath(path, valuation.uid) } : failed(details, found.error);
}

async function describeCar(
  { app }: RequestScope,
  valuation: Valuation,
  { vehicle, rego, state }: { vehicle: string; rego?: string | undefined; state?: Valuation["state"]["regoState"] },
): Promise<void> {
  await saveState(app.db, valuation, {
    found: "described",
    vehicle,
    record: null,
    vin: null,
    descriptions: [],
    desc: null,
    ...(rego ? { rego, regoState: state ?? null } : { rego: null, regoState: null }),
  });
}

async function takeSelection(
  form: FormData,
  scope: RequestScope,
  valuation: Valuation,
  { path }: PostedTo,
): Promise<StepAnswer> {
  const { site, now, ip } = scope;
  const submission = readForm(form, SelectionSchema);
  if (isOfOtherCar(form, "selection", valuation)) return changed(submission, valuation);
  if (submission.status !== "success") return wrong(submission);
  const chosen = await choose(servicesOf(scope), site, valuation, submission.value.desc, { now, ip });
  return chosen.ok ? { to: stepPath(path, valuation.uid, "images") } : failed(submission, chosen.error);
}

/** The fields of the last step as typed, limited in length and not checked yet. */
function typedIn(form: FormData, config: Parameters<typeof yourDetailsSchema>[0]): Record<string, string> {
  const names = Object.keys(yourDetailsSchema(config).entries);
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "").slice(0, 5000)]));
}

/** Whether a form posted after the lead has other values than the lead. */
const isOther = (typed: Readonly<Record<string, string>>, sent: Readonly<Record<string, string>>): boolean =>
  Object.entries(typed).some(([name, value]) => value !== (sent[name] ?? ""));

/** Saves everything typed so far before the shopper returns to an earlier step. */
async function goBack(form: FormData, { app, site }: RequestScope, valuation: Valuation, { path }: PostedTo) {
  const config = site.configFor(valuation.dealership_slug);
  // Answers about one car are not stored for another one.
  if (!isOfOtherCar(form, "yours", valuation)) await saveState(app.db, valuation, { typed: typedIn(form, config) });
  return { to: stepPath(path, valuation.uid, stepBefore("yours", valuation, config)) };
}

/** The last step: updates the valuation, then sends the lead (TRADE-036). */
async function takeYours(form: FormData, scope: RequestScope, stored: Valuation, to: PostedTo): Promise<StepAnswer> {
  const { app, site, now, ip, userAgent } = scope;
  const config = site.configFor(stored.dealership_slug);
  const submission = readForm(form, yourDetailsSchema(config)) as Parsed<YourDetails>;
  if (isOfOtherCar(form, "yours", stored)) return changed(submission, stored);
  if (stored.lead_id !== null && isOther(typedIn(form, config), stored.state.typed))
    return { reply: submission.reply({ formErrors: [SENT_ALREADY] }), status: 422, without: false };
  let valuation = await saveState(app.db, stored, { typed: typedIn(form, config) });
  if (submission.status !== "success") return wrong(submission);
  const details = submission.value;
  const services = servicesOf(scope);
  const mayBeValued = valuation.state.record !== null && app.valuer !== null && valuation.lead_id === null;
  if (mayBeValued && !form.has("without")) {
    const updated = await updateValuation(services, site, valuation, updateOf(details), { now, ip });
    if (!updated.ok) return failed(submission, updated.error);
    valuation = updated.value;
    await trySaveResult(services, site, valuation, answersOf(details));
  }
  const lead = { ...details, lead_attributes: postedAttributes(form) };
  const { path, origin } = to;
  const sent = await sendLead(services, site, valuation, lead, { facts: { now, ip, userAgent }, origin, path });
  if (sent.ok) return { to: stepPath(path, valuation.uid, "offer" satisfies Step) };
  const unavailable = sent.error.kind === "unavailable";
  if (sent.error.kind === "unavailable") app.log.error({ err: sent.error.cause }, "a trade-in could not be stored");
  return { reply: submission.reply(refusal(sent.error)), status: unavailable ? 503 : 422, without: false };
}

const updateOf = ({ odometer, name, last_name, email, phone }: YourDetails) => ({
  km: odometer,
  cName: `${name} ${last_name}`,
  cEmail: email,
  cPhone: phone,
});

/** The last step's answers, as the valuation stores them (TRADE-040). */
const answersOf = (details: YourDetails) =>
  [
    { question: "Service history", answer: details.service_history },
    { question: "Number of keys", answer: details.number_of_keys },
    { question: "Condition", answer: details.car_condition },
    { question: "Is Your Car Currently Under Finance?", answer: details.under_finance },
  ].flatMap(({ question, answer }) => (answer ? [{ question, answer }] : []));

async function takeAcceptance(
  scope: RequestScope,
  valuation: Valuation,
  { path, origin }: PostedTo,
): Promise<StepAnswer> {
  const { app, site, now, ip, userAgent } = scope;
  const facts = { now, ip, userAgent };
  const accepted = await acceptOffer(servicesOf(scope), site, valuation, { facts, origin, path });
  if (accepted.ok) return { accepted: true };
  const { error } = accepted;
  if (error.kind === "unavailable") app.log.error({ err: error.cause }, "an acceptance could not be stored");
  const messages = error.kind === "invalid" ? error.errors.map(({ message }) => message) : [error.message];
  const status = error.kind === "unavailable" ? 503 : 422;
  return { reply: { status: "error", error: { "": messages } }, status, without: false };
}
