import { expect, test } from "vitest";
import { words } from "../../../../../test/fixtures/markup.tsx";
import type { CarCardView } from "../../../cards/card.ts";
import { siteMarkup } from "../../../site/site-page.testing.tsx";
import type { WatchlistView } from "../../garage-view.ts";
import { GarageLink } from "../garage-link.tsx";
import { SaveActions, SoldSaveActions } from "../vehicle-save.tsx";
import { GaragePage } from "./garage-page.tsx";

const Card = ({ card }: { readonly card: CarCardView }) => <article>{card.title}</article>;
const card = { id: 7, title: "2021 Mazda CX-5" } as unknown as CarCardView;
const EMPTY: WatchlistView = { cards: [], gone: [], financeNotice: null };
const page = (watchlist: WatchlistView | null) =>
  siteMarkup(
    <GaragePage garage={{ phone: "0491 570 156", watchlist, alerts: { alerts: [], emails: [] } }} Card={Card} />,
  );

test("USER-033 the page shows the watchlist, what the browser keeps, the details and the way out", () => {
  const html = page({ ...EMPTY, cards: [card] });
  expect(words(html)).toContain("Signed in as 0491 570 156");
  expect(words(html)).toContain("2021 Mazda CX-5");
  expect(html).toMatch(/name="remove" value="7"/);
  expect(html).toMatch(/name="intent" value="sign-out"/);
  for (const name of ["name", "last_name", "email", "phone", "postcode"]) expect(html).toContain(`name="${name}"`);
  for (const href of ["/favourites", "/compare"]) expect(html).toContain(`href="${href}"`);
});

test("USER-033 an empty garage says what it is for", () => {
  expect(words(page(EMPTY))).toContain("Nothing on your watchlist yet");
});

test("USER-009 a car that is no longer listed is told by its name and can be taken off", () => {
  const html = page({ ...EMPTY, gone: [{ id: 9, name: "2011 Gone Car" }] });
  expect(words(html)).toContain("No longer listed 2011 Gone Car");
  expect(html).toMatch(/name="remove" value="9"/);
  expect(words(html)).not.toContain("Nothing on your watchlist yet");
});

test("while stock cannot be asked the watchlist is said to be safe", () => {
  expect(words(page({ ...EMPTY, cards: null }))).toContain("Your watchlist is safe");
});

const STEPS = { about: { carId: 7, dealershipId: 101 } };

test("USER-010 a site without a watchlist has neither list, button nor link", () => {
  expect(words(page(null))).not.toContain("Watchlist");
  const vehicle = {
    steps: STEPS,
    keep: null,
    availability: { kind: "in-stock" as const, text: "" },
    live: { api: "/api" },
  };
  const keep = <SaveActions vehicle={vehicle as never} className="" />;
  expect(siteMarkup(keep)).toContain("Watchlist");
  expect(siteMarkup(keep, { watchlistEnabled: false })).not.toContain("Watchlist");
  const link = <GarageLink className="" />;
  expect(siteMarkup(link, { myGaragePath: "/myblinkr" })).toContain('href="/myblinkr"');
  expect(siteMarkup(link, { watchlistEnabled: false })).toBe("");
});

test("USER-014 a sold car has no button until it is known to be saved", () => {
  const sold = {
    steps: STEPS,
    keep: null,
    availability: { kind: "sold" as const, text: "SOLD" },
    live: { api: "/api" },
  };
  expect(siteMarkup(<SoldSaveActions vehicle={sold as never} />)).not.toContain("<button");
});
