import { describe, expect, test } from "vitest";
import { DAY_MS } from "../../../lib/time/spans.ts";
import { arrivedAt } from "./arrival.ts";
import { BASE, build, NOW } from "./testing.ts";

const arrivalOf = (cells: Record<string, string>) => build({ ...BASE, ...cells }).built[0]?.arrival;
const at = (moment: string) => ({ at: Date.parse(moment), named: true });

describe("CAR-026 when a car arrived", () => {
  test.each([
    "created_at",
    "createdAt",
    "Created",
    "Date Created",
    "Date Added",
    "Listed",
    "Date Listed",
    "First Listed",
    "stocked_at",
    "Stock Date",
    "Date In Stock",
    "dateinstock",
    "Arrival Date",
    "Arrived",
    "date_first_on_lot",
    "Entry Date",
    "Received Date",
    "Published At",
  ])("is read from a column %s", (heading) => {
    expect(arrivalOf({ [heading]: "2026-03-05" })).toEqual(at("2026-03-05"));
    expect(arrivalOf({ [heading]: "05/03/2026 09:30" })).toEqual(at("2026-03-05T09:30Z"));
    expect(build({ ...BASE, [heading]: "05/03/2026" }).car?.extras).toEqual({});
  });

  test("is read month first where the column is", () => {
    const { built } = build({ ...BASE, Created: "03/25/2026" }, { ...BASE, "Stock No": "U2", Created: "03/05/2026" });
    expect(built.map(({ arrival }) => arrival)).toEqual([at("2026-03-25"), at("2026-03-05")]);
  });

  test("is not taken from dates of another kind", () => {
    for (const heading of [
      "Updated At",
      "Last Modified",
      "Date",
      "Rego Expiry",
      "Build Date",
      "Sale End",
      "Price updated",
    ])
      expect(arrivalOf({ [heading]: "2026-03-05" }), heading).toBeNull();
  });

  test("a day yet to come, before all stock files or of no calendar is said and left out; a clock slightly ahead is now", () => {
    for (const cell of ["2027-05-01", "1899-12-30", "31/02/2026", "soon"]) {
      const { built, warned } = build(
        { ...BASE, created_at: cell },
        { ...BASE, "Stock No": "U2", created_at: "2026-01-01" },
      );
      expect([cell, built[0]?.arrival, warned["arrival-unread"]]).toEqual([cell, null, 1]);
    }
    expect(arrivalOf({ created_at: new Date(NOW + DAY_MS / 2).toISOString() })).toEqual({ at: NOW, named: true });
  });

  test("may be told in days, which name no moment", () => {
    for (const heading of ["Days in stock", "DaysOnLot", "Stock Age", "age_in_days"])
      expect(arrivalOf({ [heading]: "12" })).toEqual({ at: NOW - 12 * DAY_MS, named: false });
    expect(arrivalOf({ "Days in stock": "12", created_at: "2026-03-05" })).toEqual(at("2026-03-05"));
  });

  test("where nobody says it, a yard's first file brings nothing that has just arrived, a later one does", () => {
    const stated = { at: NOW - 3 * DAY_MS, named: true };
    expect(arrivedAt(stated, { firstImport: true, now: NOW })).toBe(stated.at);
    expect(arrivedAt(stated, { firstImport: false, now: NOW })).toBe(stated.at);
    expect(arrivedAt(null, { firstImport: false, now: NOW })).toBe(NOW);
    expect(arrivedAt(null, { firstImport: true, now: NOW })).toBe(NOW - 365 * DAY_MS);
  });
});
