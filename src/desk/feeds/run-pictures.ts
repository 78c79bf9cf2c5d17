import type { Run } from "../../features/feeds/runs/data.ts";
import { picturesOfStock } from "../../features/stock/data.ts";
import type { Entered } from "../enter.ts";
import { pictureAt } from "../leads/inbox-view.ts";
import type { NamedPlace } from "../places.ts";
import type { RunView } from "./run-view.ts";

/** The most pictures beside a line of the report. */
const MOST_SHOWN = 3;

/** The stock number at the end of a car's label: `2019 Mazda CX-3 Sport (GU12174)`. */
export const stocknumIn = (label: string): string | null => /\(([^()]+)\)(?:: .*)?$/.exec(label)?.[1] ?? null;

/** The report with pictures of the first cars of each line, if they are in the stock. */
export async function withPictures(
  { app }: Entered,
  { dealershipId }: Run,
  { site: slug }: NamedPlace,
  view: RunView,
): Promise<RunView> {
  const site = app.sites.bySlug(slug);
  const named = view.ledger.map(({ cars }) => cars.flatMap((car) => stocknumIn(car) ?? []));
  const known = await picturesOfStock(app.db, dealershipId, [...new Set(named.flat())]);
  if (!site || known.size === 0) return view;
  const shown = (stocknums: readonly string[]) =>
    stocknums.flatMap((stocknum) => pictureAt(site, known.get(stocknum) ?? null) ?? []).slice(0, MOST_SHOWN);
  return { ...view, ledger: view.ledger.map((line, at) => ({ ...line, pictures: shown(named[at] ?? []) })) };
}
