import { expect, test } from "vitest";
import { isToCall, standingOf } from "./standing.ts";

type Facts = Parameters<typeof isToCall>[0];
const facts = (payment: Partial<Facts["payment"]>) =>
  ({ refunds: [], reservation: null, payment: { paid_at: null, ended_why: null, ...payment } }) as unknown as Facts;

test("who left the card page or was declined is called, who is there or has paid another time is not", () => {
  expect(isToCall(facts({ state: "abandoned" }))).toBe(true);
  expect(isToCall(facts({ state: "declined" }))).toBe(true);
  const twice = facts({ state: "abandoned", ended_why: "own" });
  expect([standingOf(twice).text, isToCall(twice)]).toEqual(["Begun twice, paid once", false]);
  expect(isToCall(facts({ state: "begun" }))).toBe(false);
});
