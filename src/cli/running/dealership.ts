import { userInfo } from "node:os";
import { yardsOf } from "../../features/feeds/place.ts";
import type { Site } from "../../features/site/site.ts";
import { stopWith } from "./failure.ts";
import { sitesIn } from "./sites.ts";

/** The user running the command, for the audit log. */
export function whoAmI(): string {
  try {
    return userInfo().username || "the command";
  } catch {
    return "the command";
  }
}

/** The dealership with that slug, the sites showing its stock, and its locations; ends the process if there is none. */
export async function dealershipOf(sitesDir: string, slug: string) {
  const sites = await sitesIn(sitesDir);
  const dealership = sites.dealership(slug);
  const all = sites.all();
  await sites.close();
  if (!dealership) {
    const known = all.flatMap((site) => site.dealerships.map((one) => one.slug));
    return stopWith(`there is no dealership "${slug}"; there are ${known.join(", ") || "none"}.`, 2);
  }
  const { id, name } = dealership;
  const showing: readonly Site[] = all.filter((site) => site.dealerships.some((one) => one.slug === slug));
  // Its mails come from its own site, even if another site shows its stock too.
  const own = showing.find((site) => (dealership.folder ?? site.slug) === site.slug) ?? showing[0];
  return {
    dealership: { id, slug, name },
    sites: showing,
    yards: yardsOf(
      all.flatMap((site) => site.locations),
      slug,
    ),
    /** The recipients of messages about the outcome of the dealership's stock files. */
    tell: own && { siteSlug: own.slug, dealership },
  };
}
