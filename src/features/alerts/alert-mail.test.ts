import { expect, test } from "vitest";
import { dealership, testSite } from "../../../test/fixtures/site.ts";
import { type AlertPart, type LetterCar, letterOf } from "../notices/letter.ts";
import { mailFaults } from "../notices/testing.ts";
import { alertMail } from "./alert-mail.ts";
import { MOST_IN_MAIL } from "./rules.ts";

const yard = dealership(1, "north");
const site = testSite("north", [yard], { config: { imageServiceUrl: "/images" } });
const LONG = `2021 <Mazda> & "CX-5" ${"Zoë 😀 שלום ".repeat(15)}`;

const car = (at: number): LetterCar => ({
  title: `${LONG} ${at}`,
  badge: at % 2 ? LONG : null,
  price: at % 3 ? "$33,990" : "Contact us",
  note: at % 3 ? "Drive away" : null,
  ...(at % 4 === 0 && { drop: { down: "Down $2,000", from: "from $35,990" } }),
  facts: "45,210 km, Automatic, Petrol",
  place: at % 2 ? "North" : null,
  path: `/cars/car-${at}`,
  picture: at % 5 ? `/art/${at}.avif` : null,
});

test("every mail program can show an alert of as many cars as one has, and its text tells each of them", async () => {
  const cars = Array.from({ length: MOST_IN_MAIL }, (_, at) => car(at));
  const alert: AlertPart = {
    uid: "u",
    cars,
    more: "18 more cars are behind the button.",
    asked: "You asked for this.",
    agreedAt: 0,
    all: { label: "See All 30", path: "/search/used-cars?make=Mazda&sort=newest" },
    stop: { label: "Stop this alert", path: "/alerts/stop/u" },
    changePath: "/alerts/u",
  };
  const letter = letterOf({ subject: LONG, heading: LONG, words: ["Arrived."], reference: "u", alert });
  const notice = { uid: "u", kind: "alert.found", audience: "shopper", createdAt: 0, letter } as const;
  const about = { site, dealership: yard, siteUrl: "https://www.north.example" };
  const { html = "", text, unsubscribe } = await alertMail(notice, alert, "jo@mail.example", about);
  expect(mailFaults(html)).toEqual([]);
  expect(html).toContain("word-break:break-word");
  const paragraphs = text.split("\n\n");
  for (const { title, price, path } of cars) {
    const own = paragraphs.find((part) => part.startsWith(title)) ?? "";
    expect(own).toContain(`\n${price}`);
    expect(own.endsWith(`https://www.north.example${path}`), own).toBe(true);
  }
  for (const wording of ["18 more cars", "sort=newest", "You asked for this.", unsubscribe])
    expect(text).toContain(wording);
});
