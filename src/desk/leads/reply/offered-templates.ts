import { carCard, spokenPrice } from "../../../features/cards/card.ts";
import type { Person } from "../../../features/people/inbox.ts";
import { NAMELESS } from "../../../features/people/keys.ts";
import { type AnswerTemplate, templatesOf } from "../../../features/people/templates/data.ts";
import { type FieldValues, fillTemplate, openFields } from "../../../features/people/templates/rules.ts";
import type { Thread } from "../../../features/people/thread.ts";
import type { Site } from "../../../features/site/site.ts";
import { isAvailable } from "../../../features/stock/rules.ts";
import type { Entered } from "../../enter.ts";
import { shownCar } from "./car-card.ts";

/** A template with the known facts about a person filled in. */
export interface OfferedTemplate {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** Fields that the writer must fill in before sending. */
  readonly missing: readonly string[];
}

/** The templates that suit a person's newest enquiry, those for its kind first. */
export async function offeredTemplates(
  scope: Pick<Entered, "app" | "now" | "session">,
  { person, leads }: Pick<Thread, "person" | "leads">,
  site: Site,
): Promise<readonly OfferedTemplate[]> {
  const newest = leads.findLast(({ personId }) => personId === person.id);
  const all = await templatesOf(scope.app.db, site.slug);
  const own = all.filter((one) => isFor(one, person, newest?.category ?? null));
  if (own.length === 0) return [];
  const leadCar = leads.findLast(({ car, personId }) => car !== null && personId === person.id)?.car ?? null;
  const shown = leadCar && (await shownCar(scope, site, leadCar.path.slice(leadCar.path.lastIndexOf("/") + 1)));
  const values: FieldValues = {
    name: firstName(person),
    car: leadCar?.name ?? null,
    price: shown && isAvailable(shown) ? spokenPrice(carCard(shown, site, scope.now).price) : null,
    yard: site.dealerships.find(({ slug }) => slug === person.dealership_slug)?.name ?? site.name,
    me: scope.session.staff.name,
  };
  const special = (one: AnswerTemplate) => Number(one.category !== null);
  return own
    .toSorted((a, b) => special(b) - special(a))
    .map(({ id, name, text }) => {
      const filled = fillTemplate(text, values);
      return { id, name, text: filled, missing: openFields(filled) };
    });
}

const isFor = ({ dealership, category }: AnswerTemplate, person: Person, of: string | null): boolean =>
  (dealership === null || dealership === person.dealership_slug) && (category === null || category === of);

/** A person's first name; null if only their address is known. */
function firstName({ name, email, phone }: Person): string | null {
  if (name === email || name === phone || name === NAMELESS) return null;
  return name.trim().split(/\s+/)[0] || null;
}
