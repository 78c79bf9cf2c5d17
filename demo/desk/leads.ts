import { randomUUID } from "node:crypto";
import { statementOverRows } from "../../src/db/bulk.ts";
import type { PersonState } from "../../src/db/desk/people-tables.ts";
import type { Database } from "../../src/db/open.ts";
import { leadRecord } from "../../src/features/leads/rules.ts";
import { optInRecord } from "../../src/features/leads/sending/consent.ts";
import { adoptLeads } from "../../src/features/people/adopting/mutations.ts";
import type { Sites } from "../../src/features/site/data.ts";
import type { Dealership, Site } from "../../src/features/site/site.ts";
import { carsOfDealershipAfter } from "../../src/features/stock/data.ts";
import type { Car } from "../../src/features/stock/schema.ts";
import { type Chance, chance } from "../stock/random.ts";
import { ANSWERS, DEMO_LEADS, FIRST_NAMES, LAST_NAMES, type LeadKindOfDemo, NOTES } from "./words.ts";

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const DAYS = 90;
const SEED = 7;
/** An address that nobody has (RFC 5737). */
const DEMO_ADDRESS = "192.0.2.1";

export interface SeedLeads {
  /** Epoch milliseconds. */
  readonly now: number;
  /** How many leads each of the sites gets. */
  readonly perSite: number;
  readonly sites: readonly string[];
}

interface Shopper {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone: string;
}

/**
 * Makes leads of the last 90 days for some demo sites, none of which is delivered to anybody, and what the desk
 * answered them. Nothing is made where leads are already.
 */
export async function seedLeads(
  db: Database,
  sites: Pick<Sites, "bySlug">,
  { now, perSite, sites: slugs }: SeedLeads,
): Promise<number> {
  if (await db.selectFrom("leads").select("id").limit(1).executeTakeFirst()) return 0;
  let made = 0;
  for (const [stream, slug] of slugs.entries()) {
    const site = sites.bySlug(slug);
    if (site) made += await leadsOfSite(db, site, { now, perSite, random: chance(SEED, stream) });
  }
  await adoptLeads(db, { now, all: true });
  await answerPeople(db, now, chance(SEED, 99));
  return made;
}

interface OfSite {
  readonly now: number;
  readonly perSite: number;
  readonly random: Chance;
}

async function leadsOfSite(db: Database, site: Site, { now, perSite, random }: OfSite): Promise<number> {
  const stock = new Map<string, readonly Car[]>();
  for (const { id, slug } of site.dealerships) stock.set(slug, await carsOfDealershipAfter(db, id, 0, 120));
  const people: Shopper[] = [];
  // The newest come last, as they would have.
  const times = Array.from({ length: perSite }, () => Math.floor(now - random.next() ** 2 * DAYS * DAY_MS - MINUTE_MS));
  const rows = times.sort((a, b) => a - b).map((at) => leadRow(site, stock, shopper(people, random), { at, random }));
  const insert = statementOverRows(db, 9, (count) =>
    db
      .insertInto("leads")
      .values(Array.from({ length: count }, () => EMPTY_LEAD))
      .compile(),
  );
  await insert(rows);
  return rows.length;
}

const EMPTY_LEAD = {
  lead_uid: "",
  site_slug: "",
  dealership_slug: "",
  car_id: 0,
  category: "",
  subcategory: "",
  payload: "",
  opt_in: "",
  created_at: 0,
};

/** Somebody new, or one in three times somebody who wrote before. */
function shopper(people: Shopper[], random: Chance): Shopper {
  if (people.length > 10 && random.happens(0.33)) return random.pick(people.slice(-200));
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const box = `${first}.${last}`
    .normalize("NFD")
    .replace(/[^A-Za-z.]/g, "")
    .toLowerCase();
  // Numbers that the regulator keeps free for fiction.
  const phone = `0491 57${random.whole(0, 9)} ${String(random.whole(0, 999)).padStart(3, "0")}`;
  const person = { first, last, email: `${box}${people.length}@shopper.example`, phone };
  people.push(person);
  return person;
}

