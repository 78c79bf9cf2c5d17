import { shopperName } from "../../features/leads/sending/wording.ts";
import { inboxPeople, latestLeads, type Person } from "../../features/people/inbox.ts";
import { peopleByIds, peopleNamed } from "../../features/people/named.ts";
import { plateShown } from "../../features/people/plate.ts";
import { listMoney, moneyAt } from "../../features/reservations/desk/data.ts";
import type { MoneyRow } from "../../features/reservations/desk/rows.ts";
import { standingOf } from "../../features/reservations/desk/standing.ts";
import { EVERYTHING } from "../../features/search/data.ts";
import { carsByIds } from "../../features/stock/data.ts";
import type { Car } from "../../features/stock/schema.ts";
import { outrightPrice } from "../../features/stock/shown-price.ts";
import { listMoments } from "../../lib/time/list-moments.ts";
import { exactMoney, formatMoney } from "../../lib/words/format.ts";
import { allOf } from "../../services/search/port.ts";
import type { Entered } from "../enter.ts";
import { pictureAt, seenPlaces } from "../leads/inbox-view.ts";
import { leadLine } from "../leads/words.ts";
import { moneyPlaces } from "../money/money-days.ts";
import { carOf, momentsOf, zoneAt } from "../money/money-view.ts";
import { deskZone } from "../places.ts";
import { placeOfCar, siteOf } from "../stock/car-places.ts";
import { stockPlaces, within } from "../stock/stock-view.ts";
import { isWorthAsking } from "./matching.ts";

/** A person, car or payment in the palette's list. */
export interface Hit {
  readonly kind: "person" | "car" | "payment";
  readonly id: number;
  readonly name: string;
  readonly line: string;
  readonly plate: string | null;
  readonly picture: string | null;
  /** Text at the end of the row: a price, an amount, or when the person was last active. */
  readonly end: string;
}

/** The search results; null for a kind that could not be searched just now. */
export interface Found {
  readonly people: readonly Hit[];
  readonly cars: readonly Hit[] | null;
  readonly payments: readonly Hit[];
}

/** The most characters of the typed text that are searched. */
const LONGEST = 100;
const MOST_PEOPLE = 6;
const MOST_CARS = 6;
const MOST_PAYMENTS = 4;
const MOST_RECENT = 8;

/** The people, cars and payments that match these words and that the user may see. */
export async function foundBy(scope: Entered, typed: string): Promise<Found> {
  const words = typed.replace(/\s+/g, " ").trim().slice(0, LONGEST);
  if (!isWorthAsking(words)) return { people: [], cars: [], payments: [] };
  const [people, cars, payments] = await Promise.all([
    peopleWith(scope, words),
    carsWith(scope, words),
    listMoney(scope.app.db, {
      view: "all",
      places: moneyPlaces(scope, "money.read"),
      spans: null,
      words,
      offset: 0,
      limit: MOST_PAYMENTS,
    }),
  ]);
  return { people, cars, payments: paymentHits(scope, payments) };
}

/**
 * The things with these ids of the form `person 1`, `car 2` or `payment 3`, in order, without those that are gone or
 * that the user may not see.
 */
export async function recentHits(scope: Entered, ids: readonly string[]): Promise<readonly Hit[]> {
  const { db } = scope.app;
  const matches = ids.slice(0, MOST_RECENT).map((id) => /^(person|car|payment) (\d{1,12})$/.exec(id));
  const numbers = (kind: Hit["kind"]) => matches.flatMap((one) => (one?.[1] === kind ? [Number(one[2])] : []));
  const money = moneyPlaces(scope, "money.read");
  const [people, cars, payments] = await Promise.all([
    peopleByIds(db, seenPlaces(scope), numbers("person")),
    carsByIds(db, numbers("car")),
    Promise.all(numbers("payment").map((id) => moneyAt(db, money, id))),
  ]);
  const hits = [
    ...(await peopleHits(scope, people)),
    ...carHits(scope, cars),
    ...paymentHits(
      scope,
      payments.filter((row) => row !== null),
    ),
  ];
  return matches.flatMap((one) => hits.find(({ kind, id }) => kind === one?.[1] && id === Number(one[2])) ?? []);
}

