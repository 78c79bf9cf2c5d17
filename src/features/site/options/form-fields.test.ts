import * as v from "valibot";
import { expect, test } from "vitest";
import { OWN_FIELDS } from "../../forms/own-fields.ts";
import { RESERVED_NAMES } from "../../forms/reserved-names.ts";
import { KNOWN_FIELDS } from "../../forms/site-fields.ts";
import { FormFieldsSchema } from "./form-fields.ts";

const EMAIL = { name: "email", type: "email", label: "Email", required: true };
const own = (more: object) => [EMAIL, { name: "own", type: "text", label: "Own", ...more }];

/** The refusals as `pointer: sentence`. */
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
  ["a file in a hidden field", own({ type: "file", hidden: true }), "1.hidden: Nobody can choose a file"],
  [
    "a file that is there already",
    own({ type: "file", defaultValue: "a.pdf" }),
    "1.defaultValue: A field of type file",
  ],
  ["options of a file", own({ type: "file", options: ["Red"] }), "1.options: Only a field of type select or radio"],
  [
    "files in three places",
    [EMAIL, ...["a", "b", "c"].map((name) => ({ name, type: "file", label: "Photos" }))],
    "Ask for files in 2 fields or fewer.",
  ],
])("LEAD-001..007 a list of fields with %s is refused at its place, with a sentence", (_what, fields, sentence) => {
  expect(refusals(fields).join("\n")).toContain(sentence);
});

test("LEAD-002 LEAD-006 what makes sense is taken as it is written", () => {
  const taken = own({ type: "select", options: ["Red", "Blue"], defaultValue: "Blue", required: true });
  expect(refusals(taken)).toEqual([]);
  expect(v.parse(FormFieldsSchema, taken)[1]).toMatchObject({ hidden: false, options: ["Red", "Blue"] });
});

test("LEAD-001 a field's name is no path to the form library, nothing that objects inherit, and no name of our own", () => {
  const named = (name: string) => refusals(own({ name })).join("\n");
  for (const name of [
    "a.b",
    "a[0]",
    "a]",
    "[a",
    ".",
    "__proto__",
    "_own",
    "1st",
    "own name",
    "",
    "ö",
    "x".repeat(51),
  ]) {
    expect(named(name), name).toContain("1.name: Write ");
  }
  for (const name of ["constructor", "toString", "hasOwnProperty", "__defineGetter__", ...RESERVED_NAMES]) {
    if (!Object.hasOwn(KNOWN_FIELDS, name)) expect(named(name), name).toContain("1.name: ");
  }
  // Our own names are refused in any spelling; the known fields may be listed under their own kind.
  for (const name of [...Object.keys(OWN_FIELDS), "Category", "FORM", "car_id"]) {
    if (!Object.hasOwn(KNOWN_FIELDS, name)) expect(named(name), name).toContain("Forms use this name themselves");
  }
  for (const name of ["own", "Fleet_size", "photo-1"]) expect(named(name), name).toBe("");
});
