import { expect, test } from "vitest";
import { cells, items, reasonOf } from "../testing.ts";

const page = (body: string) => `<!DOCTYPE html><html><body><nav>2019 Kia Rio</nav><main>${body}</main></body></html>`;
const read = async (body: string) => cells((await items(page(body))).found);

test("CAR-001 a page with a little table for each car is read, each with its own facts", async () => {
  const car = (title: string, stock: string, km: string) =>
    `<section><h2>${title}</h2><img src="https://photos.example.com/${stock}.jpg"><table><tr><th>Stock No</th><td>${stock}</td></tr><tr><th>Odometer</th><td>${km}</td></tr></table><a href="/x">Enquire</a></section>`;
  expect(await read(car("2019 Kia Rio S", "U1", "40,100 km") + car("2018 Mazda 3 Neo", "U2", "61,000 km"))).toEqual([
    {
      Title: "2019 Kia Rio S",
      Images: "https://photos.example.com/U1.jpg",
      "Stock No": "U1",
      Odometer: "40,100 km",
      Description: "Enquire",
    },
    {
      Title: "2018 Mazda 3 Neo",
      Images: "https://photos.example.com/U2.jpg",
      "Stock No": "U2",
      Odometer: "61,000 km",
      Description: "Enquire",
    },
  ]);
});

test("CAR-001 cards of a price, a list and a sign are read; of several prices the one that is asked", async () => {
  const found = await read(
    `<div class="card"><p>SOLD</p><h3>2019 Kia Cerato S</h3><span>$18,990</span><ul><li>60,100 km</li><li>Automatic</li></ul></div>
     <div class="card"><h3>2020 Mazda CX-5 Akera</h3><p><del>$39,990</del> <ins>$37,990</ins> Drive Away</p><p>from $159 per week</p><dl><dt>Kms</dt><dd>30,100</dd></dl></div>
     <div class="card"><h3>2021 Kia Rio S</h3><p>$19,990</p><p>$18,490</p><p>9,100 km</p></div>`,
  );
  expect(found[0]).toMatchObject({
    Title: "2019 Kia Cerato S",
    Price: "$18,990",
    Status: "SOLD",
    Description: "60,100 km, Automatic",
  });
  expect(found[1]).toMatchObject({ Price: "$37,990 Drive Away", Kms: "30,100" });
  expect(found[2]).not.toHaveProperty("Price");
});

test("CAR-001 names and facts that follow each other in one element are divided at the names", async () => {
  const found = await read(
    "<h2>2019 Kia Rio S</h2><p>Stock: U1</p><p>$15,990</p><h2>2018 Mazda 3 Neo</h2><p>Stock: U2</p><p>$17,490</p>",
  );
  expect(found).toEqual([
    { Title: "2019 Kia Rio S", Stock: "U1", Price: "$15,990" },
    { Title: "2018 Mazda 3 Neo", Stock: "U2", Price: "$17,490" },
  ]);
});

test("a page of articles about cars, of one car, and one that is nested too deep are no stock", async () => {
  const article = (title: string) => `<article><h2>${title}</h2><p>We drove it for a week, and liked it.</p></article>`;
  const login = "may need a login";
  expect(await reasonOf(page(article("2019 Kia Rio review") + article("2020 Mazda 3 test")))).toContain(login);
  expect(await reasonOf(page("<div><h1>2019 Kia Rio S</h1><p>$15,990</p><p>40,100 km</p></div>"))).toContain(login);
  expect(await reasonOf(page("<div>".repeat(5000)))).toContain("nested deeper");
});

test("a page that ends within a vehicle says so, and one that leaves out what it may does not", async () => {
  const card = "<div><h3>2019 Kia Rio S</h3><p>$15,990<p>40,100 km</div>";
  const open = `<!doctype html><body>${card}${card.replace("Rio", "Soul")}`;
  expect((await items(open)).found).toHaveLength(2);
  expect((await items(`${open}<div><h3>2018 Mazda 3`)).found.at(-1)).toMatchObject({ cut: true });
});

test("a long page takes time in proportion to its length", async () => {
  const card = "<div><div><h3>2019 Kia Rio S</h3></div><p>$15,990</p><p>40,100 km</p></div>";
  const found = await read(card.replaceAll("S</h3>", "S</h3>").repeat(3000));
  expect(found.length).toBeGreaterThan(0);
  expect((await read(`<div>${"<p>x</p>".repeat(40_000)}</div>${card}${card.replace("Rio", "Soul")}`)).length).toBe(2);
});

test("a page of more vehicles than a call has room for is read, each as soon as the next begins", async () => {
  const card = (at: number) => `<div><h3>2019 Kia Rio S</h3><p>${at} km</p><p>$9,990</p></div>`;
  const found = await read(Array.from({ length: 130_000 }, (_, at) => card(at)).join(""));
  expect(found).toHaveLength(130_000);
  expect(found.at(-1)).toMatchObject({ Title: "2019 Kia Rio S", Description: "129999 km" });
});

test("CAR-001 a price above a car's name is that car's, and no neighbour's, where its distance is in miles", async () => {
  const card = (price: string, title: string, miles: string) =>
    `<div><div><div>${price}</div></div><h2>${title}</h2><div><span>${miles} mi</span></div></div>`;
  const found = await read(
    card("$18,073", "2016 Honda Civic EX", "44,084") + card("$14,998", "2014 Mazda 3 Neo", "74,077"),
  );
  expect(found.map(({ Title, Price }) => [Title, Price])).toEqual([
    ["2016 Honda Civic EX", "$18,073"],
    ["2014 Mazda 3 Neo", "$14,998"],
  ]);
});
