/**
 * Which parts of the browser's code are bundled together. Each entry is a path below `src/`: a folder if it ends in
 * "/", else the beginning of a file's path. A test checks that each exists, because a renamed path would silently move
 * code into another chunk.
 */
const FIRST = [
  ..."address at-instant class-names icon rendering/cached-part link controls/button-style"
    .split(" ")
    .map((file) => `ui/${file}`),
  ..."alive skeleton someone-here use-unpacked".split(" ").map((file) => `ui/motion/${file}`),
  ...["ui/later-code/", "ui/rendering/storage-or-memory", "ui/router/first", "ui/router/other-pages"],
  ...["ui/overlays/panel-memory", "ui/overlays/toast", "lib/packed", "lib/words/locale"],
  ...["templates/registry", "templates/use-template"],
  ...["features/site/campaigns/popup.ts", "features/site/components/site-context"],
  ...["features/leads/visit", "features/leads/vehicle-asks", "features/leads/components/visit/"],
  ...["features/shortlist/has-saved-cars", "features/search/answers", "features/seo/head", "features/analytics/events"],
];

const SEARCH = ["features/search/", "ui/controls/sliders/range-slider", "ui/controls/pagination", "ui/motion/carousel"];

const CARDS = [
  ...["ui/", "lib/"],
  ..."stock cards estimate sign-in watchlist shortlist finance media site"
    .split(" ")
    .map((feature) => `features/${feature}/`),
];

/** Lists of cars on the home pages of several templates: as a chunk of its own it would be named in each first load. */
const HOME_LISTS = ["templates/base/home/stock"];

/** All paths that chunks name. */
export const CHUNK_PATHS: readonly string[] = [...FIRST, ...SEARCH, ...CARDS, ...HOME_LISTS];

const written = (path: string) => path.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]");

/** Matches files of `src/` whose paths begin with one of these, or match one of the further expressions. */
const below = (paths: readonly string[], ...further: readonly string[]) =>
  new RegExp(`[\\\\/]src[\\\\/](?:${[...paths.map(written), ...further].join("|")})`);

/** Files whose code a page loads before somebody is here, but for those of React Router. */
export const FIRST_SOURCES = below(
  [...FIRST, "root.tsx", "entry.client.tsx"],
  "routes[\\\\/](?!dev[\\\\/]|.*[\\\\/]pages[\\\\/])",
);

/** The browser's chunks: many small ones would cost a page a third more bytes than a few large ones. */
export const CHUNKS = [
  {
    name: "framework",
    test: /node_modules[\\/](?:(?:react|react-dom|scheduler)[\\/]|react-router[\\/].*(?:\?first$|lib[\\/](?:context|dom[\\/]ssr[\\/]components)\.js$))/,
    priority: 4,
  },
  { name: "router", test: /(?:node_modules[\\/]react-router|src[\\/]ui[\\/]router[\\/]whole-router)/, priority: 3 },
  // Code that every page loads at once, before any interaction; of each template only its list of slots.
  { name: "first", test: below(FIRST, "templates[\\\\/]\\w+[\\\\/]index"), priority: 3 },
  // Code that pages of all kinds share.
  { name: "common", test: below([""]), minShareCount: 9, priority: 2 },
  // Code that the templates' search pages share.
  { name: "search", test: below(SEARCH), minShareCount: 2, priority: 1 },
  // Code that all lists of cars share.
  { name: "cards", test: below(CARDS), minShareCount: 5 },
  { name: "cards", test: below(HOME_LISTS), minShareCount: 2 },
];

const ON_EVERY_PAGE = /\/(?:rolldown-runtime|framework|first)-/;

/**
 * What a page loads before code that it asks for later: not the chunks that every page has loaded by then, whose names
 * would only stand in each list.
 */
export const withoutFirstChunks = (_file: string, loadedBefore: string[]): string[] =>
  loadedBefore.filter((file) => !ON_EVERY_PAGE.test(file));
