import { describe, expect, test } from "vitest";
import { LEAD_CATEGORIES, LEAD_KINDS, LEAD_SUBCATEGORIES } from "../forms/lead-kinds.ts";
import type { LeadReceivers, LeadRoute } from "../site/dealership/lead-receivers.ts";
import { addressesFor, type RouteName, type SavedRoutes } from "./rules.ts";
import { TEAMS, teamOf } from "./teams.ts";

const KINDS = Object.keys(LEAD_KINDS);
const route = (changes: Partial<LeadRoute> = {}): LeadRoute => ({ email: [], copies: [], afterHours: [], ...changes });
const dealership = (leads: Partial<LeadReceivers>) => ({
  leads: { email: ["all@x.example"], webhook: null, ...leads },
});

/** Numbers from 0 to 1, the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("whose a lead is", () => {
  test("every kind of the code's own record has its team, or none on purpose", () => {
    const teams = new Map(KINDS.map((category) => [category, teamOf({ category })]));
    expect([...teams].filter(([, team]) => team === null).map(([kind]) => kind)).toEqual([
      "General Enquiry",
      "Unsubscribe",
    ]);
    // No team is left without leads.
    const all = [
      ...teams.values(),
      ...LEAD_SUBCATEGORIES.map((one) => teamOf({ category: "General Enquiry", subcategory: one })),
    ];
    expect(TEAMS.filter((team) => !all.includes(team))).toEqual([]);
    expect(LEAD_CATEGORIES.every((kind) => teams.has(kind))).toBe(true);
  });

  test.each([
    ["Parts and accessories", "parts"],
    ["Servicing", "service"],
    ["Jobs", "careers"],
    ["Finance", "finance"],
    ["Demo and used", null],
    ["constructor", null],
    ["", null],
  ])("a dealer's own category %s belongs to %s", (category, team) => {
    expect(teamOf({ category })).toBe(team);
  });
});

describe("where a lead goes by kind", () => {
  test("every kind always has a receiver, whatever a dealership has written down", () => {
    const random = seeded(15);
    const some = (name: string) =>
      Array.from({ length: Math.floor(random() * 3) }, (_, at) => `${name}${at}@x.example`);
    for (let round = 0; round < 400; round++) {
      const any = (name: string) =>
        route({ email: some(name), copies: some(`${name}-copy`), afterHours: some("night") });
      const teams = Object.fromEntries(TEAMS.filter(() => random() < 0.5).map((team) => [team, any(team)]));
      const kept: SavedRoutes = Object.fromEntries(
        TEAMS.filter(() => random() < 0.3).map((team) => [team, any(`kept-${team}`)]),
      );
      const place = dealership({ teams, copies: some("copy"), afterHours: some("late") });
      for (const category of [...KINDS, "Fleet", "unknown", ""]) {
        const team = teamOf({ category });
        for (const isOpen of [true, false]) {
          const to = addressesFor(place, { team, kept, isOpen });
          expect(to.length, `${category} ${JSON.stringify({ teams, kept })}`).toBeGreaterThan(0);
          expect(new Set(to.map((one) => one.toLowerCase())).size).toBe(to.length);
        }
        const open = addressesFor(place, { team, kept, isOpen: true });
        // While it is closed nobody gets less than while it is open.
        expect(addressesFor(place, { team, kept, isOpen: false })).toEqual(expect.arrayContaining([...open]));
      }
    }
  });

  test("a team's own addresses stand in place of the default ones, copies and nights beside them", () => {
    const place = dealership({
      copies: ["boss@x.example"],
      teams: {
        service: route({
          email: ["Shop@x.example"],
          copies: ["shop@x.example", "boss@x.example"],
          afterHours: ["tow@x.example"],
        }),
      },
    });
    const to = (team: "service" | "sales" | null, isOpen = true) => addressesFor(place, { team, kept: {}, isOpen });
    expect(to("service")).toEqual(["Shop@x.example", "boss@x.example"]);
    expect(to("service", false)).toEqual(["Shop@x.example", "boss@x.example", "tow@x.example"]);
    expect(to("sales", false)).toEqual(["all@x.example", "boss@x.example"]);
    expect(to(null)).toEqual(["all@x.example", "boss@x.example"]);
  });

  test("what the desk says stands over the file, and an unknown kind goes the default way", () => {
    const place = dealership({ teams: { parts: route({ email: ["file@x.example"] }) } });
    const kept = { parts: route({ email: ["desk@x.example"] }), default: route({ email: ["new@x.example"] }) };
    const to = (category: string) => addressesFor(place, { team: teamOf({ category }), kept, isOpen: true });
    expect(to("Parts")).toEqual(["desk@x.example"]);
    expect(to("Fleet")).toEqual(["new@x.example"]);
    expect(to("Service")).toEqual(["new@x.example"]);
  });

  test("a team with copies alone is answered by everybody else's address, too", () => {
    const kept: Partial<Record<RouteName, LeadRoute>> = { careers: route({ copies: ["hr@x.example"] }) };
    expect(addressesFor(dealership({}), { team: "careers", kept, isOpen: true })).toEqual([
      "all@x.example",
      "hr@x.example",
    ]);
  });
});
