import type { Choices, ShownColumns } from "../../features/feeds/uploads/columns.ts";
import { type RememberedChoices, rememberedChoices } from "../../features/feeds/uploads/data.ts";
import { forgetChoices, rememberChoices } from "../../features/feeds/uploads/mutations.ts";
import { briefMoment } from "../../lib/time/brief-moment.ts";
import type { Entered } from "../enter.ts";
import { columnsOf, type Uploaded } from "./uploaded.ts";

/** The column choices for an earlier file with the same headings, which apply to the next one and can be forgotten. */

type Columns = ShownColumns["columns"];

const headingsOf = (columns: Columns) => columns.map(({ heading }) => heading);

/** The remembered fields of these columns, with a sentence about who chose them; null if nobody did. */
export async function rememberedFor(
  { app, now }: Entered,
  { file, place }: Uploaded,
  columns: Columns,
): Promise<{ readonly fields: RememberedChoices["choices"]; readonly says: string } | null> {
  const found = await rememberedChoices(app.db, file.dealershipId, headingsOf(columns));
  if (!found) return null;
  const when = briefMoment(found.at, now, place.timeZone);
  return {
    fields: found.choices,
    says: `The columns are as ${found.by} chose them for ${found.file}, which has the same headings (${when}).`,
  };
}

async function headingsIn(scope: Entered, uploaded: Uploaded): Promise<Columns | null> {
  const read = await columnsOf(scope, uploaded, null);
  return read.ok ? read.value.columns : null;
}

const chosenBy = ({ session, now }: Entered, { file, place }: Uploaded, columns: Columns) => ({
  dealershipId: file.dealershipId,
  headings: headingsOf(columns),
  by: { id: session.staff.id, name: session.staff.name },
  place: { site: place.site, dealership: place.dealership },
  now,
});

/** Remembers the column choices of an imported file, if they differ from what would be recognised automatically. */
export async function rememberFor(scope: Entered, uploaded: Uploaded, choices: Choices): Promise<void> {
  const columns = await headingsIn(scope, uploaded);
  if (columns === null || columns.length !== choices.length) return;
  const isOwn = columns.some(({ field, isSpelled }, at) => !isSpelled && field !== choices[at]);
  const chosen = chosenBy(scope, uploaded, columns);
  if (isOwn) await rememberChoices(scope.app.db, chosen, { choices, file: uploaded.file.name });
  else await forgetChoices(scope.app.db, chosen);
}

export async function forgetFor(scope: Entered, uploaded: Uploaded): Promise<void> {
  const columns = await headingsIn(scope, uploaded);
  if (columns !== null) await forgetChoices(scope.app.db, chosenBy(scope, uploaded, columns));
}
