/**
 * The floors of `src/features/` (ARCHITECTURE.md, "Floors and doors"), from the ground up. A feature may only import
 * features that are listed before it, on its own floor or below.
 */
export const FLOORS = {
  words: ["vocabulary", "loans", "hours", "forms"],
  ground: ["site", "site-documents", "makes", "media", "analytics"],
  facts: ["stock", "estimate", "cards"],
  finding: ["search", "hero", "fuel", "delivery", "pricing", "viewer", "models"],
  doing: [
    "suppressions",
    "routing",
    "notices",
    "leads",
    "sign-in",
    "staff",
    "people",
    "diary",
    "shifts",
    "watchlist",
    "alerts",
    "shortlist",
    "locations",
    "reservations",
    "trade-in",
    "service",
    "stock-pictures",
    "privacy",
    "feeds",
  ],
  pages: ["content", "seo", "listings", "finance", "vehicle"],
} as const;

type Floor = keyof typeof FLOORS;

/** A description of each floor, for the message about an import from below it. */
const WHAT_STANDS_THERE: Readonly<Record<Floor, string>> = {
  words: "the trade's words and sums",
  ground: "whose site it is, and what any page of it needs",
  facts: "what a vehicle is and costs",
  finding: "how vehicles are found and looked at",
  doing: "what a person does about one",
  pages: "whole pages that put the rest together",
};

/**
 * A feature's doors are the files at its top and in its `components/`; its other folders are internal. These folders
 * are doors as well, for the reasons given.
 */
const OPEN_FOLDERS: Readonly<Record<string, string>> = {
  "site/texts": "every feature takes its texts from its own file of the typed table",
  "site/options": "the command asks for the values of a new site by the shapes of its options",
  "site/reading": "the command reads, checks and describes the sites' files",
  "site/campaigns": "pages and templates show campaigns, and pass on where a visitor came from",
  "site/dealership": "the feeds, the leads and the pictures of a dealership follow what its file says",
  "search/index": "what follows the stock feeds it: the server, the command and the feeds' reports",
  "search/view": "pages, templates and alerts show a search, and know the types of its parts",
  "search/facets": "pages count cars by facets, and name their values",
  "search/places": "the pages' boxes find a place by its name",
  "feeds/report": "the command and the desk say what a file did to each car",
  "feeds/runs": "the command and the worker show runs, let them go and take them back",
  "feeds/sources": "the worker, the command and the metrics look after sources",
  "feeds/uploads": "the desk's pages store a file that somebody uploads, show its columns and import it",
  "feeds/pushes": "the server receives files part by part, and the worker takes the whole ones",
  "reservations/desk": "the desk's pages list payments, give money back and end holds, and the worker finishes it",
  "stock/facts": "pages and searches show the facts of a car, worded once",
  "stock/edits": "the desk and the command let people edit cars",
  "stock/planned": "the desk's pages plan prices, and the worker lets them begin",
  "privacy/retention": "the worker erases what is kept no longer, and the desk says what is kept how long",
  "people/adopting": "the worker gives each new lead to its person",
  "people/consents": "the desk's page lists who agreed to offers, and changes who wants none",
  "people/changes": "the server tells open pages of the desk what has changed",
  "people/joining": "the desk's pages join and split threads",
  "people/drafts": "the desk's pages save what somebody has begun to write",
  "people/replies": "the desk's host receives what shoppers answer by mail",
  "people/texts": "the desk and the worker send and count text messages",
  "people/incoming-texts": "the desk's host receives what shoppers answer by text",
  "people/reminders": "the desk's pages store, end and put off reminders",
  "people/templates": "the desk's pages write and fill templates and signatures",
  "people/recording": "other features change a thread in its way: hold it, write a line, notify open pages",
  "people/leaving": "the desk's page and the command end somebody's access, and put back what they had",
  "people/answering": "the desk's pages answer, note and decide",
  "staff/sessions": "the server reads the session of a request, and the desk's pages list and end sessions",
  "staff/links": "the sign-in's pages use links up, and the command makes one for a demo",
  "staff/passkeys": "the sign-in's and the account's pages register and check passkeys",
  "staff/audit": "every change at the desk is recorded there, in the same transaction",
  "diary/hours": "the desk's page of hours writes what stands over the dealership's file",
  "diary/reminding": "the worker reminds people of bookings",
  "diary/zones": "the worker keeps bookings at the hour that was told",
  "diary/old-appointments": "the worker moves the bookings of older versions into the diary",
  "leads/bookings": "the desk's diary books and moves by the rules and places of the shoppers' forms",
  "alerts/erasing": "the command, a person's own page and the worker erase alerts",
  "shifts/roster": "the desk's pages and the demo write rosters",
  "shifts/offers": "the worker takes leads from one person to the next, and the desk's pages show where they are",
  "shifts/claiming": "the desk's pages give a lead to the first person who asks",
  "shifts/channels": "the account's page saves how its person wants to be notified",
  "shifts/reminders": "the worker sends reminders, and the desk's pages show those that are due",
  "shifts/messages": "the worker sends messages to the desk's people",
  "shifts/alarms": "the worker and the desk look after parked deliveries, which the metrics and the command count",
  "leads/sending": "the worker sends the mails and webhooks of leads and reservations",
};

