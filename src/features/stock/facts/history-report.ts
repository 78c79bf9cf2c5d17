import { hasPlugin } from "../../site/plugins.ts";
import type { SiteConfig } from "../../site/schema.ts";
import type { Car } from "../schema.ts";

/** A longer text is not the address of a report. */
const LONGEST_ADDRESS = 2_000;

/** A base that no real address has: an address that keeps it when resolved is a path of our own site. */
const OWN = "https://own.invalid";

/**
 * The address of a history report in a car's `file`: an address (http or https, or a path of the site's own), or an
 * object with one under `url`, as such or as JSON (CAR-050). Null for anything else.
 */
export function reportAddress(file: unknown): string | null {
  if (typeof file === "object" && file !== null) return "url" in file ? reportAddress(file.url) : null;
  if (typeof file !== "string") return null;
  const text = file.trim();
  if (text.startsWith("{")) return reportAddress(parsed(text));
  const url = text.length <= LONGEST_ADDRESS ? URL.parse(text, text.startsWith("/") ? OWN : undefined) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return url.origin === OWN ? `${url.pathname}${url.search}${url.hash}` : url.href;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The button that opens a car's report. */
export interface ReportView {
  readonly href: string;
  readonly label: "PPSR Report" | "Vehicle History Report";
  /** The data of event 60. */
  readonly about: { readonly carId: number; readonly dealershipId: number };
}

/** The button, if there is a report (VDP-123), named by the site's plugin (SITE-045). */
export function reportView(
  { file, id: carId, dealership_id: dealershipId }: Pick<Car, "file" | "id" | "dealership_id">,
  config: Pick<SiteConfig, "websitePlugins">,
): ReportView | null {
  const href = reportAddress(file);
  if (href === null) return null;
  const label = hasPlugin(config, "PPSR Report") ? "PPSR Report" : "Vehicle History Report";
  return { href, label, about: { carId, dealershipId } };
}
