import type { WrittenPlan } from "../../../features/stock/planned/rules.ts";

/** The outcome of a form, field by field; a refused form includes its submitted values. */
export interface CarOutcome {
  readonly done: string | null;
  readonly problems: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly planned?: WrittenPlan;
}
