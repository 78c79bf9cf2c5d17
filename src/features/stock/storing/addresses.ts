import { slices } from "../../../db/bulk.ts";
import type { Database } from "../../../db/open.ts";
import { slugOf } from "../../../lib/words/slug.ts";
import type { CarInput } from "../schema.ts";

/**
 * An address for each new car, by stock number: `2021-toyota-rav4-gxl-u10482`. If another car has it, the dealership's
 * slug is appended, then a number. It never changes, whatever the feed corrects later.
 */
export async function newSlugs(
  db: Database,
  dealershipSlug: string,
  cars: readonly CarInput[],
): Promise<Map<string, string>> {
  const slugs = new Map<string, string>();
  const taken = new Set<string>();
  let open = cars.map((car) => ({ stocknum: car.stocknum, plain: plainSlug(car) }));
  for (let tries = 0; open.length > 0; tries++) {
    const ending = tries === 0 ? "" : tries === 1 ? `-${dealershipSlug}` : `-${dealershipSlug}-${tries}`;
    for (const some of slices(open.map(({ plain }) => plain + ending))) {
      const rows = await db.selectFrom("cars").select("slug").where("slug", "in", some).execute();
      for (const { slug } of rows) {
        taken.add(slug);
      }
    }
    open = open.filter(({ stocknum, plain }) => {
      const slug = plain + ending;
      const free = !taken.has(slug);
      if (free) {
        taken.add(slug);
        slugs.set(stocknum, slug);
      }
      return !free;
    });
  }
  return slugs;
}

function plainSlug({ year, make, model, badge, stocknum }: CarInput): string {
  return slugOf([year, make, model, badge, stocknum].filter((part) => part !== null).join(" ")) || "car";
}
