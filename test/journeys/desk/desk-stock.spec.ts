import sharp from "sharp";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { dealershipReach } from "../../../src/features/staff/ability.ts";
import { actsOn } from "../../../src/features/staff/audit/data.ts";
import { editCar } from "../../../src/features/stock/edits/mutations.ts";
import { ask } from "../../setup/ask.ts";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf } from "./desk-people.ts";

const { visit } = openBrowser();

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

/** A car of halden's that is for sale and that no other journey asks for, by its place in the stock. */
async function someCar(place: number) {
  return db
    .selectFrom("cars")
    .innerJoin("dealerships", "dealerships.id", "cars.dealership_id")
    .select(["cars.id", "cars.stocknum", "cars.name", "cars.slug", "cars.colour", "dealerships.slug as dealership"])
    .where("dealerships.slug", "=", "halden-liverpool")
    .where("cars.status", "=", "in_stock")
    .where("cars.offer_price", "is", null)
    .orderBy("cars.id", "desc")
    .offset(place)
    .limit(1)
    .executeTakeFirstOrThrow();
}

test("what cannot be is refused beside what was typed, and two people who change one field both see it", async () => {
  const car = await someCar(1);
  const [one, other] = [await colleague(db, "Ada One"), await colleague(db, "Bo Other")];
  const plain = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const [first, second] = [await deskOf(visit, one, plain), await deskOf(visit, other, plain)];
  await db.updateTable("cars").set({ views: 4_123 }).where("id", "=", car.id).execute();
  for (const { page } of [first, second]) await page.goto(at(DESK, `/desk/stock/${car.id}`));
  const numbers = await first.page.getByRole("list", { name: "Its numbers" }).getByRole("listitem").allTextContents();
  expect(numbers.slice(0, 4)).toEqual([
    expect.stringMatching(/^\d+ days? listed$/),
    "4,123 views",
    "0 watch it",
    "0 enquiries",
  ]);
  const phone = first.page.getByRole("navigation", { name: "Rooms, phone" });
  await phone.getByText("More", { exact: true }).click();
  await phone.getByRole("link", { name: "Feeds" }).waitFor();
  await phone.getByText("More", { exact: true }).click();
  await first.page.getByRole("textbox", { name: "Price", exact: true }).fill("a lot");
  await first.page.getByRole("textbox", { name: "Tag" }).fill("<b>Rare</b>");
  await first.page.getByRole("button", { name: "Save" }).click();
  await first.page.getByRole("alert").getByText("Price must be written in digits alone, such as 31,990").waitFor();
  expect(await first.page.getByRole("textbox", { name: "Tag" }).inputValue()).toBe("<b>Rare</b>");
  await first.page.getByRole("textbox", { name: "Price", exact: true }).fill("51 990");
  await first.page.getByRole("textbox", { name: "Why", exact: true }).fill("Two like it went for less");
  await first.page.getByRole("button", { name: "Save" }).click();
  await first.page.getByText("Saved: Price, Tag.").waitFor();
  await first.page.getByText(/Price \$[\d,]+ → \$51,990, Tag .* → <b>Rare<\/b>/).waitFor();
  await first.page.getByText(/m, Two like it went for less$/).waitFor();

  await second.page.getByRole("textbox", { name: "Price", exact: true }).fill("49990");
  await second.page.getByRole("textbox", { name: "Colour" }).fill("Teal");
  await second.page.getByRole("button", { name: "Save" }).click();
  await second.page.getByRole("alert").getByText("Price is $51,990 by now, and yours was “49990”").waitFor();
  await second.page.getByText("Saved: Colour.").waitFor();
  expect(await second.page.getByRole("textbox", { name: "Price", exact: true }).inputValue()).toBe("$51,990");

  await second.page.getByText("Plan a price").click();
  await second.page.getByLabel("New price, in dollars").fill("45,990");
  await second.page.getByLabel("Why (the desk sees it, shoppers do not)").fill("Black Friday");
  await second.page.getByLabel("From when, on the dealership’s clock").fill("2026-01-05T09:00");
  await second.page.getByRole("button", { name: "Plan it" }).click();
  await second.page.getByRole("alert").getByText("That time has passed; it is").waitFor();
  expect(await second.page.getByLabel("New price, in dollars").inputValue()).toBe("45,990");
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString().slice(0, 10);
  await second.page.getByLabel("From when, on the dealership’s clock").fill(`${soon}T09:00`);
  await second.page.getByLabel("Until when").fill(`${soon}T08:00`);
  await second.page.getByRole("button", { name: "Plan it" }).click();
  await second.page.getByRole("alert").getByText("It would end before it begins").waitFor();
  await second.page.getByLabel("Until when").fill(`${soon}T17:00`);
  await second.page.getByRole("button", { name: "Plan it" }).click();
  await second.page.getByText(/^From \w+ \d+ \w+ at 9:00 am AE[DS]T: \$45,990, until \w+ .* at 5:00 pm/).waitFor();
  await second.page.goto(at(DESK, "/desk/stock?view=planned"));
  await second.page.getByText(/^from .* until .*: \$45,990$/).waitFor();
  // Its time comes.
  await db.updateTable("planned_prices").set({ from_at: Date.now() }).where("car_id", "=", car.id).execute();
  const onSite = async () => (await get("halden", `/cars/${car.slug}`)).text;
  await expect.poll(onSite).toContain("$45,990");
  await second.page.goto(at(DESK, `/desk/stock/${car.id}`));
  await second.page.getByRole("button", { name: /^Undo .*begin the planned price/ }).waitFor();
  await second.page.getByText(/^Until .*: \$45,990; then its price is again what it was/).waitFor();
  await second.page.getByRole("button", { name: "End it now" }).click();
  await second.page.getByText("Ended. Its price is again what it was.").waitFor();
  await second.page.getByRole("button", { name: /^Undo .*end the planned price/ }).click();
  await second.page.getByText(/^Undone: end the planned price/).waitFor();
  await second.page.getByRole("button", { name: "Hand back Price", exact: true }).click();
  await second.page.getByText("The feed speaks again.").waitFor();
  await second.page.getByRole("button", { name: /^Undo .*hand back price$/ }).click();
  await second.page.getByText("Undone: hand back price.").waitFor();
  expect(await second.page.getByRole("textbox", { name: "Price", exact: true }).inputValue()).toBe("$45,990");
  for (const visitor of [first, second]) {
    // The browser itself reports the status of a form that was refused.
    (visitor.complaints as string[]).length = 0;
    await visitor.leave();
  }
});

