import * as v from "valibot";
import { expect, test } from "vitest";
import { readForm } from "./read-form.ts";

const schema = v.object({ email: v.pipe(v.string(), v.email("No email.")), boxes: v.optional(v.array(v.string())) });
const form = (...fields: readonly [string, string][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};

test("of a posted form only the fields that the form knows are read and shown again", () => {
  const posted = form(["email", "ann"], ["a[99999999]", "1"], ["__state__", "{"], ["stranger", "x"], ["step", "1"]);
  const reply = readForm(posted, schema, ["step"]).reply();
  expect(reply).toMatchObject({ status: "error", error: { email: ["No email."] } });
  expect(reply.initialValue).toEqual({ email: "ann", step: "1" });
  expect(reply.fields).toEqual(["email", "step"]);
});

test("a field's boxes all arrive, but not ten thousand of them", () => {
  const boxes = (count: number) => Array.from({ length: count }, (_, at): [string, string] => ["boxes", `${at}`]);
  const read = readForm(form(["email", "ann@example.com"], ...boxes(3)), schema);
  expect(read.status === "success" && read.value).toEqual({ email: "ann@example.com", boxes: ["0", "1", "2"] });
  const many = readForm(form(["email", "ann@example.com"], ...boxes(10_000)), schema);
  expect(many.status === "success" && many.value.boxes?.length).toBe(50);
});
