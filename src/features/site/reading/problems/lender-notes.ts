import type { Site } from "../../site.ts";
import { pointerOf, type SiteProblem } from "./problems.ts";

const POINTER = pointerOf(["finance", "lenderProducts"]);

/**
 * Notes on lender products whose lender is nobody's finance provider: no page would ever show them, and nothing else
 * would say so.
 */
export function lenderNotes(site: Site): SiteProblem[] {
  const { slug, config, dealerships } = site;
  const own = dealerships.map((dealership) => ({ dealership, config: site.configFor(dealership.slug) }));
  const usedBy = [config, ...own.map((one) => one.config)];
  const isUsed = (lender: string) =>
    usedBy.some(
      ({ financeProvider, lenderProducts }) =>
        financeProvider === lender && lenderProducts.some((product) => product.lender === lender),
    );
  const lenders = lendersOf(config);
  const notes = [...lenders].filter((lender) => !isUsed(lender)).map((lender) => note(`${slug}/site.json`, lender));
  for (const { dealership, config: theirs } of own) {
    const file = `${dealership.folder ?? slug}/dealerships/${dealership.slug}.json`;
    for (const lender of lendersOf(theirs))
      if (!lenders.has(lender) && theirs.financeProvider !== lender) notes.push(note(file, lender));
  }
  return notes;
}

const lendersOf = ({ lenderProducts }: Site["config"]) => new Set(lenderProducts.map(({ lender }) => lender));

const note = (file: string, lender: string): SiteProblem => ({
  file,
  pointer: POINTER,
  message: `The products of ${lender} are never used, because no dealership here has it for its provider: write "financeProvider": ${JSON.stringify(lender)}, or take them out.`,
});
