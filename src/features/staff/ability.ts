import { STAFF_ROLES, type StaffRole } from "../../db/desk/staff-tables.ts";

export { STAFF_ROLES, type StaffRole };

/**
 * Who may do what at the desk: the one table that every loader and action checks. A role applies within a reach:
 * everything, a site with all its dealerships, or one dealership.
 */

/** Each role's name and description, for the page that grants it. */
export const ROLES: Readonly<Record<StaffRole, { readonly name: string; readonly says: string }>> = {
  platform: { name: "Platform", says: "Runs the server: everything, on every site." },
  owner: { name: "Group owner", says: "Everything within the group, its people included." },
  manager: { name: "Manager", says: "Everything within the dealership, its people and refunds included." },
  sales: { name: "Sales", says: "Answers leads, books test drives, mends stock." },
  workshop: { name: "Workshop", says: "Answers service and parts leads, keeps the service diary." },
  marketing: { name: "Marketing", says: "Mends stock and its pictures, sees feeds; sees no person’s details." },
  reader: { name: "Reader", says: "Sees everything that sales see, and changes nothing." },
};

/** The most powerful role first, in the same order as in the database. */
const EVERYBODY: readonly StaffRole[] = STAFF_ROLES;
/** The roles that allow everything within their reach, the most powerful first. */
export const BOSSES: readonly StaffRole[] = ["platform", "owner", "manager"];
const SELLERS: readonly StaffRole[] = [...BOSSES, "sales"];
const ANSWERING: readonly StaffRole[] = [...SELLERS, "workshop"];
const STOCKING: readonly StaffRole[] = [...SELLERS, "marketing"];

interface Action {
  /** The action, as in "You may not …". */
  readonly says: string;
  readonly roles: readonly StaffRole[];
  /** Whether a passkey must have confirmed the person within the last minutes. */
  readonly confirmed?: true;
}

const action = (says: string, roles: readonly StaffRole[]): Action => ({ says, roles });
const confirmedAction = (says: string, roles: readonly StaffRole[]): Action => ({ says, roles, confirmed: true });

