import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachDatabase } from "../../../test/fixtures/database.ts";
import { forecourt } from "../testing.ts";

eachDatabase("forecourt stock edit", (_openFresh, freshAddress) => {
  test("a person edits, hides, sells and hands back a car by the command, and sees who said what", async () => {
    const { url, dataDir } = await freshAddress();
    const env = { DATABASE_URL: url ?? "", FORECOURT_DATA: dataDir };
    const of = ["--dealership", "kingtide-southport"];
    const file = join(dataDir, "stock.csv");
    await writeFile(file, "Stock No,Make,Model,Year,Price\nU-1,Kia,Rio,2019,9990\n");
    expect(await forecourt(["import", file, ...of], env)).toMatchObject({ code: 0 });
    const stock = (...words: string[]) => forecourt(["stock", ...words], env);
    expect(await stock("edit", "U-1", "price=8,990", "colour=Red", "--by", "Jo")).toMatchObject({
      code: 0,
      out: "2019 Kia Rio (U-1): price, colour said by Jo.\n",
    });
    expect((await stock("sold", "U-1", "--by", "Dana")).code).toBe(0);
    const shown = await stock("show", "U-1");
    expect(shown.out).toMatch(/colour: Red \(Jo, \S+; the feed says nothing\)/);
    expect(shown.out).toMatch(/status: sold \(Dana, \S+; the feed says in_stock\)/);
    expect(shown.out).toMatch(/\$9,990 → \$8,990, by Jo/);
    expect((await stock("handback", "U-1", "--by", "Jo")).out).toContain("handed back to the feed");
    const json = JSON.parse((await stock("show", "U-1", "--json")).out);
    expect(json).toMatchObject({ car: { price: 9990, status: "in_stock" }, edits: [], prices: [{}, {}] });
    expect(await stock("edit", "U-1", "price=much")).toMatchObject({
      code: 2,
      error: expect.stringMatching(/price must be written in digits alone, such as 31,990/),
    });
    expect(await stock("hide", "U-9")).toMatchObject({ code: 1 });
    expect((await stock("add", ...of, "stocknum=H-1", "make=MG", "model=ZS")).code).toBe(0);
    expect((await stock("show", "H-1")).out).toContain("added by hand");
  });
});
