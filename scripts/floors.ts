/**
 * The floors of `src/features/` (ARCHITECTURE.md, "Floors and doors"), from the ground up. A feature may only import
 * features that are listed before it, on its own floor or below.
 */
export const FLOORS = {
  words: ["vocabulary", "loans", "hours", "forms"],
  ground: ["site", "makes", "media", "analytics"],
  facts: ["stock", "estimate", "cards"],
  finding: ["search", "hero", "fuel", "delivery", "pricing", "viewer", "models"],
  doing: [
    "suppressions",
    "notices",
    "leads",
    "sign-in",
    "watchlist",
    "shortlist",
    "locations",
    "reservations",
    "trade-in",
    "service",
    "stock-pictures",
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
  "site/texts": "every feature says its texts from its own file of the typed table",
  "site/reading": "the command reads, checks and describes the sites' files by it",
  "search/index": "what follows the stock feeds it: the server, the command and the feeds' reports",
  "feeds/runs": "the command and the worker show runs, let them go and take them back by it",
  "stock/edits": "whoever lets people edit cars does it by these reads and mutations",
  "leads/sending": "the worker sends by it what leads and reservations have planned",
};

const ORDER: readonly string[] = Object.values(FLOORS).flat();

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
  if (!target || isTest(from)) return null;
  const floor = floorOf(target.feature);
  if (!floor) return `imports ${to}, and "${target.feature}" stands on no floor: write it into scripts/floors.ts`;
  const own = placeOf(from);
  if (own?.feature === target.feature) return null;
  return (own && judgeClimb(own.feature, target.feature, to, floor)) ?? judgeDoor(target.feature, target.inside, to);
}

function judgeClimb(from: string, to: string, path: string, floor: Floor): string | null {
  if (!floorOf(from)) return `stands in the feature "${from}", which is on no floor: write it into scripts/floors.ts`;
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
