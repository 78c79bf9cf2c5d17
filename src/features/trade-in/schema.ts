import * as v from "valibot";
import type { ValuationRecord } from "../../services/valuation/port.ts";
import { kilometresField, moneyField } from "../forms/amounts.ts";
import {
  askForMissing,
  emailField,
  line,
  messageField,
  nameField,
  optInField,
  optionalLine,
  phoneField,
  postcodeField,
  REQUIRED,
  termsEntries,
} from "../forms/contact.ts";

/** The data that a shopper types about the offered car, step by step, and how it is stored in between. */

/** States of registration, in the order in which they are offered (TRADE-013); shown in capitals. */
export const STATES = ["qld", "nsw", "vic", "sa", "wa", "tas", "act", "nt"] as const;
export type RegoState = (typeof STATES)[number];
export const DEFAULT_STATE: RegoState = "qld";

/** Message if no vehicle was chosen (TRADE-018). */
export const CHOOSE_ONE = "* Please choose one car.";
const INVALID_REGO = "Please enter the letters and digits of the number plate.";

/** The choices of the last step (TRADE-032 to TRADE-034, TRADE-069, TRADE-070). */
export const SERVICE_HISTORIES = ["Full", "Partial", "None"] as const;
export const KEYS = ["1", "2", "3+"] as const;
export const CONDITIONS = ["Excellent", "Good", "Fair", "Poor"] as const;
export const CONTACT_OPTIONS = ["Phone", "Email", "SMS"] as const;
export const YES_NO = ["Yes", "No"] as const;

/** Capitals and digits, for comparing plates: `abc 12d` is `ABC12D`. */
const plainRego = (typed: string): string => typed.toUpperCase().replace(/[\s.·-]/g, "");

const regoField = v.pipe(
  line(20),
  v.transform(plainRego),
  v.nonEmpty(REQUIRED),
  v.regex(/^[A-Z0-9]{0,12}$/, INVALID_REGO),
);
const stateField = v.picklist(STATES, REQUIRED);

/** Step 1 (TRADE-012), and the body of the call `enter-vin` (API-025). */
export const DetailsSchema = v.object({ rego: regoField, state: stateField }, askForMissing);
/** Step 1 for a car that a plate does not identify. */
export const DescribeSchema = v.object(
  { vehicle: line(200), rego: v.optional(regoField), state: v.optional(stateField) },
  askForMissing,
);

const descField = v.pipe(v.string(CHOOSE_ONE), v.trim(), v.nonEmpty(CHOOSE_ONE), v.maxLength(200, CHOOSE_ONE));
/** Step 2: exactly one vehicle (TRADE-018). */
export const SelectionSchema = v.object({ desc: descField }, () => CHOOSE_ONE);

const one = (options: readonly string[]) => v.picklist(options, REQUIRED);

/** The last step (TRADE-026 to TRADE-035) in the order of its fields, with the site's terms box. */
export const yourDetailsSchema = (config: Parameters<typeof termsEntries>[0]) =>
  v.object(
    {
      odometer: kilometresField,
      service_history: one(SERVICE_HISTORIES),
      number_of_keys: one(KEYS),
      car_condition: one(CONDITIONS),
      under_finance: v.optional(one(YES_NO)),
      asking_price: v.optional(moneyField),
      comments: messageField,
      name: nameField,
      last_name: nameField,
      email: emailField,
      phone: phoneField,
      postcode: postcodeField,
      contact_option: v.optional(one(CONTACT_OPTIONS), CONTACT_OPTIONS[0]),
      opt_in: optInField,
      ...termsEntries(config),
    },
    askForMissing,
  );
export type YourDetails = v.InferOutput<ReturnType<typeof yourDetailsSchema>>;

/** Bodies of the calls besides `DetailsSchema` (API-023, API-027, API-029). They name valuations by our own id. */
const uidField = v.pipe(v.string(), v.uuid("evalid must be the id of a valuation."));
export const ManualEntrySchema = v.object({ vin: line(40), desc: descField, evalid: v.optional(uidField) });
export const UpdateSchema = v.object({
  evalid: uidField,
  km: v.pipe(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), kilometresField),
  userEmail: v.optional(emailField),
  cName: nameField,
  cEmail: emailField,
  cPhone: phoneField,
});
/** A valuation's further answers from a caller (TRADE-040). */
const answersField = v.optional(
  v.pipe(v.array(v.object({ question: line(200), answer: optionalLine(1000) })), v.maxLength(50)),
  [],
);
export const MiscellaneousSchema = v.object({
  column_name: v.literal("valuation", "column_name must be valuation."),
  value: v.looseObject({ EvalID: uidField, adjustmentAnswers: answersField }),
});

/** The data of a valuation between two steps. */
export interface ValuationState {
  readonly rego: string | null;
  readonly regoState: RegoState | null;
  /** Outcome of step 1; null before it. */
  readonly found: "descriptions" | "valued" | "none" | "described" | null;
  readonly vin: string | null;
  /** The vehicles offered in step 2 (TRADE-063). */
  readonly descriptions: readonly string[];
  /** The chosen vehicle. */
  readonly desc: string | null;
  /** The shopper's description of the car, if no plate identified it. */
  readonly vehicle: string | null;
  readonly record: ValuationRecord | null;
  /** When the vendor answered the last step, epoch ms; absent before that. */
  readonly estimatedAt?: number;
  /** The last step as typed, so that going back loses nothing. */
  readonly typed: Readonly<Record<string, string>>;
}

export const EMPTY_STATE: ValuationState = {
  rego: null,
  regoState: null,
  found: null,
  vin: null,
  descriptions: [],
  desc: null,
  vehicle: null,
  record: null,
  typed: {},
};
