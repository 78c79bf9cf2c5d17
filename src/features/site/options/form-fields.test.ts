import * as v from "valibot";
import { expect, test } from "vitest";
import { FormFieldsSchema } from "./form-fields.ts";

const EMAIL = { name: "email", type: "email", label: "Email", required: true };
const own = (more: object) => [EMAIL, { name: "own", type: "text", label: "Own", ...more }];

/** `pointer: sentence` of what is refused. */
function refusals(fields: unknown): readonly string[] {
  const { issues = [] } = v.safeParse(FormFieldsSchema, fields);
  return issues.map((issue) => `${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}

test.each([
  ["no field", [], "Name at least one field."],
  ["nobody to answer", [{ ...EMAIL, required: false }], "Nobody could be answered"],
  ["a hidden address", [{ ...EMAIL, hidden: true, defaultValue: "a@b.example" }], "Nobody could be answered"],
  ["one name twice", [EMAIL, { ...EMAIL, name: "Email" }], "Give each field a name of its own."],
  ["a name that becomes a structure", own({ name: "a[99999999]" }), "1.name: Write a letter"],
  ["a name of the lead's own", own({ name: "dealership_slug" }), "1.name: Forms use this name themselves"],
  ["a name of the form's own", own({ name: "submit" }), "1.name: Forms use this name themselves"],
  ["a name of the language's own", own({ name: "constructor" }), "1.name: Forms use this name themselves"],
  ["no words", own({ label: " " }), "1.label: Write what the form calls this field."],
  ["a known name of another type", own({ name: "phone", type: "date" }), '1.type: A field of the name "phone" can be'],
  ["a choice of nothing", own({ type: "select" }), "1.options: Name what can be chosen."],
  ["options of a text", own({ options: ["Red"] }), "1.options: Only a field of type select or radio has options."],
  ["an option twice", own({ type: "radio", options: ["Red", "Red"] }), "1.options: Name each of them once."],
  ["an option of two lines", own({ type: "radio", options: ["a\nb"] }), "1.options.0: Write one line of text"],
  ["a demand that nobody sees", own({ hidden: true, required: true }), "1.required: Nobody can fill in a hidden field"],
  ["a forced consent", own({ name: "opt_in", type: "checkbox", required: true }), "1.required: Nobody can be made"],
  [
    "a default that is no option",
    own({ type: "select", options: ["Red"], defaultValue: "Blue" }),
    "1.defaultValue: Write one",
  ],
  ["a default that is no number", own({ type: "number", defaultValue: "a few" }), "1.defaultValue: The form itself"],
  ["a default that is no tick", own({ type: "checkbox", defaultValue: "yes" }), '1.defaultValue: Write "on"'],
  ["a file", own({ type: "file" }), "1.type: The website takes no files with an enquiry yet"],
])("LEAD-001..007 a list of fields with %s is refused at its place, with a sentence", (_what, fields, sentence) => {
  expect(refusals(fields).join("\n")).toContain(sentence);
});

test("LEAD-002 LEAD-006 what makes sense is taken as it is written", () => {
  const taken = own({ type: "select", options: ["Red", "Blue"], defaultValue: "Blue", required: true });
  expect(refusals(taken)).toEqual([]);
  expect(v.parse(FormFieldsSchema, taken)[1]).toMatchObject({ hidden: false, options: ["Red", "Blue"] });
});
