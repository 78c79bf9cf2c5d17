/**
 * What of the browser's code is sent together. Each entry is a path below `src/`: a folder when it ends in "/", else
 * the beginning of a file's path. A test holds that each is there, because a path that is gone moves code in silence.
 */
const FIRST = [
  ..."address at-instant class-names icon link controls/button-style".split(" ").map((file) => `ui/${file}`),
  ..."alive skeleton someone-here use-unpacked when-someone".split(" ").map((file) => `ui/motion/${file}`),
  ...["ui/overlays/panel-memory", "ui/overlays/toast", "lib/packed"],
  ...["templates/registry", "templates/use-template"],
  ...["features/site/popup.ts", "features/site/components/site-context"],
  ...["features/leads/visit", "features/leads/vehicle-asks", "features/leads/components/visit/"],
  ...["features/shortlist/keeps-cars", "features/search/answers", "features/seo/head", "features/analytics/events"],
];

const SEARCH = ["features/search/", "ui/controls/range-slider", "ui/controls/pagination", "ui/motion/carousel"];

const CARDS = [
  ...["ui/", "lib/"],
  ..."stock cards estimate sign-in watchlist shortlist finance media site"
    .split(" ")
    .map((feature) => `features/${feature}/`),
];

/** Every path that a chunk names. */
export const CHUNK_PATHS: readonly string[] = [...FIRST, ...SEARCH, ...CARDS];

const written = (path: string) => path.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]");

/** Files of `src/` whose paths begin with one of these, or with what one of the further expressions says. */
const below = (paths: readonly string[], ...further: readonly string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${[...paths.map(written), ...further].join("|")})`);

/** The browser's chunks: many small ones cost a page a third more bytes than few large ones. */
export const CHUNKS = [
  { name: "framework", test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 4 },
  // What a page takes with it before anybody is there; of each template its list of slots alone.
  { name: "first", test: below(FIRST, "templates[\\\\/]\\w+[\\\\/]index"), priority: 3 },
  // What the pages of every kind have in common.
  { name: "common", test: below([""]), minShareCount: 9, priority: 2 },
  // What the templates' search pages have in common.
  { name: "search", test: below(SEARCH), minShareCount: 2, priority: 1 },
  // What every list of cars has in common.
  { name: "cards", test: below(CARDS), minShareCount: 5 },
];