test("CAR-035 photos are added, ordered by keys, dragged, and stand on the site until they are handed back", async () => {
  const car = await someCar(3);
  const { page, leave } = await deskOf(visit, await colleague(db, "Pho Tographer"), {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(at(DESK, `/desk/stock/${car.id}`));
  const panel = page.getByRole("region", { name: car.name });
  const colour = panel.getByRole("textbox", { name: "Colour" });
  await colour.fill("Half typed");
  await panel.getByText("Colour: not saved yet").waitFor();
  await panel.getByRole("button", { name: "Leave as it was" }).click();
  await expect.poll(() => panel.getByText("not saved yet").count()).toBe(0);
  expect(await colour.inputValue()).toBe(car.colour ?? "");
  const km = panel.getByRole("textbox", { name: "Kilometres" });
  await km.fill("123456 km");
  await km.press("Control+s");
  await page.getByText("Saved: Kilometres.").waitFor();
  await expect.poll(() => km.inputValue()).toBe("123,456");
  await page.getByRole("link", { name: /^\d+ photos?$/ }).click();
  await page.waitForURL(/\/photos$/);
  const places = page.getByRole("listitem").filter({ has: page.getByRole("figure") });
  const before = (await photosOf(car.id)).length;
  const photo = (colour: string) =>
    sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  const file = async (name: string, bytes: Buffer | Promise<Buffer>) => ({
    name,
    mimeType: "image/jpeg",
    buffer: await bytes,
  });
  await page
    .getByLabel("Add photos")
    .setInputFiles([
      await file("red.jpg", photo("#a33")),
      await file("notes.jpg", Buffer.from("no picture")),
      await file("green.jpg", photo("#3a3")),
    ]);
  await page.getByText("notes.jpg: It is no JPEG, PNG, WebP, AVIF or GIF.").waitFor();
  await expect.poll(() => places.count()).toBe(before + 2);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Move photo ${before + 2}:` }).press("Alt+ArrowLeft");
  await page.getByText("Moved.", { exact: true }).first().waitFor();
  await page.getByRole("button", { name: new RegExp(`^Make first ?: photo ${before + 1}$`) }).click();
  await expect.poll(async () => (await photosOf(car.id)).at(0)).toMatch(/^\/photos\/[0-9a-f]{32}\.jpg$/);
  const [first, second] = await photosOf(car.id);
  // A drag that begins before the page shows the new order would move another photo.
  const shownFirst = places.first().getByRole("img");
  await expect.poll(() => shownFirst.getAttribute("src")).toContain(first?.slice(8, 40));
  await page.getByRole("button", { name: "Move photo 2:" }).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Move photo 2:" }).dragTo(places.first());
  await expect.poll(() => photosOf(car.id)).toMatchObject({ 0: second, 1: first });
  const onSite = async () => (await get("halden", `/cars/${car.slug}`)).text;
  await expect.poll(onSite).toContain(String(first));
  await page.getByRole("button", { name: "Hand back to the feed" }).click();
  await page.getByText("The feed’s photos are back.").waitFor();
  await expect.poll(() => places.count()).toBe(before);
  await page.getByRole("button", { name: /^Undo ?: the photos as they were/ }).click();
  await page.getByText("The photos are back as they were.").waitFor();
  await expect.poll(() => photosOf(car.id)).toMatchObject({ 0: second, 1: first });
  await leave();
});

const photosOf = async (id: number): Promise<readonly string[]> => {
  const { images } = await db.selectFrom("cars").select("images").where("id", "=", id).executeTakeFirstOrThrow();
  return (JSON.parse(images) as { image?: { url: string } }[]).flatMap(({ image }) => (image ? [image.url] : []));
};

test("a new car comes by its plate, is refused beside what was typed, and goes on to its photos", async () => {
  const port = inject("serverPort");
  const seller = await colleague(db, "Nia Adder", [{ role: "sales", reach: dealershipReach("halden-liverpool") }]);
  const { page, complaints, leave } = await deskOf(visit, seller, { viewport: { width: 390, height: 844 } });
  await page.goto(at(DESK, "/desk/stock"));
  await page.getByRole("link", { name: "Add a car" }).click();
  await page.getByLabel("Number plate or VIN").fill("reg4 vinonly");
  await page.getByLabel("Number plate or VIN").press("Enter");
  const several = page.getByLabel("It may be one of these. Choose one, then fill in");
  await several.selectOption({ index: 1 });
  const chosen = await several.inputValue();
  await page.getByRole("button", { name: "Fill in" }).click();
  await page.getByText("Look whether all of it is right.").waitFor();
  const make = await page.getByLabel("Make").inputValue();
  expect(chosen).toContain(` ${make} ${await page.getByLabel("Model").inputValue()} `);
  await page.getByLabel("Price", { exact: true }).fill("a lot");
  await page.getByRole("button", { name: "Add the car" }).click();
  await page.getByText("Stock number is needed.").waitFor();
  await page.getByText("Price must be written in digits alone, such as 31,990.").waitFor();
  expect(await page.getByLabel("Make").inputValue()).toBe(make);
  await expectAccessible(page);
  const stocknum = `NEW-${Date.now()}`;
  await page.getByLabel("Stock number").fill(stocknum);
  await page.getByLabel("Price", { exact: true }).fill("$28,990");
  await page.getByRole("button", { name: "Add the car" }).click();
  await page.waitForURL(/\/desk\/stock\/\d+\/photos$/);
  await page.getByLabel("Add photos").waitFor();
  const id = Number(/stock\/(\d+)/.exec(page.url())?.[1]);
  const stored = await db.selectFrom("cars").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  expect(stored).toMatchObject({ stocknum, make, price: 28_990, source: "by hand", status: "in_stock" });
  expect(await actsOn(db, `car:${id}`)).toMatchObject([{ action: "add the car", by: "Nia Adder" }]);
  // The browser itself reports the status of a form that was refused.
  (complaints as string[]).length = 0;
  await leave();

  const send = (form: Record<string, string>) =>
    ask(port, DESK, "/desk/stock/new", {
      method: "POST",
      headers: { cookie: `desk-session=${seller.token}`, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ intent: "add", dealership: "halden-liverpool", ...form }).toString(),
    });
  const car = { stocknum, make: "Kia", model: "<i>Rio", car_type: "used", item_type: "car" };
  const again = await send(car);
  expect([again.status, again.text.includes(`has a car with the stock number ${stocknum} already`)]).toEqual([
    409,
    true,
  ]);
  expect(again.text).toContain(`href="/desk/stock/${id}"`);
  expect(again.text).toContain('value="&lt;i&gt;Rio"');
  expect((await send({ intent: "look up", mark: stored.vin ?? "" })).text).toContain(`href="/desk/stock/${id}"`);
  expect((await send({ ...car, stocknum: "X-1", dealership: "kingtide-southport" })).status).toBe(404);
});

test("several cars are chosen by keys, looked at first and changed at once; what may not change is told", async () => {
  const [one, held, other] = [await someCar(5), await someCar(6), await someCar(7)];
  const ids = [one.id, held.id, other.id];
  await db.updateTable("cars").set({ price: 30_000 }).where("id", "in", ids).execute();
  await db
    .updateTable("cars")
    .set({ held_until: Date.now() + 3_600_000 })
    .where("id", "=", held.id)
    .execute();
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Sev Eral"), {
    viewport: { width: 1440, height: 900 },
  });
  await page.goto(at(DESK, "/desk/stock?order=most-views"));
  await page.getByText("Columns", { exact: true }).click();
  await page.getByLabel("Watched by").check();
  await page.getByRole("columnheader", { name: "Watched by" }).waitFor();
  await page.getByRole("columnheader", { name: "Enquiries" }).getByRole("link").click();
  await page.locator('th[aria-sort="descending"]').getByText("Enquiries").waitFor();
  // The device keeps its columns.
  await page.goto(at(DESK, "/desk/stock"));
  await page.getByRole("columnheader", { name: "Watched by" }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const bar = page.getByRole("toolbar", { name: "For the chosen cars" });
  await bar.getByText("1 car", { exact: true }).waitFor();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await bar.getByText("2 cars").waitFor();
  await expectAccessible(page);
  await bar.getByRole("button", { name: "Clear" }).click();
  await expect.poll(() => bar.isVisible()).toBe(false);
  await page.keyboard.press("x");
  await bar.getByRole("button", { name: "Hide" }).click();
  await page.getByRole("heading", { name: "Hide: 1 car" }).waitFor();

  const chosen = ids.map((id) => `car=${id}`).join("&");
  // An address that names no change shows the cars and asks for one.
  await page.goto(at(DESK, `/desk/stock/several?${chosen}`));
  await page.getByRole("heading", { name: "3 cars", exact: true }).waitFor();
  await page.getByRole("listitem").filter({ hasText: other.stocknum }).waitFor();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Price", exact: true }).click();
  await page.getByRole("heading", { name: "Price: 3 cars" }).waitFor();
  await page.getByLabel("How much").fill("5");
  await page.locator('select[name="unit"]').selectOption("percent");
  await page.getByLabel("Why (the desk sees it, shoppers do not)").fill("Slow month");
  await page.getByRole("button", { name: "Look first" }).click();
  await expect.poll(() => page.getByText("$28,500").count()).toBe(2);
  await page.getByText("It is held or reserved for somebody").waitFor();
  await expectAccessible(page);
  // Somebody else changes one of them before the button is pressed.
  await db.updateTable("cars").set({ price: 31_000 }).where("id", "=", other.id).execute();
  await page.getByRole("button", { name: "Change 2 cars" }).click();
  await page.getByText(`1 car changed: ${one.stocknum}.`).waitFor();
  await page.getByText(`${other.stocknum}: It was changed meanwhile: look again.`).waitFor();
  const prices = await db.selectFrom("cars").select("price").where("id", "in", ids).orderBy("id", "desc").execute();
  expect(prices.map(({ price }) => price)).toEqual([28_500, 30_000, 31_000]);
  expect(await actsOn(db, `car:${one.id}`)).toMatchObject([
    {
      action: "lower the price by 5%: Slow month",
      by: "Sev Eral",
      before: { price: "30000" },
      after: { price: "28500" },
    },
  ]);
  expect(await actsOn(db, `car:${held.id}`)).toEqual([]);
  await page.goto(at(DESK, `/desk/stock/${one.id}`));
  await page.getByRole("button", { name: /^Undo .*lower the price by 5%/ }).click();
  await page.getByText("Undone: lower the price by 5%: Slow month.").waitFor();
  const price = page.getByRole("textbox", { name: "Price", exact: true });
  await expect.poll(() => price.inputValue()).toBe("$30,000");
  await page.getByRole("button", { name: /^Undo .*: undo: lower/ }).waitFor();
  await expect.poll(() => page.getByRole("button", { name: /^Undo/ }).count()).toBe(1);
  await page.getByText("Plan a price").click();
  await page.getByRole("button", { name: "Plan it" }).waitFor();
  await expectAccessible(page);
  expect(complaints).toEqual([]);
  await leave();

  const elsewhere = await colleague(db, "Sev Elsewhere", [
    { role: "manager", reach: dealershipReach("kingtide-southport") },
  ]);
  const foreign = { headers: { cookie: `desk-session=${elsewhere.token}` } };
  expect((await ask(inject("serverPort"), DESK, `/desk/stock/several?${chosen}&do=hide`, foreign)).status).toBe(404);
  const many = Array.from({ length: 101 }, (_, index) => `car=${index + 1}`).join("&");
  expect((await ask(inject("serverPort"), DESK, `/desk/stock/several?${many}&do=hide`, foreign)).status).toBe(413);
});

test("the list of cars without a price holds each of them, and its count is theirs", async () => {
  const unpriced = await someCar(8);
  await editCar(db, unpriced.id, { price: null }, { by: "a journey", now: Date.now() });
  const { token } = await colleague(db, "Una Priced");
  const list = async () =>
    (
      await ask(inject("serverPort"), DESK, `/desk/stock?view=unpriced&q=${unpriced.stocknum}`, {
        headers: { cookie: `desk-session=${token}` },
      })
    ).text;
  await expect.poll(list).toContain(`/desk/stock/${unpriced.id}?`);
  expect(Number(/No price(?:<!-- -->)?\s*<b>([\d,]+)<\/b>/.exec(await list())?.[1])).toBeGreaterThan(0);
});

test("photos go to nobody else's car, and a stranger's are not even read", async () => {
  const car = await someCar(3);
  const port = inject("serverPort");
  const elsewhere = await colleague(db, "Else Yard", [
    { role: "manager", reach: dealershipReach("kingtide-southport") },
  ]);
  const reader = await colleague(db, "Rea Only", [{ role: "reader", reach: dealershipReach(car.dealership) }]);
  const send = (cookie: string, bytes: number) => {
    const part = `--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nadd\r\n--x\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n`;
    return ask(port, DESK, `/desk/stock/${car.id}/photos`, {
      method: "POST",
      headers: { cookie, "content-type": "multipart/form-data; boundary=x" },
      body: `${part}${"a".repeat(bytes)}\r\n--x--\r\n`,
    });
  };
  const before = await photosOf(car.id);
  expect((await send(`desk-session=${elsewhere.token}`, 100)).status).toBe(404);
  expect((await send(`desk-session=${reader.token}`, 100)).status).toBe(403);
  expect((await send("", 300_000)).status).toBe(401);
  expect((await send(`desk-session=${reader.token}`, 43 * 1024 * 1024)).status).toBe(413);
  expect(await photosOf(car.id)).toEqual(before);
});

test("nobody sees, prints or changes another yard's car, and a reader prints but changes none", async () => {
  const car = await someCar(2);
  const port = inject("serverPort");
  const elsewhere = await colleague(db, "Else Where", [
    { role: "manager", reach: dealershipReach("kingtide-southport") },
  ]);
  const reader = await colleague(db, "Rea Der", [{ role: "reader", reach: dealershipReach(car.dealership) }]);
  const send = (token: string, method = "POST") =>
    ask(port, DESK, `/desk/stock/${car.id}`, {
      method,
      headers: { cookie: `desk-session=${token}`, "content-type": "application/x-www-form-urlencoded" },
      ...(method === "POST"
        ? { body: new URLSearchParams({ intent: "save", colour: "Pink", "seen.colour": car.colour ?? "" }).toString() }
        : {}),
    });
  const card = (token: string) =>
    ask(port, DESK, `/desk/stock/${car.id}/card`, { headers: { cookie: `desk-session=${token}` } });
  const printed = await card(reader.token);
  expect([printed.status, printed.headers["content-type"], printed.text.slice(0, 5)]).toEqual([
    200,
    "application/pdf",
    "%PDF-",
  ]);
  expect((await card(elsewhere.token)).status).toBe(404);
  expect((await send(elsewhere.token, "GET")).status).toBe(404);
  expect((await send(elsewhere.token)).status).toBe(404);
  expect((await send(reader.token, "GET")).status).toBe(200);
  expect((await send(reader.token)).status).toBe(403);
  const after = await db.selectFrom("cars").select("colour").where("id", "=", car.id).executeTakeFirstOrThrow();
  expect(after.colour).toBe(car.colour);
});
