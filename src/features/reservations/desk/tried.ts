import type { Database } from "../../../db/open.ts";
import { keysOf } from "../../people/keys.ts";
import { isAt, listMoney, type MoneyPlace, type MoneySpan } from "./data.ts";
import { type MoneyRow, rowsOf } from "./rows.ts";

/** The most paid payments searched for people who have paid since. */
const MOST_PAID = 2_000;

/**
 * How many people tried to pay in these periods and could not. Somebody who tried three times counts once, and somebody
 * who has since paid the same dealership does not count. A payment whose payer is no longer known counts as one person.
 */
export async function triedInVain(
  db: Database,
  { places, spans }: { readonly places: readonly MoneyPlace[]; readonly spans: readonly MoneySpan[] },
  most: number,
): Promise<number> {
  const failed = await listMoney(db, { view: "failed", places, spans, words: "", offset: 0, limit: most });
  if (failed.length === 0) return 0;
  const paid = await paidSince(db, places, Math.min(...failed.map(({ payment }) => payment.created_at)));
  const people: Set<string>[] = [];
  let unknown = 0;
  for (const row of failed) {
    const keys = keysIn(row);
    if (keys.length === 0) unknown += 1;
    if (keys.length === 0 || paid.some((one) => isLater(one, row) && keysIn(one).some((key) => keys.includes(key))))
      continue;
    const known = people.find((one) => keys.some((key) => one.has(key)));
    if (known) for (const key of keys) known.add(key);
    else people.push(new Set(keys));
  }
  return people.length + unknown;
}

const isLater = ({ payment: one }: MoneyRow, { payment: other }: MoneyRow) => one.id > other.id;

/** The keys that identify a payer, within one dealership. */
const keysIn = ({ payment, payer: { phone, email } }: MoneyRow): readonly string[] =>
  keysOf({ phone, email }).map((key) => `${payment.site_slug} ${payment.dealership_slug} ${key}`);

async function paidSince(db: Database, places: readonly MoneyPlace[], since: number): Promise<readonly MoneyRow[]> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("paid_at", "is not", null)
    .where("created_at", ">=", since)
    .where((row) => row.or(places.map((place) => isAt(row, place))))
    .orderBy("created_at", "desc")
    .limit(MOST_PAID)
    .execute();
  return rowsOf(db, rows);
}
