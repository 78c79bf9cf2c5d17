import { expect, test } from "vitest";
import { cells, items } from "./testing.ts";

const BASE = "https://ph.example/stock/7001/";
const first = async (...lines: readonly string[]) =>
  cells((await items(["Make,Model,PhotoBaseURL,photo_1,Photos", ...lines].join("\n"))).found)[0] ?? {};

test("pictures that are named below an address in the row are whole addresses, and the address is no picture", async () => {
  expect(await first(`Kia,Rio,${BASE},front.jpg,"01.jpg;./in/side 2.PNG;walk.mp4"`)).toEqual({
    Make: "Kia",
    Model: "Rio",
    PhotoBaseURL: "",
    photo_1: `${BASE}front.jpg`,
    Photos: `${BASE}01.jpg;${BASE}in/side%202.PNG;${BASE}walk.mp4`,
  });
  expect((await first(`Kia,Rio,${BASE},,`)).PhotoBaseURL).toBe("");
  expect((await first("Kia,Rio,,front.jpg,")).photo_1).toBe("front.jpg");
  const record = { make: "Kia", strImgBase: BASE, strImages: "01.jpg;02.jpg" };
  const { found } = await items(JSON.stringify([record, record]));
  expect(cells(found)[1]?.strImages).toBe(`${BASE}01.jpg;${BASE}02.jpg`);
});

test("nothing but the name of a file becomes an address", async () => {
  for (const name of [
    "../1.jpg",
    "a/../../1.jpg",
    "..\\1.jpg",
    "//evil.example/1.jpg",
    "\\\\evil.example\\1.jpg",
    "/1.jpg",
    "javascript:alert(1).jpg",
    "data:image/png.jpg",
    "%2e%2e/1.jpg",
    "1.jpg?x=1",
    "1.jpg#x",
    "1.svg",
    "1.html",
    "https://other.example/1.jpg",
    "two words",
    "@evil.example/1.jpg",
    `${"a".repeat(5000)}.jpg`,
  ])
    expect((await first(`Kia,Rio,${BASE},${name},`)).photo_1, name).toBe(name);
});

test("nothing but the plain address of a folder is a base", async () => {
  for (const base of [
    "ftp://ph.example/",
    "javascript:alert(1)/",
    "file:///etc/",
    "//ph.example/",
    "https://ann:secret@ph.example/",
    "https://ann@ph.example/",
    "https://ph.example/?file=/",
    "https://ph.example/1.jpg",
    "https://ph.example\\@evil.example/",
    "https://ph.example/ https://evil.example/",
    "https:///",
    "stock/7001/",
  ]) {
    const row = await first(`Kia,Rio,"${base}",front.jpg,`);
    expect([row.PhotoBaseURL, row.photo_1], base).toEqual([base, "front.jpg"]);
  }
});

test("lists of a million separators, and names of a million letters, take no more time than their length", async () => {
  const before = process.cpuUsage();
  for (const list of [";".repeat(2_000_000), "a ".repeat(1_000_000), "a/".repeat(1_000_000), "a.jpg;".repeat(300_000)])
    expect((await first(`Kia,Rio,${BASE},,${list}`)).Photos).toBeDefined();
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(6);
});