/**
 * `src/request.ts` says what every request brings along. It knows the ground alone, and stands between it and the
 * facts: otherwise features would import, through it, what stands above them.
 */
const REQUEST = "src/request.ts";

const ORDER: readonly string[] = Object.entries(FLOORS).flatMap(([floor, features]) =>
  floor === "facts" ? [REQUEST, ...features] : features,
);

const floorOf = (feature: string): Floor | undefined =>
  (Object.keys(FLOORS) as Floor[]).find((floor) => (FLOORS[floor] as readonly string[]).includes(feature));

const isTest = (path: string) => /\.testing\.tsx?$/.test(path);

/** The feature to which a file of `src/features/` belongs, and its path inside; null for any other file. */
function placeOf(path: string): { readonly feature: string; readonly inside: string } | null {
  const [, feature, inside] = /^src\/features\/([^/]+)\/(.+)$/.exec(path) ?? [];
  return feature === undefined || inside === undefined ? null : { feature, inside };
}

/** What is wrong with an import of a feature's file, from another feature or from elsewhere; null for nothing. */
export function judgeFeature(from: string, to: string): string | null {
  const target = placeOf(to);
  if (isTest(from)) return null;
  if (!target) return to === REQUEST ? judgeAsking(from) : null;
  const floor = floorOf(target.feature);
  if (!floor) return `imports ${to}, and "${target.feature}" stands on no floor: write it into scripts/house/floors.ts`;
  const own = from === REQUEST ? { feature: REQUEST } : placeOf(from);
  if (own?.feature === target.feature) return null;
  return (own && judgeClimb(own.feature, target.feature, to, floor)) ?? judgeDoor(target.feature, target.inside, to);
}

/** A feature of the ground may not import the request, which imports the ground. */
function judgeAsking(from: string): string | null {
  const own = placeOf(from)?.feature;
  if (own === undefined || ORDER.indexOf(own) > ORDER.indexOf(REQUEST)) return null;
  return `imports ${REQUEST}, which stands above ${own}: take what is needed of it as parameters`;
}

function judgeClimb(from: string, to: string, path: string, floor: Floor): string | null {
  if (from !== REQUEST && !floorOf(from))
    return `stands in the feature "${from}", which is on no floor: write it into scripts/house/floors.ts`;
  if (ORDER.indexOf(to) < ORDER.indexOf(from)) return null;
  return (
    `imports ${path}, and ${to} stands above ${from} (${floor}: ${WHAT_STANDS_THERE[floor]}): what both need belongs ` +
    `below; the code that puts the page together passes ${from} what it needs`
  );
}

function judgeDoor(feature: string, inside: string, path: string): string | null {
  const folder = inside.includes("/") ? inside.slice(0, inside.indexOf("/")) : null;
  if (folder === null || folder === "components" || Object.hasOwn(OPEN_FOLDERS, `${feature}/${folder}`)) return null;
  return `imports ${path}, which is the inside of ${feature}: ask a file at the top of features/${feature}, or put one there`;
}