/** Everything that can be done at the desk. */
export const ACTIONS = {
  "own.account": action("look after your own sign-in", EVERYBODY),
  // Requires a passkey: otherwise access to the mailbox would be enough to replace a passkey with another.
  "own.passkeys": confirmedAction("take a passkey off", EVERYBODY),
  "leads.read": action("see leads", [...ANSWERING, "reader"]),
  "leads.answer": action("answer leads", ANSWERING),
  "leads.assign": action("give leads to somebody", ANSWERING),
  "leads.merge": action("join or split people’s threads", SELLERS),
  "leads.export": confirmedAction("export leads", BOSSES),
  "leads.erase": confirmedAction("erase a person", BOSSES),
  "consents.read": action("see what people agreed to", [...BOSSES, "reader"]),
  "consents.edit": action("change who wants no offers", BOSSES),
  "templates.edit": action("change answer templates", BOSSES),
  "leads.retry": action("send a parked lead again", BOSSES),
  "shifts.read": action("see who is on shift", [...ANSWERING, "reader"]),
  "shifts.edit": action("change who is on shift", BOSSES),
  "shifts.away": action("say when you are away", ANSWERING),
  "routes.read": action("see where leads go", BOSSES),
  // An address added there receives every lead by mail from then on.
  "routes.edit": confirmedAction("change where leads go", BOSSES),
  "stock.read": action("see the stock", EVERYBODY),
  "stock.edit": action("change the stock", STOCKING),
  "stock.add": action("add a car", STOCKING),
  "feeds.read": action("see stock files", [...STOCKING, "reader"]),
  "feeds.run": action("let stock files go or take them back", BOSSES),
  "money.read": action("see payments", [...SELLERS, "reader"]),
  "money.hold": action("hold a car for longer or release it", SELLERS),
  "money.refund": confirmedAction("give money back", BOSSES),
  "money.export": confirmedAction("export payments", [...BOSSES, "reader"]),
  "diary.read": action("see the diary", [...ANSWERING, "reader"]),
  "diary.book": action("book in the diary", ANSWERING),
  "diary.settings": action("change the diary’s hours", BOSSES),
  "staff.read": action("see who works here", BOSSES),
  "staff.manage": confirmedAction("invite people or take their access away", BOSSES),
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** A dealership as one site shows it. */
export interface Place {
  readonly site: string;
  readonly dealership: string;
}

/** A role within a reach: `*`, `site:<slug>` or `dealership:<slug>`. */
export interface Grant {
  readonly role: StaffRole;
  readonly reach: string;
}

export const EVERYWHERE = "*";
export const siteReach = (slug: string) => `site:${slug}`;
export const dealershipReach = (slug: string) => `dealership:${slug}`;

const covers = (reach: string, { site, dealership }: Place): boolean =>
  reach === EVERYWHERE || reach === siteReach(site) || reach === dealershipReach(dealership);

const allows = (name: ActionName, role: StaffRole): boolean =>
  (ACTIONS[name].roles as readonly StaffRole[]).includes(role);

/** Whether these grants allow the action at this place. */
export const may = (grants: readonly Grant[], name: ActionName, place: Place): boolean =>
  grants.some(({ role, reach }) => allows(name, role) && covers(reach, place));

/** Whether these grants allow the action at any place at all. */
export const mayAnywhere = (grants: readonly Grant[], name: ActionName): boolean =>
  grants.some(({ role }) => allows(name, role));

/** Those of the places where these grants allow the action. */
export const placesFor = <P extends Place>(grants: readonly Grant[], name: ActionName, places: readonly P[]): P[] =>
  places.filter((place) => may(grants, name, place));

/** Whether these grants reach any of the places. */
export const shares = (grants: readonly Grant[], places: readonly Place[]): boolean =>
  grants.some(({ reach }) => places.some((place) => covers(reach, place)));

/** The kinds of leads that a workshop answers; every other role that sees leads sees all kinds. */
export const WORKSHOP_CATEGORIES: readonly string[] = ["Service", "Parts"];

/** The only categories of leads that these grants show at a place; null for all. */
export function shownCategories(grants: readonly Grant[], place: Place): readonly string[] | null {
  const roles = grants.filter(({ reach }) => covers(reach, place)).map(({ role }) => role);
  const seeing = roles.filter((role) => allows("leads.read", role));
  return seeing.length > 0 && seeing.every((role) => role === "workshop") ? WORKSHOP_CATEGORIES : null;
}

/**
 * Whether the holder of these grants may give or take away the given one: at every place that it reaches, they must be
 * allowed to manage people through a role at least as powerful. A dealership's staff are its own site's to decide, also
 * if other sites show the dealership. `places` lists each dealership at its own site first, as `allPlaces` does.
 */
export function mayGrant(grants: readonly Grant[], grant: Grant, places: readonly Place[]): boolean {
  const might = grants.filter(
    ({ role }) => allows("staff.manage", role) && EVERYBODY.indexOf(role) <= EVERYBODY.indexOf(grant.role),
  );
  if (grant.reach === EVERYWHERE) return might.some(({ reach }) => reach === EVERYWHERE);
  const all = places.filter((place) => covers(grant.reach, place));
  const reached = grant.reach === dealershipReach(all[0]?.dealership ?? "") ? all.slice(0, 1) : all;
  return reached.length > 0 && reached.every((place) => might.some(({ reach }) => covers(reach, place)));
}

/** Milliseconds for which a passkey's confirmation holds. */
export const CONFIRMED_MS = 5 * 60_000;

/** Whether a session may do what needs a fresh confirmation. */
export const isConfirmed = (confirmedAt: number | null, now: number): boolean =>
  confirmedAt !== null && confirmedAt <= now && now - confirmedAt < CONFIRMED_MS;

/** Milliseconds after signing in during which a person's first passkey can be added. */
const FIRST_PASSKEY_MS = 15 * 60_000;

/**
 * Why a passkey cannot be added now, as a sentence; null if it can. A passkey allows more than a session does, so
 * somebody who finds an unlocked desk must not be able to add their own.
 */
export function whyNoPasskey(
  { openedAt, confirmedAt }: { readonly openedAt: number; readonly confirmedAt: number | null },
  passkeys: number,
  now: number,
): string | null {
  if (passkeys > 0) return isConfirmed(confirmedAt, now) ? null : "Confirm with a passkey that you have first.";
  return now - openedAt < FIRST_PASSKEY_MS ? null : "Sign out and in again, then add your first passkey.";
}