function leadRow(
  site: Site,
  stock: ReadonlyMap<string, readonly Car[]>,
  person: Shopper,
  { at, random }: { readonly at: number; readonly random: Chance },
): readonly unknown[] {
  const kind: LeadKindOfDemo = random.weighted(DEMO_LEADS, ({ weight }) => weight);
  const dealership = random.pick(site.dealerships) as Dealership;
  const cars = stock.get(dealership.slug) ?? [];
  const car = kind.aboutCar && cars.length > 0 ? random.pick(cars) : null;
  const message = random.pick(kind.messages).replace("{car}", car ? car.name : "car");
  const words = { name: person.first, last_name: person.last, email: person.email, phone: person.phone };
  const cameWith = random.happens(0.4)
    ? {
        utm_source: random.pick(["google", "facebook", "newsletter"]),
        utm_campaign: random.pick(["hybrid suv", "utes", "spring"]),
      }
    : {};
  const record = leadRecord({
    payload: {
      ...words,
      ...(message ? { message } : {}),
      opt_in: random.happens(0.3),
      lead_attributes: {
        visited_pages: ["/", "/search/used-cars", car?.path ?? "/service"],
        linked_query_params: cameWith,
      },
    },
    userData: {},
    category: kind.category,
    car,
    dealership,
    config: site.configFor(dealership.slug),
    userAgent: "",
  } as Parameters<typeof leadRecord>[0]);
  const asked = { opt_in: record.payload.opt_in, opt_in_text: site.config.optInText };
  const optIn = optInRecord(record, asked, site.configFor(dealership.slug), { now: at, ip: DEMO_ADDRESS });
  return [
    randomUUID(),
    site.slug,
    dealership.slug,
    car?.id ?? null,
    kind.category,
    null,
    JSON.stringify(record),
    JSON.stringify(optIn),
    at,
  ];
}

/** Most people who wrote before this morning were answered; a few were forgotten, which the desk is there to show. */
async function answerPeople(db: Database, now: number, random: Chance): Promise<void> {
  const staff = await db
    .selectFrom("staff")
    .innerJoin("staff_roles", "staff_roles.staff_id", "staff.id")
    .select(["staff.id", "name", "reach", "role"])
    .where("role", "in", ["sales", "manager"])
    .execute();
  const people = await db.selectFrom("people").selectAll().execute();
  await db.transaction().execute(async (trx) => {
    for (const person of people) {
      const theirs = staff.filter(({ reach }) =>
        [`site:${person.site_slug}`, `dealership:${person.dealership_slug}`].includes(reach),
      );
      const age = now - person.last_at;
      if (theirs.length === 0 || age < 8 * 60 * MINUTE_MS || random.happens(age < 2 * DAY_MS ? 0.35 : 0.01)) continue;
      const by = random.pick(theirs);
      const at = person.last_at + random.whole(3, 140) * MINUTE_MS;
      const entry = (kind: "answer" | "note", text: string, later: number) => ({
        person_id: person.id,
        at: at + later,
        kind,
        staff_id: by.id,
        by: by.name,
        notice_id: null,
        text: text.replace("{name}", person.name.split(" ")[0] ?? ""),
      });
      await trx
        .insertInto("people_entries")
        .values(entry("answer", random.pick(ANSWERS), 0))
        .execute();
      if (random.happens(0.3))
        await trx
          .insertInto("people_entries")
          .values(entry("note", random.pick(NOTES), 40 * MINUTE_MS))
          .execute();
      await trx
        .updateTable("people")
        .set({ ...standing(age, random), assignee_id: by.id, waiting_since: null, last_at: at })
        .where("id", "=", person.id)
        .execute();
      await trx
        .insertInto("people_views")
        .values({ person_id: person.id, staff_id: by.id, at })
        .onConflict((conflict) => conflict.columns(["person_id", "staff_id"]).doNothing())
        .execute();
    }
  });
}

/** How it stands with somebody who was answered so long ago. */
function standing(age: number, random: Chance): { readonly state: PersonState; readonly lost_reason: string | null } {
  const isOld = age > 14 * DAY_MS;
  const state = random.weighted<PersonState>(["contacted", "appointment", "offer", "won", "lost"], (one) =>
    isOld
      ? { contacted: 2, appointment: 1, offer: 1, won: 3, lost: 6, new: 0 }[one]
      : { contacted: 6, appointment: 3, offer: 2, won: 1, lost: 1, new: 0 }[one],
  );
  return {
    state,
    lost_reason: state === "lost" ? random.pick(["Bought elsewhere", "Price", "No answer", "Only looking"]) : null,
  };
}
