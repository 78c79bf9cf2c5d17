import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type Database, openDatabase } from "../../../src/db/open.ts";
import { DOORS } from "../../../src/desk/doors.ts";
import { saveDiarySettings } from "../../../src/features/diary/hours/mutations.ts";
import { tokenHash } from "../../../src/features/sign-in/secrets.ts";
import { dealershipReach, siteReach } from "../../../src/features/staff/ability.ts";
import { openDeskSession } from "../../../src/features/staff/sessions/mutations.ts";
import { ENQUIRY, postLead } from "../../setup/lead.ts";
import { at, expectAccessible, openBrowser } from "../browser.ts";
import { colleague, DESK, deskOf, listOfOneCar } from "./desk-people.ts";

const { visit } = openBrowser({ painted: true });

let db: Database;
beforeAll(async () => {
  db = await openDatabase({ url: null, dataDir: inject("serverDataDir") });
});
afterAll(() => db.destroy());

test("without a connection nothing is sent, what was typed stays, and it goes on once the line is back", async () => {
  const { page, complaints, leave } = await deskOf(visit, await colleague(db, "Ofelia Line"), {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(at(DESK, await listOfOneCar(db, 0)));
  await page.locator(".stock a.car").first().click();
  const tag = page.getByRole("textbox", { name: "Tag" });
  await tag.fill("Typed in the yard");
  const { pathname } = new URL(page.url());
  await page.context().setOffline(true);
  await page.getByText(/^No connection since \d+:\d\d [ap]m\. You see what was here then\./).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Nothing was sent; what you typed stays here.").waitFor();
  await page.getByRole("navigation", { name: "Rooms, phone" }).getByRole("link", { name: "Leads" }).click();
  await page.getByText("The page that you chose opens once it is back.").waitFor();
  expect([new URL(page.url()).pathname, await tag.inputValue()]).toEqual([pathname, "Typed in the yard"]);
  await expectAccessible(page);
  await page.context().setOffline(false);
  // To go on by itself would lose what was typed.
  await page.getByText("The connection is back. What you typed here is not sent yet.").waitFor();
  await page.getByRole("button", { name: "Stay here" }).click();
  expect([new URL(page.url()).pathname, await tag.inputValue()]).toEqual([pathname, "Typed in the yard"]);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved: Tag.").waitFor();
  // The browser itself reports what it could not ask for meanwhile.
  (complaints as string[]).length = 0;
  await leave();
});

test("what is not there, and what one may not see, is said with a way back", async () => {
  const stan = await colleague(db, "Stan Lost", [{ role: "sales", reach: dealershipReach("halden-liverpool") }]);
  await colleague(db, "Abby Near", [{ role: "manager", reach: dealershipReach("halden-liverpool") }]);
  await colleague(db, "Aaron Elsewhere", [{ role: "manager", reach: dealershipReach("halden-brookvale") }]);
  const { page, complaints, leave } = await deskOf(visit, stan);
  for (const [path, heading] of [
    ["/desk/leads/999999999", "Nothing is here"],
    ["/desk/consents", "You may not see what people agreed to"],
  ] as const) {
    await page.goto(at(DESK, path));
    await page.getByRole("heading", { name: heading }).waitFor();
    await expectAccessible(page);
  }
  const help = page.getByText(/can do it, or give you the role\.$/);
  expect(await help.textContent()).toMatch(/^Your role does not reach that far\. Abby Near( or [^,]+)? can do it/);
  await page.getByRole("link", { name: "Back to your first room" }).click();
  await page.getByRole("heading", { name: "Leads", level: 1 }).waitFor();
  (complaints as string[]).length = 0;
  await leave();
});

test("a session that ends while a form is filled in loses none of it, and shows it to nobody else", async () => {
  const nora = await colleague(db, "Nora Typing");
  const { page, complaints, leave } = await deskOf(visit, nora);
  const signIn = async (token: string) =>
    page.context().addCookies([{ name: "desk-session", value: token, url: at(DESK, "/") }]);
  const stock = page.getByRole("textbox", { name: "Stock number" });
  const yard = page.getByRole("combobox", { name: "Dealership" });
  const type = async () => {
    await page.goto(at(DESK, "/desk/stock/new"));
    await yard.selectOption("halden-liverpool");
    await stock.fill("NORA-1");
    await page.getByRole("combobox", { name: "Make" }).fill("Kia");
    await db.deleteFrom("staff_sessions").where("token_hash", "=", tokenHash(nora.token)).execute();
    await page.getByRole("button", { name: "Add the car" }).click();
    await page.waitForURL(/sign-in\?back=/);
    return new URL(page.url()).searchParams.get("back") ?? "";
  };
  const back = await type();
  const { id } = await db.selectFrom("staff").select("id").where("name", "=", nora.name).executeTakeFirstOrThrow();
  await signIn(await openDeskSession(db, { staffId: id, userAgent: "", confirmed: false, now: Date.now() }));
  await page.goto(at(DESK, back));
  await page.getByText("You were signed out, and nothing was sent.").waitFor();
  expect([await stock.inputValue(), await yard.inputValue()]).toEqual(["NORA-1", "halden-liverpool"]);
  expect(await page.getByRole("combobox", { name: "Make" }).inputValue()).toBe("Kia");
  // The desk answers this time, and what it refuses stands there as any refused form does.
  await page.getByRole("button", { name: "Add the car" }).click();
  await page.getByText(/Nothing is added yet/).waitFor();
  expect(await page.getByText("You were signed out").count()).toBe(0);

  await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute();
  await stock.fill("NORA-2");
  await page.getByRole("button", { name: "Add the car" }).click();
  await page.waitForURL(/sign-in\?back=/);
  await signIn((await colleague(db, "Otto Later")).token);
  await page.goto(at(DESK, back));
  await page.getByRole("heading", { name: "Add a car" }).waitFor();
  expect([await stock.inputValue(), await page.getByText("You were signed out").count()]).toEqual(["", 0]);
  (complaints as string[]).length = 0;
  await leave();
});

test("what is typed and not sent outlasts a reload and a session that ends, and no sign-out in any tab", async () => {
  const vera = await colleague(db, "Vera Forms", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, complaints, leave } = await deskOf(visit, vera);
  const hours = at(DESK, "/desk/diary/hours?place=halden.brookvale-sales");
  const drives = page.getByRole("region", { name: "Test drives" });
  const minutes = drives.getByRole("textbox", { name: "Minutes that one lasts" });
  const closed = drives.getByRole("textbox", { name: /^Closed days/ });
  const again = page.getByText("What you typed here stands in its form again.");
  await page.goto(hours);
  const before = await minutes.inputValue();
  await minutes.fill("900");
  await page.goto(at(DESK, "/desk/staff"));
  await page.getByRole("textbox", { name: "Name" }).fill("Half Typed");
  await page.goto(hours);
  await again.waitFor();
  expect(await minutes.inputValue()).toBe("900");
  // A form that was refused is as little taken as one that was not sent.
  await closed.fill("2027-02-04");
  await drives.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("from 15 to 480 minutes").waitFor();
  await page.goto(hours);
  await again.waitFor();
  expect([await minutes.inputValue(), await closed.inputValue()]).toEqual(["900", "2027-02-04"]);
  // What a colleague saves meanwhile is shown, but for what was typed.
  const place = { site: "halden", dealership: "halden-brookvale" };
  const saying = { place, dealershipId: 3, kind: "test-drive", by: { id: 1, name: "A colleague" }, now: 1 } as const;
  const settings = {
    atOnce: 7,
    perDay: null,
    minutes: 40,
    buffer: 5,
    notice: 1,
    closedDays: [],
    closedOnHolidays: true,
  };
  await saveDiarySettings(db, { ...saying, settings });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect.poll(() => drives.getByRole("textbox", { name: /^At once/ }).inputValue()).toBe("7");
  await expect.poll(() => minutes.inputValue()).toBe("900");
  await saveDiarySettings(db, { ...saying, settings: null });

  // Two forms with fields of the same names are two.
  await page.goto(at(DESK, "/desk/routing"));
  const copies = (team: string) =>
    page.getByRole("region", { name: team, exact: true }).getByRole("textbox", { name: "Copies to" });
  for (const team of ["Service", "Parts"]) await copies(team).fill(`${team}@dealer.example`);
  await page.goto(at(DESK, "/desk/routing"));
  await again.waitFor();
  for (const team of ["Service", "Parts"]) expect(await copies(team).inputValue()).toBe(`${team}@dealer.example`);
  const cars = db.selectFrom("cars").innerJoin("dealerships", "dealerships.id", "cars.dealership_id");
  const car = await cars
    .select("cars.id")
    .where("dealerships.slug", "=", "halden-castle-hill")
    .where("cars.status", "=", "in_stock")
    .orderBy("cars.id", "desc")
    .executeTakeFirstOrThrow();
  await page.goto(at(DESK, `/desk/stock/${car.id}`));
  await page.getByRole("textbox", { name: "Comments" }).fill("Ten minutes of words");
  await page.goto(hours);

  const { id } = await db.selectFrom("staff").select("id").where("name", "=", vera.name).executeTakeFirstOrThrow();
  const signIn = async () => {
    const value = await openDeskSession(db, { staffId: id, userAgent: "", confirmed: false, now: Date.now() });
    await page.context().addCookies([{ name: "desk-session", value, url: at(DESK, "/") }]);
  };
  await db.deleteFrom("staff_sessions").where("staff_id", "=", id).execute();
  // The browser brings back a page as it was, whose session has ended.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await page.waitForURL(/sign-in\?back=/);
  await page.getByText("What you typed is kept.").waitFor();
  expect(await page.locator("main").textContent()).not.toContain(vera.name);
  await signIn();
  // The link in the mail opens another tab.
  const other = await page.context().newPage();
  await other.goto(hours);
  await other.getByText("You were signed out, and nothing was sent.").waitFor();
  const otherMinutes = other
    .getByRole("region", { name: "Test drives" })
    .getByRole("textbox", { name: /^Minutes that/ });
  expect(await otherMinutes.inputValue()).toBe("900");
  await other.getByRole("button", { name: "Clear it" }).click();
  await expect.poll(() => otherMinutes.inputValue()).toBe(before);
  await other.goto(at(DESK, `/desk/stock/${car.id}`));
  await expect.poll(() => other.getByRole("textbox", { name: "Comments" }).inputValue()).toBe("Ten minutes of words");
  // All forms of the tab come along, not only the one that was typed last.
  await other.goto(at(DESK, "/desk/routing"));
  await expect
    .poll(() =>
      other
        .getByRole("region", { name: "Service", exact: true })
        .getByRole("textbox", { name: "Copies to" })
        .inputValue(),
    )
    .toBe("Service@dealer.example");

  await page.goto(at(DESK, "/desk/staff"));
  await page.getByRole("textbox", { name: "Name" }).fill("Half Typed");
  await other.goto(at(DESK, "/desk/account"));
  await other.waitForFunction(() => "alive" in document.documentElement.dataset);
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await other.waitForURL(/sign-in/);
  await page.waitForURL(/sign-in/);
  await signIn();
  await page.goto(at(DESK, "/desk/staff"));
  expect(await page.getByRole("textbox", { name: "Name" }).inputValue()).toBe("");
  (complaints as string[]).length = 0;
  await leave();
});

test("what somebody types at once, while what they typed before is put back, stays", async () => {
  const quick = await colleague(db, "Quick Typist", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, quick);
  const drives = page.getByRole("region", { name: "Test drives" });
  const minutes = drives.getByRole("textbox", { name: "Minutes that one lasts" });
  const closed = drives.getByRole("textbox", { name: /^Closed days/ });
  const hours = at(DESK, "/desk/diary/hours?place=halden.brookvale-sales");
  await page.goto(hours);
  await minutes.fill("90");
  // The next frame comes when the test says so.
  await page.addInitScript(() => {
    const frames: FrameRequestCallback[] = [];
    Object.assign(globalThis, { requestAnimationFrame: (frame: FrameRequestCallback) => frames.push(frame), frames });
  });
  await page.goto(hours);
  await page.getByText("What you typed here stands in its form again.").waitFor();
  await closed.fill("2027-02-04");
  await page.evaluate(() => {
    for (const frame of (globalThis as unknown as { frames: FrameRequestCallback[] }).frames) frame(0);
  });
  expect([await minutes.inputValue(), await closed.inputValue()]).toEqual(["90", "2027-02-04"]);
  await leave();
});

test("what was written into a form that is refused stands in it again without JavaScript, too", async () => {
  const boss = await colleague(db, "Plain Boss", [{ role: "manager", reach: siteReach("halden") }]);
  const visitor = await deskOf(visit, boss, { javaScriptEnabled: false });
  const { page } = visitor;
  const text = (name: string, of = page.locator("main")) => of.getByRole("textbox", { name, exact: true });

  await page.goto(at(DESK, "/desk/staff"));
  await text("Name").fill("Dana Whitlock");
  await text("E-mail").fill("dana@nowhere");
  await page.getByRole("combobox", { name: "Role" }).selectOption("reader");
  await page.getByRole("combobox", { name: "Where" }).selectOption({ index: 1 });
  await page.getByRole("button", { name: "Invite" }).click();
  await page.getByRole("alert").waitFor();
  expect([await text("Name").inputValue(), await text("E-mail").inputValue()]).toEqual([
    "Dana Whitlock",
    "dana@nowhere",
  ]);
  expect(await page.getByRole("combobox", { name: "Role" }).inputValue()).toBe("reader");

  await page.goto(at(DESK, "/desk/routing"));
  const service = page.getByRole("region", { name: "Service", exact: true });
  await text("Goes to", service).fill("nobody at all");
  await text("Copies to", service).fill("copy@dealer.example");
  await service.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").waitFor();
  expect(await text("Goes to", service).inputValue()).toBe("nobody at all");
  expect(await text("Copies to", service).inputValue()).toBe("copy@dealer.example");

  await page.goto(at(DESK, "/desk/templates"));
  const add = page.getByRole("region", { name: "Add a template" });
  await text("Name", add).fill("Long");
  await text("Text", add).fill("Hello {{nobody}}");
  await add.getByRole("button", { name: "Add it" }).click();
  await page.getByRole("alert").waitFor();
  expect([await text("Name", add).inputValue(), await text("Text", add).inputValue()]).toEqual([
    "Long",
    "Hello {{nobody}}",
  ]);
  (visitor.complaints as string[]).length = 0;
  await visitor.leave();
});

/** The number of one thing of halden's for each name that an address of the desk has a place for. */
async function numbers(): Promise<Readonly<Record<string, number | undefined>>> {
  const message = "Is it as narrow as the window?";
  const email = "narrow@shopper.example";
  // Somebody of this file alone: whoever has the same phone is the same person, whom other files merge or erase.
  await postLead(inject("serverPort"), { ...ENQUIRY, email, phone: "0491 578 888", message });
  const person = () => db.selectFrom("people").select("id").where("email", "=", email).executeTakeFirst();
  await expect.poll(person).toBeDefined();
  const yards = db.selectFrom("dealerships").select("id").where("slug", "like", "halden%");
  const [car, payment, booking, run] = await Promise.all([
    db.selectFrom("cars").select("id").where("dealership_id", "in", yards).executeTakeFirst(),
    db.selectFrom("payments").select("id").where("site_slug", "=", "halden").executeTakeFirst(),
    db.selectFrom("bookings").select("id").where("site_slug", "=", "halden").executeTakeFirst(),
    db.selectFrom("import_runs").select("id").where("dealership_id", "in", yards).executeTakeFirst(),
  ]);
  return { person: (await person())?.id, car: car?.id, payment: payment?.id, booking: booking?.id, run: run?.id };
}

test("no page of the desk is wider than a window of 320 pixels, nor at twice its size in a small one", async () => {
  const boss = await colleague(db, "Nara Row", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, complaints, leave } = await deskOf(visit, boss, { javaScriptEnabled: false });
  const known = await numbers();
  // Pictures have their sizes in the page, and drawing them takes longest.
  await page.route("**/*", (asked) => (asked.request().resourceType() === "image" ? asked.abort() : asked.continue()));
  const looked: string[] = [];
  for (const { path, read } of Object.values(DOORS)) {
    const missing = [...path.matchAll(/:(\w+)/g)].some(([, name = ""]) => known[name] === undefined);
    // Calls of programs and files to keep have an ending or no reader; the others that are no page answer with one.
    if (read === null || missing || /^find$|\.csv$|\/(card|adf|refused|file|cars|passkey|push)\b/.test(path)) continue;
    await page.goto(at(DESK, `/desk/${path.replace(/:(\w+)/g, (_, name: string) => String(known[name]))}`));
    for (const [width, height] of [
      [320, 640],
      [720, 450],
    ] as const) {
      await page.setViewportSize({ width, height });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} in a window of ${width} pixels`).toBeLessThanOrEqual(width);
      // A phone zooms into the page at a field with smaller letters.
      const letters = await page
        .locator("main :is(input:not([type=hidden], .unseen), select, textarea)")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(Math.min(16, ...letters), path).toBe(16);
    }
    looked.push(path);
  }
  expect(looked).toEqual(expect.arrayContaining(["leads/:person", "stock/:car", "routing", "money", "diary", "staff"]));
  (complaints as string[]).length = 0;
  await leave();
}, 180_000);

test("on a phone a car has its whole name, and what was said its icon, words and time side by side", async () => {
  const boss = await colleague(db, "Pat Phone", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 390, height: 844 } });
  await page.goto(at(DESK, "/desk/stock"));
  const cut = await page
    .locator(".stock .car b")
    .evaluateAll((names) => names.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toEqual([]);
  const { person } = await numbers();
  await page.goto(at(DESK, "/desk/templates"));
  const lows = page.locator("main summary");
  expect(await lows.evaluateAll((all) => Math.min(...all.map((one) => one.clientHeight)))).toBeGreaterThanOrEqual(44);
  await page.goto(at(DESK, `/desk/leads/${person}`));
  const head = page.locator(".thread .block header").first();
  await head.waitFor();
  const tops = await head.evaluate((one) => [...one.children].map((part) => part.getBoundingClientRect().top));
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
  await leave();
});

test("on a phone what became of a form comes into view, wherever its button stands", async () => {
  const boss = await colleague(db, "Ines View", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, complaints, leave } = await deskOf(visit, boss, { viewport: { width: 390, height: 844 } });
  await page.goto(at(DESK, "/desk/diary/hours?place=halden.brookvale-sales"));
  const drives = page.getByRole("region", { name: "Test drives" });
  await drives.getByRole("textbox", { name: /^Closed days/ }).fill("Christmas");
  const refusal = page.getByText("Write each closed day in a line of its own");
  for (let nth = 0; nth < 2; nth += 1) {
    await drives.getByRole("button", { name: "Save" }).click();
    await refusal.waitFor();
    // Below the panel's head, which stays where it is.
    const top = () => refusal.evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(100);
  }
  (complaints as string[]).length = 0;
  await leave();
});

test("a long name is cut at its end in every script, and an endless address stays clear of the button beside it", async () => {
  const person = async (more: { name: string; email: string; phone: string }) => {
    await postLead(inject("serverPort"), { ...ENQUIRY, ...more, message: "Is it here?" });
    const find = () => db.selectFrom("people").select("id").where("email", "=", more.email).executeTakeFirst();
    await expect.poll(find).toBeDefined();
    return (await find())?.id;
  };
  const arabic = {
    name: "محمد عبد الرحمن بن موسى الخوارزمي البغدادي",
    email: "rtl@shopper.example",
    phone: "0491 578 810",
  };
  const endless = {
    name: "Kim",
    email: `a${"very".repeat(9)}longlocalpart@subdomain.of.an.extremely.long.domain.example`,
    phone: "0491 578 811",
  };
  const { page, leave } = await deskOf(visit, await colleague(db, "Rhea Deer"), {
    viewport: { width: 390, height: 844 },
  });
  await page.goto(at(DESK, `/desk/leads/${await person(arabic)}`));
  const isSeen = await page.getByRole("heading", { level: 2 }).evaluate((heading) => {
    const word = document.createRange();
    const text = heading.firstChild as Text;
    word.setStart(text, 0);
    word.setEnd(text, 4);
    const [box, first] = [heading.getBoundingClientRect(), word.getBoundingClientRect()];
    return heading.scrollWidth > heading.clientWidth && first.left >= box.left - 1 && first.right <= box.right + 1;
  });
  expect(isSeen).toBe(true);
  await page.setViewportSize({ width: 820, height: 900 });
  await page.goto(at(DESK, `/desk/leads/${await person(endless)}`));
  await page.getByRole("textbox", { name: "Your answer" }).focus();
  const to = page.getByText(/^To avery/);
  const [words, button] = [await to.boundingBox(), await page.getByRole("button", { name: /^Note/ }).boundingBox()];
  expect(await to.evaluate((line) => line.scrollWidth - line.clientWidth)).toBe(0);
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0);
  await leave();
});

test("by keyboard alone what is open is reached at once, and the focus is never below the panel that covers it", async () => {
  const boss = await colleague(db, "Kim Keyboard", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, boss, { viewport: { width: 1440, height: 900 } });
  await page.goto(at(DESK, "/desk/stock"));
  const row = page.locator(".stock a.car").first();
  await page.keyboard.press("j");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Keys" }).waitFor();
  await page.keyboard.press("Escape");
  expect(await row.evaluate((one) => one === document.activeElement)).toBe(true);
  await row.press("Enter");
  await page.waitForURL(/\/desk\/stock\/\d+/);
  await page.locator(".over").waitFor();
  // The list has a row after the other, and before them what the panel covers.
  await page.locator("a.house").focus();
  const seen: string[] = [];
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    const focus = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const there = box && document.elementFromPoint(box.left + Math.min(8, box.width / 2), box.top + box.height / 2);
      const isSeen = there?.contains(document.activeElement) || document.activeElement?.contains(there ?? null);
      return {
        isSeen,
        text: document.activeElement?.textContent || (document.activeElement as HTMLInputElement)?.name,
      };
    });
    expect(focus, `after ${seen.at(-1)}`).toMatchObject({ isSeen: true });
    seen.push(focus.text ?? "");
  }
  expect(seen.join("|")).toMatch(/\|Planned prices.*\|car\|/);
  expect(seen.join("|")).not.toContain("Add a car");
  await page.getByRole("link", { name: "Skip to what is open" }).press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.querySelector(".over")?.contains(document.activeElement))).toBe(true);
  await leave();
});

test("by keyboard alone a thread's lists send what was chosen, not what was passed on the way, and no form loses the focus", async () => {
  const kim = await colleague(db, "Kit Lists", [{ role: "manager", reach: siteReach("halden") }]);
  const { page, leave } = await deskOf(visit, kim, { viewport: { width: 1440, height: 900 } });
  const { person = 0 } = await numbers();
  const standing = () => db.selectFrom("people").select("state").where("id", "=", person).executeTakeFirstOrThrow();
  const before = await standing();
  await page.goto(at(DESK, `/desk/leads/${person}`));
  const sent: string[] = [];
  page.on("request", (asked) => asked.method() === "POST" && sent.push(asked.postData() ?? ""));
  const list = page.getByRole("combobox", { name: "How it stands" });
  for (const key of ["ArrowDown", "End", "w"]) {
    await list.focus();
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await page.keyboard.press("Escape");
  }
  expect([sent, await standing()]).toEqual([[], before]);
  // The browser's own list is beyond a page's reach, so what is chosen in it is said here.
  await list.focus();
  await list.selectOption("offer");
  await page.getByText("set it to Offer made").waitFor();
  expect(await list.evaluate((one) => [one === document.activeElement, (one as HTMLSelectElement).value])).toEqual([
    true,
    "offer",
  ]);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  await page.getByRole("textbox", { name: "Your answer" }).fill("Kept by keyboard");
  await page.getByRole("button", { name: "Keep as note" }).press("Enter");
  await page.getByText("The note is kept.").waitFor();
  expect(await focused()).toBe("Keep as note");
  await page.locator("summary", { hasText: "Remind me" }).press("Enter");
  await page.getByRole("textbox", { name: "Of what" }).fill("Ring by keyboard");
  await page.getByRole("textbox", { name: "Of what" }).press("Enter");
  await page.getByText("You will be reminded.").waitFor();
  await expect.poll(focused).toBe("Remind me");
  expect(await page.getByRole("textbox", { name: "Of what" }).isVisible()).toBe(false);
  await page.getByRole("button", { name: "Show a car" }).press("Enter");
  await page.locator(".car-finder li button").first().press("Enter");
  await expect.poll(focused).toMatch(/^Do not show /);
  await page.keyboard.press("Enter");
  await expect.poll(focused).toBe("Show a car");
  await leave();
});
