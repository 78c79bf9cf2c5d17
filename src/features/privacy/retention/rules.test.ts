import { expect, test } from "vitest";
import { addMonths, dueOf, latestDue, retentionMonths } from "./rules.ts";

const at = (day: string) => Date.parse(`${day}T05:00:00Z`);
const lead = (id: number, category: string, subcategory: string | null = null, erased_at: number | null = null) => ({
  id,
  category,
  subcategory,
  erased_at,
});
const zone = "Australia/Sydney";
const CONFIG = { keepMonths: {}, timezone: zone };
const LAST = at("2024-11-23");

test.each([
  ["2024-11-23", 24, "2026-11-23"],
  ["2024-02-29", 12, "2025-02-28"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2026-03-31", -1, "2026-02-28"],
  ["2026-12-31", 1, "2027-01-31"],
  ["2026-01-31", -1, "2025-12-31"],
])("%s and %i months is %s", (from, months, to) => expect(addMonths(at(from), months, zone)).toBe(at(to)));

test("every kind is kept for two years and applications for one, unless the dealership says otherwise", () => {
  expect(retentionMonths(CONFIG)).toMatchObject({ sales: 24, service: 24, careers: 12, other: 24 });
  expect(retentionMonths({ keepMonths: { careers: 6, service: null } })).toMatchObject({ careers: 6, service: null });
});

test("a thread goes with the longest kept of its enquiries, and the others before it", () => {
  const leads = [lead(1, "Vehicle Enquiry"), lead(2, "General Enquiry", "Career Enquiry"), lead(3, "Test Drive")];
  const due = (now: string, config: Parameters<typeof dueOf>[1] = CONFIG) =>
    dueOf({ last_at: LAST, leads }, config, at(now));
  expect(due("2025-11-22")).toEqual({ threadAt: at("2026-11-23"), leads: [] });
  expect(due("2025-11-23")).toEqual({ threadAt: at("2026-11-23"), leads: [2] });
  expect(due("2026-11-23")).toEqual({ threadAt: at("2026-11-23"), leads: [1, 2, 3] });
  expect(due("2040-01-01", { ...CONFIG, keepMonths: { sales: null } })).toEqual({ threadAt: null, leads: [2] });
  const erased = [lead(1, "Parts", null, 1)];
  expect(dueOf({ last_at: LAST, leads: erased }, CONFIG, at("2040-01-01")).leads).toEqual([]);
  expect(dueOf({ last_at: LAST, leads: [] }, CONFIG, LAST).threadAt).toBe(at("2026-11-23"));
});

test("no thread is looked at in which nothing can be due, and none is left out that may be", () => {
  const never = { sales: null, service: null, parts: null, finance: null, careers: null, buying: null, other: null };
  expect(latestDue({ ...CONFIG, keepMonths: never }, LAST)).toBeNull();
  // The end of February shortens the way there, but not the way back.
  const last = at("2023-08-31");
  const due = addMonths(last, 6, zone);
  expect(latestDue({ ...CONFIG, keepMonths: { careers: 6 } }, due)).toBeGreaterThanOrEqual(last);
});
