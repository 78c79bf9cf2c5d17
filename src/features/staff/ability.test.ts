import { describe, expect, test } from "vitest";
import {
  ACTIONS,
  type ActionName,
  CONFIRMED_MS,
  type Grant,
  isConfirmed,
  may,
  mayAnywhere,
  mayGrant,
  placesFor,
  STAFF_ROLES,
  type StaffRole,
  shares,
  shownCategories,
  WORKSHOP_CATEGORIES,
  whyNoPasskey,
} from "./ability.ts";

const PLACES = [
  { site: "halden", dealership: "castle-hill" },
  { site: "halden", dealership: "liverpool" },
  { site: "kingtide", dealership: "southport" },
];
const [CASTLE_HILL, LIVERPOOL, SOUTHPORT] = PLACES as [(typeof PLACES)[0], (typeof PLACES)[0], (typeof PLACES)[0]];
const as = (role: StaffRole, reach: string): readonly Grant[] => [{ role, reach }];
const NAMES = Object.keys(ACTIONS) as ActionName[];

/** What each role may do, in the trade's words and independent of the table. */
const MAY: Readonly<Record<StaffRole, readonly ActionName[]>> = {
  platform: NAMES,
  owner: NAMES,
  manager: NAMES,
  sales: [
    "own.account",
    "own.passkeys",
    "leads.read",
    "leads.answer",
    "leads.assign",
    "leads.merge",
    "stock.read",
    "stock.edit",
    "stock.add",
    "feeds.read",
    "money.read",
    "money.hold",
    "diary.read",
    "diary.book",
    "shifts.read",
    "shifts.away",
  ],
  workshop: [
    "own.account",
    "own.passkeys",
    "leads.read",
    "leads.answer",
    "leads.assign",
    "stock.read",
    "diary.read",
    "diary.book",
    "shifts.read",
    "shifts.away",
  ],
  marketing: ["own.account", "own.passkeys", "stock.read", "stock.edit", "stock.add", "feeds.read"],
  reader: [
    "own.account",
    "own.passkeys",
    "leads.read",
    "stock.read",
    "feeds.read",
    "money.read",
    "money.export",
    "diary.read",
    "shifts.read",
    "consents.read",
  ],
};

describe("the table of roles", () => {
  test.each(STAFF_ROLES)("%s may do what the trade says, and nothing else", (role) => {
    const allowed = NAMES.filter((name) => may(as(role, "*"), name, CASTLE_HILL));
    expect([...allowed].sort()).toEqual([...MAY[role]].sort());
    expect(NAMES.filter((name) => mayAnywhere(as(role, "site:halden"), name)).sort()).toEqual([...MAY[role]].sort());
  });

  test("money given back, people erased or exported, payments exported, mail addresses changed, access given and passkeys taken off need a fresh confirmation; nothing else does", () => {
    const confirmed = NAMES.filter((name) => "confirmed" in ACTIONS[name]);
    expect(confirmed.sort()).toEqual([
      "leads.erase",
      "leads.export",
      "money.export",
      "money.refund",
      "own.passkeys",
      "routes.edit",
      "staff.manage",
    ]);
  });
});

describe("a role holds within its reach", () => {
  test.each([
    ["*", PLACES],
    ["site:halden", [CASTLE_HILL, LIVERPOOL]],
    ["dealership:liverpool", [LIVERPOOL]],
    ["dealership:nowhere", []],
    ["site:liverpool", []],
  ])("%s", (reach, reached) => {
    expect(placesFor(as("sales", reach), "leads.read", PLACES)).toEqual(reached);
    expect(shares(as("sales", reach), [SOUTHPORT])).toBe(reach === "*");
  });

  test("two roles add up, each where it holds", () => {
    const grants = [...as("manager", "dealership:liverpool"), ...as("reader", "site:halden")];
    expect(may(grants, "leads.answer", LIVERPOOL)).toBe(true);
    expect(may(grants, "leads.answer", CASTLE_HILL)).toBe(false);
    expect(may(grants, "leads.read", CASTLE_HILL)).toBe(true);
    expect(may(grants, "leads.read", SOUTHPORT)).toBe(false);
  });

  test("nobody without a role may do anything", () => {
    expect(NAMES.filter((name) => mayAnywhere([], name) || may([], name, CASTLE_HILL))).toEqual([]);
  });
});

