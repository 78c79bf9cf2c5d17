import { fold, type Match, matchesIn } from "./matching.ts";
import type { CountedName, Offer, OfferedPlace, OfferGroup, Piece, StockWords } from "./schema.ts";

/**
 * Computes what a search box offers for the words so far, from memory. It is pure, and fast enough to run on every key
 * press on a phone.
 */

const MOST_NAMES = 4;
const MOST_FINISHES = 5;
const MOST_PLACES = 2;
const MOST_RECENT = 2;
const MOST_RECENT_AT_FOCUS = 5;
const LONGEST = 100;

const [MODELS, FINISH, CHOICES, PLACES] = ["Makes and models", "Finish with", "Choices", "Places"];
/** Groups whose offers are names from the stock. */
const OF_STOCK: ReadonlySet<string> = new Set([MODELS, FINISH, CHOICES]);

/** Limits that searches often end with. */
const BOUNDS: readonly CountedName[] = [
  ...["under $30,000", "under $20,000", "under $40,000", "under 50,000 km", "under 100,000 km"],
  ...["under $50,000", "under $15,000", "under $60,000", "under $80,000", "under 150,000 km"],
].map((name, at) => [name, -at]);

function piecesOf({ before, name, typed }: Match, part: string): readonly Piece[] {
  const asTyped = typed > 0 ? name.slice(0, typed) : "";
  const rest = typed > 0 ? name.slice(typed) : name;
  const shown = typed > 0 && fold(part).startsWith(fold(asTyped)) ? part.slice(0, asTyped.length) : asTyped;
  const first = capitalAs(shown, asTyped);
  return [
    { text: `${before}${first}`, added: false },
    { text: rest, added: true },
  ].filter(({ text }) => text !== "");
}

/** Keeps a name's own capitals if no words come before it. */
const capitalAs = (shown: string, own: string) => (shown === "" ? "" : own);

const queryOf = (text: string, extra: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ q: text, ...extra }).toString();

function offerOf(match: Match, icon: Offer["icon"], small: string | null = null): Offer {
  const text = `${match.before}${match.name}`.slice(0, LONGEST);
  return {
    key: `${icon} ${text}`,
    icon,
    pieces: piecesOf(match, match.name),
    small,
    // A count of the whole stock would be wrong for a narrower search.
    count: match.before === "" ? match.count : null,
    text,
    query: queryOf(text.toLowerCase()),
    remembered: false,
  };
}

/** The shopper's earlier searches: texts, newest first, and the visit's last filtered search. */
export interface Remembered {
  readonly searches: readonly string[];
  readonly last: { readonly href: string; readonly label: string } | null;
}

const filteredOffer = ({ href, label }: NonNullable<Remembered["last"]>): Offer => ({
  key: `filtered ${href}`,
  icon: "filter",
  pieces: [{ text: label, added: false }],
  small: null,
  count: null,
  text: "",
  query: "",
  href,
  remembered: false,
});

/** The groups for a text. An empty text gets the recent searches. */
export function offersFor(entered: string, words: StockWords, { searches, last }: Remembered): readonly OfferGroup[] {
  const text = entered.slice(0, LONGEST).replace(/\s+/g, " ").trimStart();
  if (text.trim() === "") {
    const recent = lastSearches("", searches, MOST_RECENT_AT_FOCUS);
    return groups([["My last searches", last ? [...recent, filteredOffer(last)] : recent]]);
  }
  const isMake = new Set(words.makes.map(([name]) => name));
  const named = matchesIn(text, [...words.makes, ...words.models], { most: MOST_NAMES, least: 2 });
  const vehicles = named.map((match) => offerOf(match, "car", isMake.has(match.name) ? "Make" : null));
  const first = named[0]?.rank === 0 ? named[0] : undefined;
  const finishes = first ? [] : finishesOf(text, words);
  const isOpen = vehicles.length + finishes.length === 0;
  const base = first ? `${first.before}${first.name}` : isOpen ? text.trim() : "";
  const more = [`${base} and one choice more`, base === "" ? [] : moreOf(base, words)] as const;
  return groups([
    [MODELS, vehicles],
    [/\S \S/.test(text) ? FINISH : CHOICES, finishes],
    more,
    [PLACES, placesOf(text, first, words)],
    ["My last searches", lastSearches(text.trim(), searches, MOST_RECENT)],
  ]);
}

const groups = (all: readonly (readonly [name: string, offers: readonly Offer[]])[]): readonly OfferGroup[] =>
  all.filter(([, offers]) => offers.length > 0).map(([name, offers]) => ({ name, offers }));

/** Values and limits that begin with the last words. */
function finishesOf(text: string, words: StockWords): readonly Offer[] {
  const amounts = matchesIn(text, BOUNDS, { most: MOST_FINISHES }).filter(({ rank }) => rank === 0);
  const values = matchesIn(text, words.choices, { most: MOST_FINISHES, least: 2 }).map((match) =>
    offerOf(match, "search"),
  );
  const offers = amounts.map((match) => ({ ...offerOf(match, "search"), count: null }));
  return [...values, ...offers].slice(0, MOST_FINISHES);
}

