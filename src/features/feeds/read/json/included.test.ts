import { describe, expect, test } from "vitest";
import { cells, items } from "../testing.ts";

const related = (type: string, id: string) => ({ data: { type, id } });
const car = (id: number, make: string, model: string) => ({
  type: "vehicles",
  id: String(id),
  attributes: { stockNumber: `U${id}`, year: 2019, price: 15_990 },
  relationships: { make: related("makes", make), model: related("models", model) },
});
const named = (type: string, id: string, name: string, relationships = {}) => ({
  ...{ type, id, attributes: { name } },
  ...(Object.keys(relationships).length > 0 && { relationships }),
});
const read = async (file: object) => cells((await items(JSON.stringify(file))).found);

describe("CAR-001 a JSON:API file, whose makes and models stand beside its cars", () => {
  test("each car has what is included of those that it names by kind and number", async () => {
    const data = [car(1, "7", "70"), car(2, "8", "80")];
    const included = [
      ...[named("makes", "7", "Kia"), named("makes", "8", "Mazda")],
      ...[named("models", "70", "Rio"), named("models", "80", "CX-5")],
    ];
    const found = await read({ data, included });
    expect(found.map((one) => [one["make.name"], one["model.name"]])).toEqual([
      ["Kia", "Rio"],
      ["Mazda", "CX-5"],
    ]);
  });

  test("relations are followed from a car to its model and from that to its make, and no further", async () => {
    const data = [1, 2].map((id) => ({ ...car(id, "7", "70"), relationships: { model: related("models", "70") } }));
    const maker = named("makes", "7", "Kia", { model: related("models", "70") });
    const found = await read({
      data,
      included: [named("models", "70", "Rio", { make: related("makes", "7") }), maker],
    });
    expect(found[0]).toMatchObject({ "model.name": "Rio", "model.make.name": "Kia" });
  });

  test("what is not included says nothing: the kind of a relation is no model", async () => {
    const found = await read({ data: [car(1, "7", "70"), car(2, "8", "80")] });
    expect(JSON.stringify(found)).not.toMatch(/models|makes/);
  });
});