/** People whose names match first, then those matched by anything else: a phone number, a car, a message. */
async function peopleWith(scope: Entered, words: string): Promise<readonly Hit[]> {
  const { app, now, session } = scope;
  const places = seenPlaces(scope);
  const named = await peopleNamed(app.db, places, words, MOST_PEOPLE);
  const rest =
    named.length === MOST_PEOPLE
      ? []
      : await inboxPeople(app.db, {
          view: "all",
          places,
          staffId: session.staff.id,
          words,
          now,
          limit: MOST_PEOPLE,
          dealership: null,
          category: null,
          state: null,
          assignee: null,
          source: null,
          campaign: null,
          age: null,
          before: null,
        });
  const others = rest.filter(({ id }) => !named.some((one) => one.id === id));
  return peopleHits(scope, [...named, ...others].slice(0, MOST_PEOPLE));
}

async function peopleHits(scope: Entered, people: readonly Person[]): Promise<readonly Hit[]> {
  const { app, now } = scope;
  const leads = await latestLeads(
    app.db,
    people.map(({ id }) => id),
  );
  const zoneOf = ({ site_slug, dealership_slug }: Person) =>
    app.sites.bySlug(site_slug)?.configFor(dealership_slug).timezone ?? deskZone(scope);
  const moments = listMoments(people.map(zoneOf), now);
  return people.flatMap((person) => {
    const lead = leads.get(person.id);
    if (!lead) return [];
    const name = person.name || shopperName({ record: lead.record } as Parameters<typeof shopperName>[0]);
    return [
      {
        ...({ kind: "person", id: person.id, name, line: leadLine(lead.record), plate: null, picture: null } as const),
        end: moments.brief(person.last_at, zoneOf(person)),
      },
    ];
  });
}

/** Cars for sale first, then sold ones; null if the search engine is unavailable. */
async function carsWith(scope: Entered, words: string): Promise<readonly Hit[] | null> {
  const { app } = scope;
  const slugs = [...new Set(stockPlaces(scope).map(({ dealership }) => dealership))];
  if (slugs.length === 0) return [];
  const ask = (status: string, limit: number) =>
    app.search.search({ ...EVERYTHING, query: words, filter: allOf(within(slugs), status), limit });
  const offered = await ask("status != sold", MOST_CARS);
  if (!offered.ok) return null;
  const room = MOST_CARS - offered.value.hits.length;
  const sold = room > 0 ? await ask("status = sold", room) : null;
  if (sold && !sold.ok) return null;
  const ids = [...offered.value.hits, ...(sold?.value.hits ?? [])].map(({ id }) => id);
  const byId = new Map((await carsByIds(app.db, ids)).map((car) => [car.id, car]));
  return carHits(
    scope,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

function carHits(scope: Entered, cars: readonly Car[]): readonly Hit[] {
  return cars.flatMap((car) => {
    const site = siteOf(scope, car);
    if (!site || !placeOfCar(scope, car, "stock.read")) return [];
    const price = outrightPrice(car);
    return [
      {
        ...({ kind: "car", id: car.id, name: car.name, line: car.stocknum, plate: plateShown(car.regplate) } as const),
        picture: pictureAt(site, car.primary_image_url),
        end: car.status === "sold" ? "Sold" : price === null ? "No price" : formatMoney(price),
      },
    ];
  });
}

function paymentHits(scope: Entered, rows: readonly MoneyRow[]): readonly Hit[] {
  const moments = momentsOf(scope, rows);
  return rows.map((row) => {
    const { payment, payer } = row;
    const { car } = carOf(scope, row);
    const when = moments.brief(payment.created_at, zoneAt(scope, row));
    return {
      kind: "payment",
      id: payment.id,
      name: payer.name || "Name not kept",
      plate: null,
      picture: null,
      line: `${standingOf(row).text}, ${car}, ${when}`,
      end: exactMoney(payment.amount_cents),
    };
  });
}
