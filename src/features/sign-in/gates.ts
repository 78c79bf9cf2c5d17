import type { GATED_ROUTES } from "../site/choices.ts";
import { linkPath } from "../site/rules.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Site } from "../site/site.ts";
import type { SignInType } from "./sign-in-path.ts";

/** A page that requires a sign-in; the watchlist button does too, but it is not a page. */
export type GateName = Exclude<SignInType, "watchlist">;

type GateConfig = Parameters<typeof linkPath>[0] & Pick<SiteConfig, "gatedRoutes" | "myGaragePath">;
/**
 * Pages that a site may put behind a sign-in by their path. The checkout's gate also depends on the car
 * (`checkoutGate`).
 */
type PathGate = Exclude<(typeof GATED_ROUTES)[number], "checkout">;

const gatedPaths = (config: GateConfig): Readonly<Record<PathGate, readonly string[]>> => ({
  finance: [linkPath(config, "finance"), "/finance-enquiry", "/apply-for-finance"],
  "trade-in": ["/trade-in", "/cars/trade-in", "/sell-my-car", "/sell-your-car"],
  "spin-to-win": ["/spin-to-win"],
  "car-finance": ["/personalised/finance"],
});

/**
 * The gate of a page of this site, by its path (SITE-058, SITE-059, SITE-062 to SITE-065); null if it has none, as for
 * all other pages (SITE-019).
 */
export function gateAt(config: GateConfig, pathname: string): GateName | null {
  const path = plainPath(pathname);
  if (path === config.myGaragePath) return "my-garage";
  if (path === "/online-payment") return "online-payment";
  const paths = gatedPaths(config);
  const gates = config.gatedRoutes.filter((gate) => gate !== "checkout");
  return gates.find((gate) => paths[gate].some((gated) => plainPath(gated) === path)) ?? null;
}

/**
 * The path as routes match it: decoded, ignoring letter case and double or trailing slashes, so that no spelling
 * bypasses a gate.
 */
function plainPath(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/\/+/g, "/")
    .replace(/(.)\/$/, "$1");
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The gate of a car's checkout, only at the dealerships that the site lists for it (SITE-060). */
export function checkoutGate(
  site: Pick<Site, "configFor">,
  car: { readonly dealership_slug: string; readonly dealership_id: number },
): GateName | null {
  const { gatedRoutes, checkoutGatedDealerships } = site.configFor(car.dealership_slug);
  return gatedRoutes.includes("checkout") && checkoutGatedDealerships.includes(car.dealership_id) ? "checkout" : null;
}
