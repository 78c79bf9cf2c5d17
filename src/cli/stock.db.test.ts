import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test/fixtures/database.ts";
import { migrate, openDatabase } from "../db/open.ts";
import { wholeCar } from "../features/feeds/spelled/whole-car.testing.ts";
import { writeStock } from "../features/stock/mutations.ts";
import { forecourt } from "./testing.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cli-stock-"));
});
afterAll(() => rm(folder, { recursive: true }));

eachDatabase("forecourt stock", (_openFresh, freshAddress) => {
  test("CAR-001 export writes what import takes back unchanged", async () => {
    const address = await freshAddress();
    const env = { DATABASE_URL: address.url ?? "", FORECOURT_DATA: address.dataDir };
    const db = await openDatabase(address);
    await migrate(db);
    const dealership = { id: 201, slug: "kingtide-southport", name: "Kingtide Southport" };
    await writeStock(db, dealership, { now: Date.UTC(2026, 4, 1) }, (writer) => writer.upsert([wholeCar()]));
    await db.destroy();
    const file = join(folder, "out.csv");
    const of = ["--dealership", dealership.slug];
    expect(await forecourt(["stock", "export", ...of, "--format", "csv", "--out", file], env)).toEqual({
      code: 0,
      out: "",
      error: "",
    });
    expect(await readFile(file, "utf8")).toContain(wholeCar().stocknum.slice(0, 3));
    const back = await forecourt(["import", file, ...of, "--full", "--json"], env);
    expect(JSON.parse(back.out)).toMatchObject({ read: 1, unchanged: 1, gone: 0 });
    const printed = await forecourt(["stock", "export", ...of], env);
    expect(JSON.parse(printed.out)).toMatchObject([wholeCar()]);
    expect(await forecourt(["stock", "export", "--dealership", "nobody"], env)).toMatchObject({ code: 2 });
    const nowhere = await forecourt(["stock", "export", ...of, "--out", join(folder, "no", "file")], env);
    expect(nowhere).toMatchObject({ code: 1, error: expect.stringContaining("cannot be written (ENOENT)") });
  });

  test("feed writes what other programs are given, and names each car that is left out with its reason", async () => {
    const address = await freshAddress();
    const env = { DATABASE_URL: address.url ?? "", FORECOURT_DATA: address.dataDir };
    const stock = join(folder, "feed-in.csv");
    const rows = [
      "Stock No,VIN,Make,Model,Year,Price,Odometer,Colour,Photos",
      "F-1,JM0KF4W2A10512345,Kia,Rio,2019,9990,50000,Red,https://p.example/1.jpg",
      "F-2,,Kia,Cerato,2020,19990,40000,Red,https://p.example/2.jpg",
    ];
    await writeFile(stock, `${rows.join("\n")}\n`);
    await forecourt(["import", stock, "--dealership", "kingtide-southport"], env);
    const out = join(folder, "google.tsv");
    const feed = await forecourt(["stock", "feed", "--site", "kingtide", "--format", "google.tsv", "--out", out], env);
    expect(feed.out.trim().split("\n")).toEqual([
      "google.tsv: 1 car. 1 car left out:",
      "  F-2 2020 Kia Cerato (kingtide-southport): it has no vin",
    ]);
    const [, ...records] = (await readFile(out, "utf8")).trim().split("\r\n");
    // The site has several dealerships, which may use the same numbers.
    expect(records.map((record) => record.split("\t").slice(0, 2))).toEqual([["JM0KF4W2A10512345", "201-F-1"]]);
    expect(records[0]).toContain("https://www.kingtidecars.example/cars/");
    const json = await forecourt(["stock", "feed", "--site", "kingtide", "--format", "stock.json", "--json"], env);
    expect(JSON.parse(json.out)).toMatchObject({ count: 2, leftOut: [] });
    const nobody = await forecourt(["stock", "feed", "--site", "nobody", "--format", "stock.json"], env);
    expect(nobody).toMatchObject({ code: 2, error: expect.stringContaining('there is no site "nobody"') });
  });

  test("export takes out one car alone, which another database takes in", async () => {
    const [from, to] = [await freshAddress(), await freshAddress()];
    const env = ({ url, dataDir }: typeof from) => ({ DATABASE_URL: url ?? "", FORECOURT_DATA: dataDir });
    const of = ["--dealership", "kingtide-southport"];
    const [all, one] = [join(folder, "all.csv"), join(folder, "one.json")];
    await writeFile(all, "Stock No,VIN,Make,Model,Year,Price\nU-1,,Kia,Rio,2019,9990\nU-2,,Kia,Cerato,2020,19990\n");
    await forecourt(["import", all, ...of], env(from));
    const only = (mark: string) => forecourt(["stock", "export", ...of, "--only", mark, "--out", one], env(from));
    expect(await only("U-2")).toEqual({ code: 0, out: "", error: "" });
    expect(JSON.parse(await readFile(one, "utf8"))).toMatchObject([{ stocknum: "U-2", model: "Cerato" }]);
    const imported = await forecourt(["import", one, ...of, "--json"], env(to));
    expect(JSON.parse(imported.out)).toMatchObject({ read: 1, created: 1 });
    expect(await only("U-3")).toMatchObject({
      code: 1,
      error: expect.stringContaining("kingtide-southport has no car"),
    });
  });

  test("SRCH-057 SITE-029 why says where a car is seen and what hides it elsewhere; an import says it of all", async () => {
    const address = await freshAddress();
    const env = { DATABASE_URL: address.url ?? "", FORECOURT_DATA: address.dataDir };
    const shown =
      '"https://photos.feed.example/1.jpg|https://photos.feed.example/2.jpg|https://photos.feed.example/3.jpg"';
    const file = join(folder, "stock.csv");
    const heading = "Stock No,VIN,Make,Model,Year,Price,Condition,Images,Show on website";
    const rows = [`U-1,,Kia,Rio,2019,9990,Used,${shown},yes`, `U-2,,Kia,Rio,2019,,Used,,no`];
    await writeFile(file, `${[heading, ...rows].join("\n")}\n`);
    const report = await forecourt(["import", file, "--dealership", "ironbark-wingfield", "--json"], env);
    const outlook = JSON.parse(report.out).outlook as { site: string; hidden: { rule: string; count: number }[] }[];
    const ironbark = outlook.find(({ site }) => site === "ironbark");
    expect(ironbark).toMatchObject({ listed: 0, hosts: [{ host: "photos.feed.example", count: 3 }] });
    expect(ironbark?.hidden.map(({ rule, count }) => [rule, count])).toEqual([
      ["shown", 1],
      ["photos", 1],
      ["kind", 2],
    ]);
    const { code, out } = await forecourt(["stock", "why", "u-2"], env);
    expect(code).toBe(0);
    expect(out).toContain("U-2 of ironbark-wingfield: 2019 Kia Rio");
    expect(out).toMatch(/not listed on ironbark, though its page answers at https:\S+\/cars\/2019-kia-rio-u-2:\n/);
    for (const words of [
      "told not to be shown",
      "pictures (search.minPhotos)",
      "not of the kinds it sells, which are truck",
      "it has no price",
    ])
      expect(out).toContain(words);
    expect(out).toMatch(/not on kingtide: .*not of its dealerships, which are kingtide-southport/);
    const allowed = await forecourt(["stock", "why", "U-1", "--json"], { ...env, IMAGE_HOSTS: "photos.feed.example" });
    expect(JSON.parse(allowed.out)[0].sites.flatMap(({ notes }: { notes: string[] }) => notes)).toEqual([]);
    expect(await forecourt(["stock", "why", "nothing"], env)).toMatchObject({ code: 1 });
  });

  test("rank says where a car stands in the recommended order, and why", async () => {
    const address = await freshAddress();
    const env = { DATABASE_URL: address.url ?? "", FORECOURT_DATA: address.dataDir };
    const file = join(folder, "ranked.csv");
    const pictures = (count: number) =>
      `"${Array.from({ length: count }, (_, at) => `https://photos.feed.example/${at}.jpg`).join("|")}"`;
    const rows = [
      "Stock No,Make,Model,Year,Price,Condition,Images,Show on website",
      `R-1,Kia,Rio,2019,9990,Used,${pictures(3)},yes`,
      `R-2,Kia,Cerato,2020,15990,Used,${pictures(12)},yes`,
    ];
    await writeFile(file, `${rows.join("\n")}\n`);
    await forecourt(["import", file, "--dealership", "kingtide-southport"], env);
    const { code, out } = await forecourt(["stock", "rank", "r-1"], env);
    expect(code).toBe(0);
    expect(out).toContain("R-1 of kingtide-southport: 2019 Kia Rio");
    expect(out).toContain("2 of 2 on kingtide, where nothing else is asked for");
    expect(out).toMatch(/photos +7\.5 points: 0\.25 of 30, 3 of 12 pictures/);
    expect(out).toMatch(/price +20\.0 points: 0\.50 of 40, its market is not known/);
    const other = JSON.parse((await forecourt(["stock", "rank", "R-2", "--json"], env)).out);
    const onKingtide = other[0].rankings.find(({ site }: { site: string }) => site === "kingtide");
    expect(onKingtide).toMatchObject({ place: 1, cars: 2, rank: 0, sameRank: 2 });
    expect(await forecourt(["stock", "rank", "nothing"], env)).toMatchObject({ code: 1 });
  });
});
