import { expect, test } from "vitest";
import { fewest } from "./fewest.ts";

const formOf = (site: string, path: string, id: string, names: readonly string[], required = true) => {
  const fields = names.map((name) => ({
    name,
    type: "text",
    label: name,
    value: "",
    options: [],
    checked: false,
    required,
    unseen: name === "submission_id",
  }));
  return { site, path, form: { id, action: "", fields, buttons: [] } };
};

test("a browser sends every field of every kind of form, required or not, about a car or not, on every site", () => {
  const all = [
    formOf("corella", "/contact", "general", ["submission_id", "name"]),
    formOf("halden", "/contact", "general", ["submission_id", "name", "phone"]),
    formOf("halden", "/help", "general", ["phone"]),
    formOf("halden", "/contact?car_id=2", "general", ["name"]),
    formOf("halden", "/test-drive", "general", ["name"]),
    formOf("halden", "/service", "service", ["name"]),
    formOf("halden", "/parts", "general", ["name"], false),
  ];
  expect(fewest(all).map(({ site, path }) => site + path)).toEqual([
    "halden/contact",
    "halden/service",
    "corella/contact",
    "halden/contact?car_id=2",
    "halden/test-drive",
    "halden/parts",
  ]);
  expect(fewest([])).toEqual([]);
});