describe("leads that a workshop sees", () => {
  test("are those of its own kinds; another role at the same place shows all", () => {
    const workshop = as("workshop", "site:halden");
    expect(shownCategories(workshop, LIVERPOOL)).toEqual(WORKSHOP_CATEGORIES);
    expect(shownCategories([...workshop, ...as("sales", "dealership:liverpool")], LIVERPOOL)).toBeNull();
    expect(shownCategories([...workshop, ...as("sales", "dealership:liverpool")], CASTLE_HILL)).toEqual(
      WORKSHOP_CATEGORIES,
    );
    // A role that sees no leads adds nothing.
    expect(shownCategories([...workshop, ...as("marketing", "*")], LIVERPOOL)).toEqual(WORKSHOP_CATEGORIES);
  });
});

describe("who may give which role", () => {
  const manager = as("manager", "site:halden");
  test.each([
    [manager, { role: "sales", reach: "dealership:liverpool" }, true],
    [manager, { role: "manager", reach: "site:halden" }, true],
    [manager, { role: "owner", reach: "site:halden" }, false],
    [manager, { role: "sales", reach: "site:kingtide" }, false],
    [manager, { role: "reader", reach: "*" }, false],
    [manager, { role: "sales", reach: "dealership:nowhere" }, false],
    [as("sales", "*"), { role: "reader", reach: "dealership:liverpool" }, false],
    [as("platform", "*"), { role: "platform", reach: "*" }, true],
    [as("owner", "*"), { role: "platform", reach: "*" }, false],
    [
      [...as("manager", "dealership:liverpool"), ...as("manager", "dealership:castle-hill")],
      { role: "sales", reach: "site:halden" },
      true,
    ],
    [as("manager", "dealership:liverpool"), { role: "sales", reach: "site:halden" }, false],
  ] as const)("%j gives %j: %s", (grants, given, allowed) => {
    expect(mayGrant(grants, given, PLACES)).toBe(allowed);
  });

  test("a dealership's own site decides who works there, also where another site shows it", () => {
    const places = [...PLACES, { site: "kingtide", dealership: "liverpool" }];
    const given = { role: "sales", reach: "dealership:liverpool" } as const;
    expect(mayGrant(manager, given, places)).toBe(true);
    expect(mayGrant(as("owner", "site:kingtide"), given, places)).toBe(false);
  });
});

describe("a fresh confirmation", () => {
  const NOW = 1_000_000_000;
  test("holds for its minutes, to the millisecond, and is never of the future", () => {
    expect(isConfirmed(null, NOW)).toBe(false);
    expect(isConfirmed(NOW, NOW)).toBe(true);
    expect(isConfirmed(NOW - CONFIRMED_MS + 1, NOW)).toBe(true);
    expect(isConfirmed(NOW - CONFIRMED_MS, NOW)).toBe(false);
    expect(isConfirmed(NOW + 1, NOW)).toBe(false);
  });

  test("is needed to add a passkey beside others; the first is added just after the sign-in", () => {
    const fresh = { openedAt: NOW - 60_000, confirmedAt: null };
    expect(whyNoPasskey(fresh, 0, NOW)).toBeNull();
    expect(whyNoPasskey(fresh, 1, NOW)).toBe("Confirm with a passkey that you have first.");
    expect(whyNoPasskey({ openedAt: 0, confirmedAt: NOW - 1 }, 1, NOW)).toBeNull();
    expect(whyNoPasskey({ openedAt: NOW - 15 * 60_000, confirmedAt: NOW }, 0, NOW)).toBe(
      "Sign out and in again, then add your first passkey.",
    );
  });
});
