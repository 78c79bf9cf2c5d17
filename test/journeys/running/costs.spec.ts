import { expect, test } from "vitest";
import { at, expectAccessible, get, openBrowser } from "../browser.ts";

const { visit } = openBrowser({ pictures: false });

/** The first used car of a site whose page has a delivery calculator and leads to the finance page. */
async function deliveredCar(site: string): Promise<string> {
  const { text } = await get(site, "/search/used-cars");
  for (const [, car = ""] of text.matchAll(/href="(\/cars\/[^"/?#]+)"/g)) {
    const page = (await get(site, car)).text;
    const burnsFuel = page.includes("Litres per 100 km");
    if (burnsFuel && page.includes("delivery-price?car_id=") && page.includes("#finance-form")) return car;
  }
  throw new Error(`no car of ${site} is delivered and financed, and burns fuel`);
}

test("VDP-028 VDP-059 VDP-060 VDP-061 VDP-064 VDP-065 FIN-095 running costs, delivery and the way to the finance page", async () => {
  const car = await deliveredCar("kingtide");
  const { page, leave, complaints } = await visit({ viewport: { width: 390, height: 844 } });
  const asked: string[] = [];
  const answers = Promise.withResolvers<void>();
  await page.route("**/api/delivery-price?*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("postcode") ?? "");
    await answers.promise;
    await route.continue();
  });
  await page.goto(at("kingtide", car));

  const distance = page.getByRole("textbox", { name: "Distance a week" });
  const litres = Number(await page.getByRole("textbox", { name: "Litres per 100 km" }).inputValue());
  const week = page.getByText(`$${(litres * 1.7).toFixed(2)}`, { exact: true });
  // The calculator's code loads a moment after the page.
  const typed = async () => {
    await distance.fill("100");
    await distance.press("Enter");
    return week.count();
  };
  await expect.poll(typed).toBe(1);

  const delivery = page.locator("#delivery");
  const calculate = delivery.getByRole("button", { name: "Calculate" });
  await calculate.click();
  await delivery.getByText("Please enter a postcode.").waitFor();
  expect(asked).toEqual([]);
  await delivery.getByLabel("Your postcode").fill("2000");
  await calculate.click();
  await delivery.getByText("Getting a price…").waitFor();
  answers.resolve();
  await delivery.getByText("to Sydney 2000").waitFor();
  await delivery.getByLabel("Your postcode").fill("7000");
  await calculate.click();
  await delivery.getByText(/^Sorry, we can't provide an estimate for that location\./).waitFor();
  expect(asked).toEqual(["2000", "7000"]);
  await expectAccessible(page);
  // The browser reports a 404 on the console.
  (complaints as string[]).length = 0;

  const link = await page.locator("a[href*='#finance-form']").first().getAttribute("href");
  await page.goto(at("kingtide", link ?? ""));
  const form = page.locator("#finance-form");
  expect(await form.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  await page.getByRole("link", { name: "Back to this vehicle" }).waitFor();
  await expectAccessible(page);
  await form.getByRole("textbox", { name: "First name" }).fill("Zoë");
  await form.getByRole("textbox", { name: "Last name" }).fill("O'Brien");
  await form.getByRole("textbox", { name: "Email" }).fill("zoe@shopper.example");
  await form.getByRole("textbox", { name: "Phone" }).fill("0491 570 156");
  const sent = page.waitForRequest("**/api/leads");
  await form.getByRole("button", { name: "Send enquiry" }).click();
  expect((await sent).postDataJSON().userData).toMatchObject({
    category: "Finance",
    car_id: Number(new URL(link ?? "", "http://site").searchParams.get("car_id")),
    message: expect.stringMatching(/^Please contact me about finance for the /),
  });
  await page.waitForURL("**/success*");
  await leave();
});
