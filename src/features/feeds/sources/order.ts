import { createHash } from "node:crypto";
import type { FeedSource } from "../../site/dealership/feed-sources.ts";
import type { Site } from "../../site/site.ts";
import type { ImportOrder } from "../order.ts";
import { yardsOf } from "../place.ts";
import { USUAL_HOLD_RULES } from "../runs/holds.ts";
import { hashOf } from "../runs/stored-files.ts";
import { type KnownSource, sourcesOf } from "./known.ts";

/** Looks up a secret by the name of its environment variable. */
type Secrets = (name: string) => string | null;

/** How a source's files are imported: the import order without the file and this machine's services. */
export type SourceOrder = Pick<
  ImportOrder,
  "dealership" | "yards" | "mode" | "mapping" | "pictureHosts" | "source" | "tell"
>;

/** `sites` are all sites of this server; `tells` is whether to notify the dealership of held and refused files. */
export function orderOf(
  known: KnownSource,
  sites: readonly Site[],
  { secret, tells }: { readonly secret: Secrets; readonly tells: boolean },
): SourceOrder {
  const { source, dealership, site } = known;
  const { id, slug, name } = dealership;
  return {
    dealership: { id, slug, name },
    yards: yardsOf(
      sites.flatMap(({ dealerships, locations }) => (dealerships.some((one) => one.slug === slug) ? locations : [])),
      slug,
    ),
    mode: source.mode,
    mapping: source.mapping,
    pictureHosts: pictureHostsOf(source, secret),
    source: { name: source.name, holds: holdsOf(source), others: othersOf(known, sites) },
    ...(tells && { tell: { siteSlug: site.slug, dealership } }),
  };
}

export const holdsOf = ({ holds }: FeedSource) => ({
  goneShare: holds.goneShare ?? USUAL_HOLD_RULES.goneShare,
  goneFew: holds.goneFew ?? USUAL_HOLD_RULES.goneFew,
});

/** The other sources of dealerships that share a site with this one: within this group, a car has one source. */
function othersOf({ source, dealership }: KnownSource, sites: readonly Site[]) {
  const shared = sites.filter((site) => site.dealerships.some(({ slug }) => slug === dealership.slug));
  return sourcesOf(shared)
    .filter((other) => other.dealership.slug !== dealership.slug || other.source.name !== source.name)
    .map((other) => ({ dealershipId: other.dealership.id, name: other.source.name, of: other.dealership.name }));
}

/** The hosts whose pictures are fetched: those named by the source, otherwise its own. */
function pictureHostsOf(source: FeedSource, secret: Secrets): readonly string[] {
  if (source.pictureHosts !== null) return source.pictureHosts;
  if (source.kind === "https") {
    const host = URL.parse(addressOf(source.url, secret))?.host;
    return host ? [host] : [];
  }
  return "host" in source ? [source.host] : [];
}

/** An address that may be given in the environment; empty if the variable is not set. */
export const addressOf = (url: string | { readonly env: string }, secret: Secrets): string =>
  typeof url === "string" ? url : (secret(url.env) ?? "");

/**
 * A hash of a file's content and of the settings for reading it. The same file is therefore imported again once its
 * source's settings change.
 */
export async function fileHashOf(path: string, source: FeedSource): Promise<string> {
  return `${readingHash(source)}${await hashOf(path)}`;
}

/** Whether the last file was read with the current settings; otherwise its mark is meaningless. */
export const isReadTheSame = (fileHash: string | null, source: FeedSource): boolean =>
  fileHash?.startsWith(readingHash(source)) === true;

const readingHash = ({ mode, mapping, pictureHosts }: FeedSource): string =>
  `${createHash("sha256")
    .update(JSON.stringify([mode, mapping, pictureHosts]))
    .digest("hex")
    .slice(0, 16)}-`;
