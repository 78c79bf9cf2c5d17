import type { Page } from "playwright-core";
import { type Answer, ask } from "../../../setup/ask.ts";
import type { ServerProcess } from "../../../setup/server-process.ts";
import type { FoundForm } from "./addresses.ts";
import { answer, comingThen, filledIn, PAPER, type Person, withPaper } from "./person.ts";
import type { ReadForm } from "./reading.ts";

/**
 * Sends a form without JavaScript or in a browser. Each function returns a reason where it fails, and null where it
 * succeeds.
 */

/** How often a person tries another time. */
const MOST_TIMES = 4;

const textOf = (html: string) => html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
const alertIn = (html: string) => textOf(/role="alert".*?<\/ul>/s.exec(html)?.[0] ?? html.slice(0, 300));

/** A visitor of a server's site without JavaScript, who keeps cookies. */
export function plainVisitor(server: ServerProcess, site: string) {
  const cookies = new Map<string, string>();
  const at = (path: string) => server.at(site, path);
  const send = async (path: string, body?: URLSearchParams, form?: ReadForm): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string> = { cookie, "sec-fetch-site": "same-origin", origin: at("") };
    const posted = (form && body && withPaper(form, body)) ?? {
      type: "application/x-www-form-urlencoded",
      body: body?.toString(),
    };
    const asked = body
      ? { method: "POST", headers: { ...headers, "content-type": posted.type }, body: posted.body }
      : { headers };
    const said = await ask(server.port, site, path, asked);
    for (const set of said.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    return said;
  };
  /** For pages that only members see; the demo's code is always the same. */
  const signIn = async (phone: string) => {
    const path = "/sign-in?type=watchlist&redirect=%2F";
    await send(path, new URLSearchParams({ phone, step: "phone" }));
    await send(path, new URLSearchParams({ code: "000000", step: "code" }));
  };
  return { site, at, cookies, send, signIn };
}
export type PlainVisitor = ReturnType<typeof plainVisitor>;

export async function sendPlain(visitor: PlainVisitor, { path, form }: FoundForm, as: Person): Promise<string | null> {
  const { site, at, send } = visitor;
  const to = (form.action || path).replace(/#.*$/, "");
  let person: Person | null = as;
  let said = await send(to, filledIn(form, as), form);
  for (let times = 0; said.status === 422 && times < MOST_TIMES; times += 1) {
    person = comingThen(person, textOf(said.text));
    if (!person) break;
    said = await send(to, filledIn(form, person), form);
  }
  const where = `${site}${path} (${form.id})`;
  const next = said.headers.location ?? "";
  if (said.status !== 303) return `${where} answers ${said.status}: ${alertIn(said.text)}`;
  if (!/demo-payment/.test(next)) return next.startsWith("/success") ? null : `${where} leads to ${next}`;
  const paid = await send(new URL(next, at("")).pathname, new URLSearchParams({ decision: "approve" }));
  const outcome = await send(paid.headers.location ?? "");
  return outcome.status === 200 ? null : `${where}: ${outcome.status} after the payment`;
}

/** Fills in what is visible, step by step, and presses the button that sends it. */
export async function sendInBrowser(
  page: Page,
  { site, at }: PlainVisitor,
  found: FoundForm,
  as: Person,
): Promise<string | null> {
  const { path, form } = found;
  await page.goto(at(path));
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
  const shown = page.locator(`form#${form.id}`);
  const next = shown.getByRole("button", { name: /^Next: / });
  for (let step = 0; step < 5; step += 1) {
    await fillShown(page, found, as);
    if ((await next.count()) === 0) break;
    const words = await next.textContent();
    await next.click();
    await page.waitForFunction(
      ([id, was]) => {
        const buttons = [...document.querySelectorAll(`form#${id} button[name=step]`)];
        return !buttons.some((button) => button.textContent === was);
      },
      [form.id, words] as const,
    );
  }
  let person: Person | null = as;
  for (let times = 0; person && times <= MOST_TIMES; times += 1) {
    await shown.locator("button[type=submit]:not([name=step])").locator("visible=true").last().click();
    const outcome = await Promise.race([
      page.waitForURL(/\/success|\/demo-payment\//).then(() => null),
      shown.getByRole("alert").locator("li").first().textContent(),
    ]);
    if (outcome === null) return pay(page, `${site}${path}`);
    person = comingThen(person, outcome);
    if (!person) return `${site}${path} (${form.id}) says in the browser: ${outcome}`;
    await fillShown(page, found, person, ["date", "time"]);
  }
  return `${site}${path} (${form.id}) finds no time`;
}

async function fillShown(page: Page, { form }: FoundForm, person: Person, only?: readonly string[]): Promise<void> {
  for (const field of form.fields) {
    const { name, type, unseen, required, checked } = field;
    if (unseen || (only && !only.includes(name))) continue;
    const place = page.locator(`form#${form.id} [name="${name}"]`).first();
    if (!(await place.isVisible())) continue;
    if (type === "file") {
      await place.setInputFiles({ name: "quote.pdf", mimeType: "application/pdf", buffer: PAPER });
    } else if (type === "checkbox") {
      if (required && !checked) await place.check();
    } else if (type === "radio") await place.check();
    else if ((await place.evaluate((element) => element.tagName)) === "SELECT") {
      const chosen = await place.inputValue();
      if (chosen === "" || only) await choose(place, answer(field, person));
    } else if (only || name === "email" || (await place.inputValue()) === "") {
      // A site remembers the last person's details, but each form belongs to a different person.
      await place.fill(answer(field, person));
    }
  }
}

/** Chooses this person's answer, or else the first choice: a script may offer choices where the page had a line. */
async function choose(list: ReturnType<Page["locator"]>, wanted: string): Promise<void> {
  const values = await list.locator("option").evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const value = values.includes(wanted) ? wanted : values.find(Boolean);
  if (value && (await list.isEnabled())) await list.selectOption(value);
}

async function pay(page: Page, where: string): Promise<string | null> {
  if (!page.url().includes("/demo-payment/")) return null;
  await page.getByRole("button", { name: /^Approve/ }).click();
  await page.waitForURL(/payment=/);
  return page.url().includes("payment=") ? null : `${where} does not come back from its payment`;
}
