import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { recordAct } from "../../staff/audit/mutations.ts";
import type { Staff } from "../../staff/person.ts";
import { type AnswerTemplate, signatureOf, templatesOf } from "./data.ts";
import {
  LONGEST_SIGNATURE,
  LONGEST_TEMPLATE,
  LONGEST_TEMPLATE_NAME,
  MOST_TEMPLATES,
  TEMPLATE_FIELDS,
  unknownFields,
} from "./rules.ts";

interface Doing {
  readonly by: Pick<Staff, "id" | "name">;
  /** Epoch milliseconds. */
  readonly now: number;
}

type Written = Pick<AnswerTemplate, "site" | "dealership" | "category" | "name" | "text">;

const plain = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** Why a template cannot be saved, as a sentence; null if it can. */
function problemOf({ name, text }: Written): string | null {
  if (name === "" || text === "") return "Give the template a name and a text.";
  if (name.length > LONGEST_TEMPLATE_NAME) return `A name has at most ${LONGEST_TEMPLATE_NAME} characters.`;
  if (text.length > LONGEST_TEMPLATE) return `A template has at most ${LONGEST_TEMPLATE} characters.`;
  const [unknown] = unknownFields(text);
  if (unknown === undefined) return null;
  const known = Object.keys(TEMPLATE_FIELDS).map((field) => `{{${field}}}`);
  return `There is no field {{${unknown}}}. The fields are ${known.join(", ")}.`;
}

/** Saves a new template or, with an id, overwrites an existing one of the same site. */
export async function saveTemplate(
  db: Database,
  { id, by, now, ...typed }: Doing & Written & { readonly id: number | null },
): Promise<Result<number, string>> {
  const written: Written = { ...typed, name: plain(typed.name), text: plain(typed.text) };
  const problem = problemOf(written);
  if (problem !== null) return err(problem);
  const { site, dealership, category, name, text } = written;
  return db.transaction().execute(async (trx) => {
    const all = await templatesOf(trx, site);
    const known = all.find((one) => one.id === id);
    if (id !== null && !known) return err("Somebody has removed this template meanwhile.");
    if (!known && all.length >= MOST_TEMPLATES) return err(`A site has at most ${MOST_TEMPLATES} templates.`);
    const row = { dealership_slug: dealership, category, name, text, changed_at: now, changed_by: by.name };
    const saved = known
      ? await trx.updateTable("answer_templates").set(row).where("id", "=", known.id).returning("id").executeTakeFirst()
      : await trx
          .insertInto("answer_templates")
          .values({ ...row, site_slug: site, removed_at: null })
          .returning("id")
          .executeTakeFirst();
    const number = saved?.id ?? 0;
    await record(trx, { by, now, id: number, action: known ? "change" : "add", before: known, after: written });
    return ok(number);
  });
}

/** Deletes a template; sent answers stay as they are. */
export async function removeTemplate(
  db: Database,
  { template, by, now }: Doing & { readonly template: AnswerTemplate },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable("answer_templates").set({ removed_at: now }).where("id", "=", template.id).execute();
    await record(trx, { by, now, id: template.id, action: "remove", before: template });
  });
}

interface Recorded extends Doing {
  readonly id: number;
  readonly action: string;
  readonly before?: Written | undefined;
  readonly after?: Written;
}

const record = (trx: Database, { by, now, id, action, before, after }: Recorded): Promise<void> => {
  const { site, dealership } = after ?? (before as Written);
  const place = { site, ...(dealership !== null && { dealership }) };
  const actor = { id: by.id, name: by.name };
  return recordAct(trx, { by: actor, subject: `template:${id}`, action, place, before, after, now });
};

/** Saves a staff member's signature; an empty text deletes it. */
export async function saveSignature(
  db: Database,
  { by, now, text: typed }: Doing & { readonly text: string },
): Promise<Result<null, string>> {
  const text = plain(typed);
  if (text.length > LONGEST_SIGNATURE) return err(`A signature has at most ${LONGEST_SIGNATURE} characters.`);
  await db.transaction().execute(async (trx) => {
    const before = await signatureOf(trx, by.id);
    const row = { text, changed_at: now };
    await trx
      .insertInto("staff_signatures")
      .values({ staff_id: by.id, ...row })
      .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(row))
      .execute();
    const actor = { id: by.id, name: by.name };
    await recordAct(trx, { by: actor, subject: `staff:${by.id}`, action: "signature", before, after: text, now });
  });
  return ok(null);
}
