import type { Locator, Page } from "playwright-core";

/** The home page's hero search as a shopper finds it: by roles and words. */

/** How long a poll waits for the effect of a choice. */
export const SOON = { timeout: 15_000 };

export const heroOf = (page: Page) => page.getByRole("form", { name: "Search our stock" });
export const list = (page: Page, name: string) => heroOf(page).getByRole("combobox", { name, exact: true });
export const button = (page: Page, name: string | RegExp = /^Show Me/) => heroOf(page).getByRole("button", { name });
export const cars = (count: number) => `${count.toLocaleString("en-AU")} ${count === 1 ? "car" : "cars"}`;

/** A list's options with their counts, without the one that chooses nothing. */
export async function optionsOf(select: Locator): Promise<{ readonly value: string; readonly count: number }[]> {
  const options = await select
    .locator("option")
    .evaluateAll((all) => all.map((one) => [(one as HTMLOptionElement).value, one.textContent ?? ""] as const));
  return options.flatMap(([value, text]) => {
    const count = / \(([\d,]+)\)$/.exec(text)?.[1];
    return value === "" || count === undefined ? [] : [{ value, count: Number(count.replaceAll(",", "")) }];
  });
}

/** Chooses the list's option with the most cars and waits until the button says so many. */
export async function chooseMost(page: Page, name: string) {
  const options = await optionsOf(list(page, name));
  const most = options.reduce((best, one) => (one.count > best.count ? one : best));
  await list(page, name).selectOption(most.value);
  await button(page, `Show Me ${cars(most.count)}`).waitFor();
  return most;
}

/** The message about the choices for screen readers. */
export const announcement = (page: Page): Locator => heroOf(page).getByRole("status").filter({ hasNotText: "$" });
