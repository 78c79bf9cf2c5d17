import { describe, expect, test } from "vitest";
import { cells, items } from "../testing.ts";
import { includedIn, withIncluded } from "./included.ts";
import type { Piece } from "./piece.ts";

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

  test("a record that names itself is followed twice and then left as it is", () => {
    const self = named("models", "70", "Rio", { next: related("models", "70") });
    const followedTwice = withIncluded(car(1, "7", "70"), new Map([["models 70", self]]));
    const unfollowed = { name: "Rio", relationships: { next: related("models", "70") } };
    const followed = { name: "Rio", relationships: { next: { data: unfollowed } } };
    expect(followedTwice).toMatchObject({ relationships: { model: { data: followed }, make: related("makes", "7") } });
    expect(JSON.stringify(followedTwice).match(/Rio/g)).toHaveLength(2);
  });

  test("numbers may be figures; a list of relations is followed one by one, and what is no record stays", () => {
    const included = new Map([["pictures 5", named("pictures", "5", "front.jpg")]]);
    const relationships = {
      pictures: { data: [{ type: "pictures", id: 5 }, { type: "pictures", id: 6 }, { id: 5 }, "x", null] },
      dealer: null,
      note: "none",
    };
    expect(withIncluded({ relationships }, included)).toEqual({
      relationships: {
        ...relationships,
        pictures: { data: [{ name: "front.jpg" }, { type: "pictures", id: 6 }, { id: 5 }, "x", null] },
      },
    });
    expect(withIncluded({ relationships: "none" }, included)).toEqual({ relationships: "none" });
  });

  test("CAR-001 a file keeps at most 50,000 related records, and none where its cars have no relations", async () => {
    async function* many(count: number): AsyncGenerator<Piece> {
      for (let id = 0; id < count; id += 1) yield { text: JSON.stringify(named("makes", String(id), "Kia")) } as Piece;
    }
    const head = '{"data": [{"relationships" : {}';
    expect((await includedIn(many(50_001), head))?.size).toBe(50_000);
    expect(await includedIn(many(3), '{"data": [{"relations": {}')).toBeNull();
    expect(await includedIn(many(0), head)).toBeNull();
  });

  test("CAR-001 related records of more than 16 million characters are not kept further", async () => {
    const long = "x".repeat(5_000_000);
    async function* few(): AsyncGenerator<Piece> {
      for (let id = 0; id < 5; id += 1) yield { text: JSON.stringify(named("makes", String(id), long)) } as Piece;
    }
    expect((await includedIn(few(), '"relationships":'))?.size).toBe(3);
  });
});
