import * as v from "valibot";
import { type CarInput, CarInputSchema } from "../../stock/schema.ts";
import { bareSchema, entriesOf, type FieldSchema } from "./keys.ts";

/** Values for the fields that an importer validates; other fields get any value their schema allows. */
const SENSIBLE: Readonly<Record<string, unknown>> = {
  make: "Skoda",
  model: "Kodiaq",
  year: 2021,
  price: 39_990.5,
  vin: "TMBLK9NS0M8900001",
  regplate: "ZZZ99Z",
  rego_expiry: "2027-03-05",
  build_date: "2021-02",
  compliance_date: "2021-04-30",
  file: "https://reports.example/1.pdf",
};

/** A car with every field set to a unique value that is not its default. */
export function wholeCar(): CarInput {
  let count = 0;
  const made = (path: string, schema: FieldSchema): unknown => {
    if (path in SENSIBLE) return SENSIBLE[path];
    count += 1;
    const bare = bareSchema(schema);
    const entries = entriesOf(bare);
    if (entries) {
      return Object.fromEntries(Object.entries(entries).map(([name, inner]) => [name, made(`${path}.${name}`, inner)]));
    }
    if (bare.type === "array" && "item" in bare)
      return [0, 1].map((at) => made(`${path}.${at}`, bare.item as FieldSchema));
    if (bare.type === "record" && "value" in bare) {
      const keys = ["nissan_finance", "50_50 finance & co"];
      return Object.fromEntries(keys.map((key) => [key, made(`${path}.${key}`, bare.value as FieldSchema)]));
    }
    return leaf(bare, path, count);
  };
  const car = Object.fromEntries(
    Object.entries(CarInputSchema.entries).map(([key, schema]) => [key, made(key, schema as FieldSchema)]),
  );
  return v.parse(CarInputSchema, { ...car, status: "coming_soon", car_type: "demo", item_type: "caravan" });
}

function leaf(schema: FieldSchema, path: string, count: number): unknown {
  if (schema.type === "number") return count + 0.25;
  if (schema.type === "boolean") return path !== "show_on_dealer_website";
  if (schema.type === "picklist" && "options" in schema) return (schema.options as readonly unknown[]).at(-1);
  if (schema.type === "union") return count % 2 === 0 ? count : `0${count}`;
  if (schema.type === "unknown")
    return { term5: 146.7, term7: "118.20", text: `A "${path}" & <more>`, none: null, on: true, list: [1, "2", []] };
  return `=A "${path}", of the whole; car | 's\nsecond line – ünïque 🚗`;
}
