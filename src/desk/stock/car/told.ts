import type { WrittenPlan } from "../../../features/stock/planned/rules.ts";

/** What became of a form, field by field; a refused one keeps what was typed. */
export interface Told {
  readonly done: string | null;
  readonly problems: readonly string[];
  readonly typed?: Readonly<Record<string, string>>;
  readonly planned?: WrittenPlan;
}
