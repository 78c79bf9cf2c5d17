import { modelBodies, modelHref, modelImage } from "../site/models.ts";
import type { Model } from "../site/site.ts";

/** Length at which a model's description is cut (MODEL-025). */
const DESCRIPTION_LENGTH = 200;

/** The label on a model's card; null where it has none (MODEL-027). */
export function modelLabel(status: Model["status"]): string | null {
  if (status === "new") return "NEW";
  return status === "coming_soon" ? "COMING SOON" : null;
}

/** A model as its card shows it (MODEL-022 to MODEL-027). */
export interface ModelCard {
  readonly id: number;
  readonly name: string;
  readonly make: string;
  readonly href: string;
  readonly image: string | null;
  readonly label: string | null;
  /** Whole dollars; null where it is not known or not shown. */
  readonly from: number | null;
  /** Whole dollars, shown or not, for filtering by price (MODEL-029). */
  readonly startsAt: number | null;
  readonly description: string | null;
  readonly bodies: readonly string[];
  /** Metres; null where not known. */
  readonly length: number | null;
}

export function modelCard(model: Model, showFromPrice: boolean): ModelCard {
  const words = model.short_description;
  const long = words !== null && words.length > DESCRIPTION_LENGTH;
  return {
    id: model.id,
    name: model.name,
    make: model.manufacturer_name,
    href: modelHref(model),
    image: modelImage(model),
    label: modelLabel(model.status),
    from: showFromPrice ? model.from_price : null,
    startsAt: model.from_price,
    description: long ? `${words.slice(0, DESCRIPTION_LENGTH).trimEnd()}...` : words,
    bodies: modelBodies(model),
    length: model.length,
  };
}

/** Body categories of these models with the number of models, the most frequent first. */
export function bodyCategories(
  cards: readonly ModelCard[],
): readonly { readonly body: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) for (const body of card.bodies) counts.set(body, (counts.get(body) ?? 0) + 1);
  return [...counts].map(([body, count]) => ({ body, count })).sort((a, b) => b.count - a.count);
}
