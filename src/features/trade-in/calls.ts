import * as v from "valibot";
import { err } from "../../lib/result.ts";
import type { RequestScope } from "../../request.ts";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import { gateAt } from "../sign-in/gates.ts";
import { memberOf } from "../sign-in/signed-in.ts";
import { type Valuation, valuationOf } from "./data.ts";
import { beginValuation, saveResult, saveState } from "./mutations.ts";
import { PHOTO_PROBLEMS, type PhotoProblem } from "./photo-rules.ts";
import { addPhoto } from "./photos.ts";
import { servicesOf } from "./posted-step.ts";
import { DetailsSchema, ManualEntrySchema, MiscellaneousSchema, UpdateSchema } from "./schema.ts";
import { dealershipFor, photoView } from "./trade-in-view.ts";
import { choose, lookUp, STEP_STATUS, type StepFailure, updateValuation } from "./vendor-steps.ts";
import { NOT_SAVED, VALUATION_DELETED } from "./wording.ts";

/**
 * The calls `POST /api/eval-expert/…` and `POST /api/miscellaneous`. `EvalID` and `evalid` in them are our own id of
 * the valuation, which cannot be guessed; the vendor's id stays on the server (API-023 to API-030).
 */

export interface CallAnswer {
  readonly status: number;
  readonly body: unknown;
}
type Call = (body: unknown, scope: RequestScope) => Promise<CallAnswer>;

const refuse = (status: number, error: string): CallAnswer => ({ status, body: { error } });
const invalid = (issues: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): CallAnswer =>
  refuse(422, `${v.getDotPath(issues[0]) ?? "body"}: ${issues[0].message}`);

const failed = ({ kind, message }: StepFailure): CallAnswer => refuse(STEP_STATUS[kind], message);

const list = (valuation: Valuation, record: ValuationRecord | null): CallAnswer => ({
  status: 200,
  body: record ? [{ ...record, EvalID: valuation.uid }] : [],
});

function begin({ app, site, now }: RequestScope): Promise<Valuation> {
  const of = { purpose: "trade-in", dealershipSlug: dealershipFor(site, null), carId: null } as const;
  return beginValuation(app.db, site, of, now);
}

/** Finds the vehicle of a number plate (API-025, API-026). */
const enterVin: Call = async (body, scope) => {
  const parsed = v.safeParse(DetailsSchema, body);
  if (!parsed.success) return invalid(parsed.issues);
  const found = await lookUp(servicesOf(scope), scope.site, await begin(scope), parsed.output, scope);
  if (!found.ok) return failed(found.error);
  const { uid, state } = found.value;
  if (state.found !== "descriptions") return list(found.value, state.record);
  return { status: 200, body: [{ EvalID: uid, VIN: state.vin, VechielDescriptions: state.descriptions }] };
};

/** Handles the chosen description (API-027). Without an `evalid` it begins a valuation for the named vehicle. */
const manualEntry: Call = async (body, scope) => {
  const parsed = v.safeParse(ManualEntrySchema, body);
  if (!parsed.success) return invalid(parsed.issues);
  const { vin, desc, evalid } = parsed.output;
  const { app, site } = scope;
  const known = evalid
    ? await valuationOf(app.db, site, evalid)
    : await saveState(app.db, await begin(scope), { found: "descriptions", vin, descriptions: [desc] });
  if (known?.state.vin !== vin || known.lead_id !== null) return refuse(404, VALUATION_DELETED);
  const chosen = await choose(servicesOf(scope), site, known, desc, scope);
  return chosen.ok ? list(chosen.value, chosen.value.state.record) : failed(chosen.error);
};

/** Adds the kilometres and the shopper's details, and answers with the record (API-029, API-030). */
const updateEval: Call = async (body, scope) => {
  const parsed = v.safeParse(UpdateSchema, body);
  if (!parsed.success) return invalid(parsed.issues);
  const { evalid, ...update } = parsed.output;
  const known = await valuationOf(scope.app.db, scope.site, evalid);
  if (!known?.state.record || known.lead_id !== null) return refuse(404, VALUATION_DELETED);
  const updated = await updateValuation(servicesOf(scope), scope.site, known, update, scope);
  return updated.ok ? list(updated.value, updated.value.state.record) : failed(updated.error);
};

/** Saves the result, on sites that want it. The vehicle's data comes from the server (API-023). */
const miscellaneous: Call = async (body, scope) => {
  const { app, site } = scope;
  if (!site.config.saveValuationMisc) return refuse(404, "There is no such call.");
  const parsed = v.safeParse(MiscellaneousSchema, body);
  if (!parsed.success) return invalid(parsed.issues);
  const { EvalID, adjustmentAnswers } = parsed.output.value;
  const known = await valuationOf(app.db, site, EvalID);
  if (!known) return refuse(404, VALUATION_DELETED);
  const { rego, regoState, record } = known.state;
  await saveResult(app.db, known, { ...record, rego, regoState, adjustmentAnswers });
  return { status: 200, body: { success: true } };
};

const CALLS: Readonly<Record<string, Call>> = {
  "eval-expert/enter-vin": enterVin,
  "eval-expert/manual-entry": manualEntry,
  "eval-expert/update-eval": updateEval,
  miscellaneous,
};

/** Every call below `/api`, by its name in the address. */
export const VALUATION_CALLS: readonly string[] = [...Object.keys(CALLS), "eval-expert/image-upload"];

/** Handles a JSON call; null if there is no call of this name. */
export async function takeCall(name: string, request: Request, scope: RequestScope): Promise<CallAnswer | null> {
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) return null;
  return guarded(request, scope, async () => call(await request.json().catch(() => null), scope));
}

/** Handles a form with `evalid` and `file`, one photo per call. `problem` says why it was refused (API-028). */
export async function takePhoto(
  form: FormData,
  request: Request,
  scope: RequestScope,
): Promise<CallAnswer & { readonly problem?: PhotoProblem }> {
  let problem: PhotoProblem | undefined;
  const answer = await guarded(request, scope, async () => {
    const { app, site } = scope;
    const known = await valuationOf(app.db, site, String(form.get("evalid")));
    const file = form.get("file");
    const added =
      known?.lead_id !== null
        ? err("gone" as const)
        : file instanceof File
          ? await addPhoto(
              servicesOf(scope),
              known,
              { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) },
              scope.now,
            )
          : err("refused" as const);
    if (added.ok) return { status: 200, body: { success: true, photo: photoView(added.value, site.config) } };
    problem = added.error;
    return refuse(PHOTO_STATUS[added.error], PHOTO_PROBLEMS[added.error]);
  });
  return problem ? { ...answer, problem } : answer;
}

const PHOTO_STATUS: Readonly<Record<PhotoProblem, number>> = { gone: 404, refused: 422, "too-many": 422, full: 503 };

/** Applies the sign-in gate of the page to its calls too, and reports an unavailable database in words. */
async function guarded(request: Request, scope: RequestScope, work: () => Promise<CallAnswer>): Promise<CallAnswer> {
  const { app, site, requestId } = scope;
  if (gateAt(site.config, "/trade-in") && !(await memberOf(scope, new URL(request.url)))) {
    return refuse(401, "Please sign in for a valuation.");
  }
  try {
    return await work();
  } catch (err) {
    app.log.error({ requestId, err }, "a valuation's call failed");
    return refuse(503, NOT_SAVED);
  }
}