/** Words that give a price, and words that give a distance driven. */
const PRICED = /[$]|\d\s?k\b|\b(grand|thousand|dollars|bucks|week|pw)\b|\b([89]\d{3}|\d{5}|\d{1,3}[ ,]\d{3})\b/;
const DRIVEN = /\b(\d*kl?ms?|kays|ks|mileage|kilomet\w+)\b/;

/** The most frequent body type and two limits, for words that name neither. A number of five digits is a price. */
function moreOf(before: string, { choices }: StockWords): readonly Offer[] {
  const foldedBefore = ` ${fold(before)} `;
  const value = choices.find(([name]) => !foldedBefore.includes(` ${fold(name)} `))?.[0];
  const added = [
    ...(value === undefined ? [] : [value]),
    ...(PRICED.test(foldedBefore) ? [] : ["under $30,000"]),
    ...(DRIVEN.test(foldedBefore) ? [] : ["under 100,000 km"]),
  ];
  return added.map((name) => {
    const text = `${before} ${name}`;
    return {
      key: `more ${text}`,
      waits: true,
      icon: "filter",
      pieces: [
        { text: `${before} `, added: false },
        { text: name, added: true },
      ],
      small: null,
      count: null,
      text,
      query: queryOf(text.toLowerCase()),
      remembered: false,
    };
  });
}

/** Dealerships that the last words name, or the largest ones if they name a vehicle. */
function placesOf(text: string, first: Match | undefined, { places }: StockWords): readonly Offer[] {
  const named = matchesIn(text, places, { most: MOST_PLACES, least: 3 }).map((match) => ({
    before: match.before.trim(),
    name: match.name,
    count: match.before === "" ? match.count : null,
  }));
  const before = first ? `${first.before}${first.name}` : "";
  const few = first && places.length > 1 ? places.slice(0, MOST_PLACES) : [];
  const largest = few.map(([name]) => ({ before, name, count: null }));
  return (named.length > 0 ? named : largest).map(({ before: words, name, count }) => ({
    key: `place ${words} ${name}`,
    icon: "pin",
    pieces: [
      { text: words === "" ? "" : `${words} at `, added: false },
      { text: name, added: true },
    ].filter((piece) => piece.text !== ""),
    small: null,
    count,
    text: words,
    query:
      words === ""
        ? new URLSearchParams({ dealership_name: name }).toString()
        : queryOf(words.toLowerCase(), { dealership_name: name }),
    remembered: false,
  }));
}

function lastSearches(text: string, searches: readonly string[], most: number): readonly Offer[] {
  const foldedText = fold(text);
  return searches
    .filter((each) => fold(each) !== foldedText && fold(each).includes(foldedText))
    .slice(0, most)
    .map((each) => {
      const at = fold(each).startsWith(foldedText) ? foldedText.length : 0;
      return {
        key: `last ${each}`,
        icon: "clock",
        pieces: [
          { text: each.slice(0, at), added: false },
          { text: each.slice(at), added: text !== "" },
        ].filter((piece) => piece.text !== ""),
        small: null,
        count: null,
        text: each,
        query: queryOf(each),
        remembered: true,
      };
    });
}

/** Adds places of the map to the groups, if the words match nothing in the stock or ask for a place ("near"). */
export function withPlaces(all: readonly OfferGroup[], places: readonly OfferedPlace[]): readonly OfferGroup[] {
  const isNamed = all.some(({ name }) => OF_STOCK.has(name));
  if (places.length === 0 || (isNamed && !places[0]?.isAsked)) return all;
  const offers = places.map(
    ({ before, name, typed, text, count }): Offer => ({
      key: `map ${text}`,
      icon: "pin",
      pieces: piecesOf({ before, name, typed, count, rank: 0 }, name),
      small: null,
      count,
      text,
      query: queryOf(text.toLowerCase()),
      remembered: false,
    }),
  );
  const at = all.findIndex(({ name }) => name === PLACES);
  if (at === -1) return [...all, { name: PLACES, offers }];
  return all.with(at, { name: PLACES, offers: [...(all[at]?.offers ?? []), ...offers] });
}

/** The offers with the counts received so far. Offers that find nothing are removed. */
export function withCounts(all: readonly OfferGroup[], counts: ReadonlyMap<string, number>): readonly OfferGroup[] {
  return groups(
    all.map(({ name, offers }) => [
      name,
      offers
        .map((offer) => ({ ...offer, count: counts.get(offer.query) ?? offer.count }))
        .filter(({ count, waits }) => (waits ? count !== null && count > 0 : count !== 0)),
    ]),
  );
}
