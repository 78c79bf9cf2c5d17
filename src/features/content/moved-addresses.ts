import type { LinkKey } from "../site/menus.ts";
import { modelAt, modelHref } from "../site/models.ts";
import { linkPath } from "../site/rules.ts";
import type { Site } from "../site/site.ts";

/**
 * Addresses that shoppers, search engines and other websites use for pages that have another address here. A site's
 * own page, model or fixed route at such an address takes precedence.
 */
const KNOWN_AS: Readonly<Record<string, LinkKey>> = {
  "/home": "home",
  "/index.html": "home",
  "/blog": "blog",
  "/news": "blog",
  "/about": "about",
  "/faq": "faqs",
  "/faqs": "faqs",
  "/privacy": "privacyPolicy",
  "/terms": "terms",
  "/stock": "stock",
  "/inventory": "stock",
  "/used-cars": "usedStock",
  "/new-cars": "newStock",
  "/demo-cars": "demoStock",
  "/range": "models",
};

/**
 * The present address of what is requested at `path`; null where there is nothing of that name. It is always one of
 * the site's own addresses, never taken from the request, so that no such link leads to another website.
 */
export function movedTo(site: Pick<Site, "pages" | "models" | "posts" | "config">, path: string): string | null {
  const requested = path.toLowerCase();
  const to = pageIn(site, requested) ?? modelIn(site, requested) ?? postIn(site, requested) ?? knownAs(site, requested);
  return to === path ? null : to;
}

const pageIn = ({ pages }: Pick<Site, "pages">, requested: string) =>
  [...pages.keys()].find((path) => path.toLowerCase() === requested) ?? null;

/** Finds a model by its present slug in any letter case, or by its former one (MODEL-003, MODEL-004, MODEL-037). */
function modelIn({ models }: Pick<Site, "models">, requested: string): string | null {
  const now = modelAt(
    models.map((model) => ({
      ...model,
      slug: model.slug.toLowerCase(),
      new_slug: model.new_slug?.toLowerCase() ?? null,
    })),
    requested,
  );
  const found = now
    ? models.find(({ id }) => id === now.id)
    : models.find(({ slug }) => requested === `/${slug.toLowerCase()}`);
  return found ? modelHref({ ...found, override_url: null }) : null;
}

/** Finds a post by an address without its section. */
function postIn({ posts, config }: Pick<Site, "posts" | "config">, requested: string): string | null {
  const [, slug] = /^\/(?:blog|news)\/([^/]+)$/.exec(requested) ?? [];
  const post = posts.find((known) => known.slug.toLowerCase() === slug);
  return post ? `${linkPath(config, "blog")}/${post.slug}` : null;
}

function knownAs({ config }: Pick<Site, "config">, requested: string): string | null {
  const key = Object.hasOwn(KNOWN_AS, requested) ? KNOWN_AS[requested] : undefined;
  const to = key ? linkPath(config, key) : null;
  return to?.toLowerCase() === requested ? null : to;
}
