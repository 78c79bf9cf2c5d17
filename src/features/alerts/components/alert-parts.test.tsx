import { expect, test } from "vitest";
import { words } from "../../../../test/fixtures/markup.tsx";
import type { SearchView } from "../../search/view/search-view.ts";
import { siteMarkup } from "../../site/site-page.testing.tsx";
import type { AlertFormView } from "../asking.ts";
import { consentWords } from "../rules.ts";
import { AlertOffer } from "./alert-offer.tsx";
import { AlertPage } from "./alert-page.tsx";
import { AlertsList } from "./alerts-list.tsx";

const VIEW: AlertFormView = {
  kind: "search",
  href: "/search/new-used-and-demo-cars?make=Mazda",
  name: "Mazda",
  today: "None in stock today.",
  cameInWeek: null,
  ownEmail: null,
  words: "By pressing the button you agree.",
  privacyHref: "/privacy-policy",
  sender: "North Pty Ltd, 1 Test St, Sydney NSW 2000.",
};
const page = (view: Partial<AlertFormView>, reply: Parameters<typeof AlertPage>[0]["reply"] = null) =>
  siteMarkup(<AlertPage view={{ ...VIEW, ...view }} reply={reply} noun="car" />);

test("the form is a plain one, daily is chosen, drops are not, and the consent stands beside the button", () => {
  const html = page({});
  expect(html).toMatch(/<form[^>]*method="post"/);
  expect(html).toMatch(/value="daily"[^>]*checked=""|checked=""[^>]*value="daily"/);
  expect(html).not.toMatch(/name="drops"[^>]*checked/);
  expect(words(html)).toContain("By pressing the button you agree. How we keep your details Tell Me When It Comes");
});

test("a member gives no address; a search that finds very many says how many came", () => {
  expect(page({ ownEmail: "jo@mail.example" })).not.toContain('name="email"');
  expect(words(page({ cameInWeek: 1_234 }))).toContain("1,234 cars came in the last week");
});

test("what was typed stays with its error; after it, one step is left", () => {
  const typed = { email: "jo@", often: "weekly", drops: true };
  const refused = page({}, { typed, field: "email", message: "Not an address." });
  expect(refused).toContain('value="jo@"');
  expect(words(refused)).toContain("Not an address.");
  const begun = { begun: false, email: "jo@mail.example", often: "weekly", drops: true, until: "Tuesday" } as const;
  const next = page({}, begun);
  expect(words(next)).toContain("One step left We sent a link to jo@mail.example");
  // "Send It Again" asks for the same, drops and all.
  expect(next).toMatch(/name="often" value="weekly".*name="drops" value="on"/);
  expect(page({}, { ...begun, drops: false })).not.toContain('name="drops"');
});

test("where a search finds nothing its alert is a plain form of that search, with the words of consent beside it", () => {
  const here = "/search/used-cars?make=Mazda&year=2020-2020";
  const view = { here, noResults: { heading: "No 2020 Mazda" } } as SearchView;
  const html = siteMarkup(<AlertOffer view={view} />);
  expect(html).toMatch(
    /<form[^>]*action="\/alerts\/new\?search=%2Fsearch%2Fused-cars%3Fmake%3DMazda[^>]*method="post"/,
  );
  expect(html).toMatch(/<input[^>]*required=""[^>]*name="email"/);
  expect(html).toMatch(/name="often" value="daily"/);
  expect(words(html)).toContain("the day one arrives: 2020 Mazda. No account needed.");
  expect(words(html)).toContain(`${consentWords("halden", false)} How we keep your details`);
});

test("each alert can be changed and ended by a form of its own, and an end undone", () => {
  const alert = {
    uid: "u1",
    name: "Mazda",
    href: "/search",
    kind: "search",
    often: "daily",
    paused: false,
    facts: "3 now.",
  };
  const own = { alerts: [alert as never], emails: ["jo@mail.example"] };
  const html = siteMarkup(<AlertsList own={own} change={{ said: "Ended: Kia.", undo: "u0" }} />);
  expect(words(html)).toContain("Ended: Kia. Undo");
  for (const each of ['value="undo"', 'value="end"', 'value="pause-all"', 'value="u1"', 'value="u0"'])
    expect(html).toContain(each);
});
