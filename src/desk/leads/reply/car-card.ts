import { carCard, spokenPrice } from "../../../features/cards/card.ts";
import type { LetterCar } from "../../../features/notices/letter.ts";
import { EVERYTHING, stockRule } from "../../../features/search/data.ts";
import { cardOf } from "../../../features/search/index/documents/document.ts";
import type { Site } from "../../../features/site/site.ts";
import type { CardCar } from "../../../features/stock/card-car.ts";
import { allOf, quoted } from "../../../services/search/port.ts";
import type { Entered } from "../../enter.ts";
import { pictureAt } from "../inbox-view.ts";

/** A car that an answer can show: one that shoppers see on the site now. */
export interface OfferedCar {
  readonly slug: string;
  readonly name: string;
  readonly price: string;
  readonly picture: string | null;
}

/** The most cars offered at once. */
const MOST_OFFERED = 8;

/** Cars of the site that match these words, as shoppers would find them; null if the search is unavailable. */
export async function offeredCars(
  { app, now }: Pick<Entered, "app" | "now">,
  site: Site,
  words: string,
): Promise<readonly OfferedCar[] | null> {
  const question = { ...EVERYTHING, query: words.slice(0, 100), filter: stockRule(site, now), limit: MOST_OFFERED };
  const found = await app.search.search(question);
  if (!found.ok) return null;
  return found.value.hits.map(cardOf).map((car) => {
    const { title, badge, price, photos } = carCard(car, site, now);
    return {
      slug: car.slug,
      name: [title, badge].filter(Boolean).join(" "),
      price: spokenPrice(price),
      picture: pictureAt(site, photos[0] ?? null),
    };
  });
}

/** A car that shoppers see on the site now; null for any other, or if the search is unavailable. */
export async function shownCar(
  { app, now }: Pick<Entered, "app" | "now">,
  site: Site,
  slug: string,
): Promise<CardCar | null> {
  if (slug === "" || slug.length > 300) return null;
  const filter = allOf(stockRule(site, now), `slug = ${quoted(slug)}`);
  const found = await app.search.search({ ...EVERYTHING, filter, limit: 1 });
  const [hit] = found.ok ? found.value.hits : [];
  return hit ? cardOf(hit) : null;
}

/** A car for a mail, with the price that the site shows. */
export function letterCar(car: CardCar, site: Site, now: number): LetterCar {
  const card = carCard(car, site, now);
  return {
    title: card.title,
    badge: card.badge,
    price: card.price.text,
    note: card.price.note || null,
    facts: card.facts
      .slice(0, 3)
      .map(({ value }) => value)
      .join(", "),
    place: card.place,
    path: car.path,
    picture: card.photos[0] ?? null,
  };
}
