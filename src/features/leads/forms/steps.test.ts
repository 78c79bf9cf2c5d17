import type { SubmissionResult } from "@conform-to/react";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { askForMissing, line, REQUIRED } from "../../forms/contact.ts";
import { type FormStep, firstStepOf, stepReply, stepSchema, stepShown, stepsOf } from "./steps.ts";

const STEPS: readonly FormStep[] = [
  { title: "Car", fields: ["make", "model"] },
  { title: "You", fields: ["name"] },
  { title: "Wish", fields: ["message", "opt_in"] },
];

describe("which fields a step asks", () => {
  test("LEAD-020 each field stands in the first step that names it, the others in the last, in the form's order", () => {
    const named = [
      { title: "You", fields: ["phone", "name", "unknown"] },
      { title: "Nothing", fields: ["unknown", "name"] },
      { title: "Wish", fields: ["opt_in", "name"] },
    ];
    expect(stepsOf(["name", "phone", "category", "opt_in"], named)).toEqual([
      { title: "You", fields: ["phone", "name"] },
      { title: "Wish", fields: ["category", "opt_in"] },
    ]);
  });

  test("LEAD-020 a form whose fields all stand in one step, or in none, has no steps", () => {
    expect(stepsOf(["name"], [])).toEqual([]);
    expect(stepsOf(["name"], [{ title: "You", fields: ["name"] }])).toEqual([]);
  });
});

test("LEAD-021 LEAD-022 a step before the last is checked for its own fields, the last for the whole form", () => {
  const schema = v.object({ make: line(10), model: line(10), name: line(10), message: line(10) }, askForMissing);
  const missing = (at: number, typed: object) =>
    v
      .safeParse(stepSchema(schema, STEPS, at), typed)
      .issues?.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  expect(missing(0, { make: "Kia" })).toEqual([`model: ${REQUIRED}`]);
  expect(missing(0, { make: "Kia", model: "Rio" })).toBeUndefined();
  expect(missing(1, { name: "Ann" })).toBeUndefined();
  expect(missing(2, { name: "Ann", message: "Hello" })).toEqual([`make: ${REQUIRED}`, `model: ${REQUIRED}`]);
});

test("what is wrong is shown in the first step that has it; what stands in no step belongs to the last", () => {
  expect(firstStepOf(STEPS, ["message", "model"])).toBe(0);
  expect(firstStepOf(STEPS, ["terms_conditions"])).toBe(2);
  expect(firstStepOf(STEPS, [])).toBeNull();
});

describe("a form posted without JavaScript", () => {
  const typed = { make: "Kia", step: "0" };
  const wrong: SubmissionResult = {
    status: "error",
    initialValue: typed,
    error: { model: [REQUIRED], name: [REQUIRED] },
  };

  test("LEAD-022 posted to leave a step, it comes back with that step's problems and no later ones", () => {
    const reply = stepReply(wrong, STEPS, "0");
    expect(reply).toMatchObject({ status: "error", initialValue: typed, error: { model: [REQUIRED] } });
    expect(reply?.error).not.toHaveProperty("name");
    expect(stepShown(STEPS, reply ?? undefined)).toBe(0);
  });

  test("LEAD-021 with that step in order it comes back at the next one, without a word of what is not asked yet", () => {
    const reply = stepReply({ ...wrong, error: { name: [REQUIRED] } }, STEPS, "0");
    expect(reply).toMatchObject({ status: undefined, error: undefined, initialValue: typed });
    expect(stepShown(STEPS, reply ?? undefined)).toBe(1);
  });

  test("SERV-011 posted to be sent, or with a step that nobody asked for, it is taken as a whole", () => {
    for (const posted of [null, "2", "99", "-1", "1e1", "one", ""]) expect(stepReply(wrong, STEPS, posted)).toBeNull();
    expect(stepShown(STEPS, { ...wrong, initialValue: {} })).toBe(0);
    expect(stepShown(STEPS, { status: "error", error: { message: [REQUIRED] } })).toBe(2);
    expect(stepShown(STEPS, { status: "error", error: { "": ["We could not save it."] } })).toBe(2);
    expect(stepShown(STEPS, undefined)).toBe(0);
  });
});
