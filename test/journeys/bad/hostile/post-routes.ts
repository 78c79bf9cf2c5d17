import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { VALUATION_CALLS } from "../../../../src/features/trade-in/calls.ts";
import { WATCH_CALLS } from "../../../../src/features/watchlist/mutations.ts";
import routes from "../../../../src/routes.ts";
import { DIALECT_CALLS } from "../../../../src/services/search/dialect/port.ts";

/** An address that accepts posts. */
export interface PostRoute {
  readonly path: string;
  readonly takes: "form" | "json";
}

const ACTION = /^export (?:async function|const) action\b/m;
const source = (file: string) => readFileSync(`src/${file}`, "utf8");

/** All routes of the table; `posted` are those with an action. */
const entries: readonly RouteConfigEntry[] = await routes;
const takesPosts = ({ file }: RouteConfigEntry): boolean => ACTION.test(source(file));
const posted = entries.filter(takesPosts);

/**
 * The addresses of a route with parameters. A route with a parameter that is unknown here fails the test.
 */
function addressesOf(entry: RouteConfigEntry, car: string): readonly string[] {
  const path = `/${entry.path ?? ""}`;
  if (path === "/api/eval-expert/:call")
    return VALUATION_CALLS.filter((call) => call.startsWith("eval-expert/")).map((call) => `/api/${call}`);
  if (path === "/api/watchlist/:call?")
    return ["/api/watchlist", ...WATCH_CALLS.map((call) => `/api/watchlist/${call}`)];
  // A token of a mail that nobody sent.
  if (path.endsWith("/:token")) return [path.replace(":token", "nobody")];
  if (path === "/demo-payment/:id" || path === "/dev/mailbox/:id") return [path.replace(":id", "nobody")];
  if (path === "/api/*") return ["/api/no-such-call"];
  // One of the site's own pages, with a form.
  if (path === "/*") return ["/careers"];
  if (path.startsWith("/cars/:slug")) return [path.replace(":slug", car)];
  const plain = path.replace(/\/:\w+\?$/, "");
  if (plain.includes(":") || plain.includes("*")) throw new Error(`Say what stands for the parts of ${path}.`);
  return [plain];
}

/** The search index that every demo site has. */
const INDEX = "Car_production";

/** Every address of the product that accepts posts, from the table of routes and from that of the search calls. */
export function postRoutes(car: string): readonly PostRoute[] {
  const own = posted.flatMap((entry) =>
    addressesOf(entry, car).flatMap((path): PostRoute[] =>
      path.startsWith("/api/")
        ? [{ path, takes: "json" }]
        : [
            { path, takes: "form" },
            { path: `${path}.data`, takes: "form" },
          ],
    ),
  );
  const dialect = DIALECT_CALLS.filter(({ method }) => method === "POST").map(
    ({ path }): PostRoute => ({
      path: path.replace(":uid", INDEX),
      takes: "json",
    }),
  );
  // Photos are posted as a form.
  const photos = own
    .filter(({ path }) => path.endsWith("/image-upload"))
    .map(({ path }): PostRoute => ({ path, takes: "form" }));
  return [...own, ...photos, ...dialect, { path: "/api/search", takes: "json" }];
}

/** The addresses of the table that accept no posts and have no parameters. */
export const otherAddresses = entries
  .filter((entry) => !takesPosts(entry) && !/[:*]/.test(entry.path ?? ""))
  .map(({ path = "" }) => `/${path}`);
