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
  const asked = path.toLowerCase();
  const to = pageIn(site, asked) ?? modelIn(site, asked) ?? postIn(site, asked) ?? knownAs(site, asked);
  return to === path ? null : to;
}

const pageIn = ({ pages }: Pick<Site, "pages">, asked: string) =>
  [...pages.keys()].find((path) => path.toLowerCase() === asked) ?? null;

/** Finds a model by its present slug in any letter case, or by its former one (MODEL-003, MODEL-004, MODEL-037). */
function modelIn({ models }: Pick<Site, "models">, asked: string): string | null {
  const now = modelAt(
    models.map((model) => ({
      ...model,
      slug: model.slug.toLowerCase(),
      new_slug: model.new_slug?.toLowerCase() ?? null,
    })),
    asked,
  );
  const found = now
    ? models.find(({ id }) => id === now.id)
    : models.find(({ slug }) => asked === `/${slug.toLowerCase()}`);
  return found ? modelHref({ ...found, override_url: null }) : null;
}

/** Finds a post by an address without its section. */
function postIn({ posts, config }: Pick<Site, "posts" | "config">, asked: string): string | null {
  const [, slug] = /^\/(?:blog|news)\/([^/]+)$/.exec(asked) ?? [];
  const post = posts.find((known) => known.slug.toLowerCase() === slug);
  return post ? `${linkPath(config, "blog")}/${post.slug}` : null;
}

function knownAs({ config }: Pick<Site, "config">, asked: string): string | null {
  const key = Object.hasOwn(KNOWN_AS, asked) ? KNOWN_AS[asked] : undefined;
  const to = key ? linkPath(config, key) : null;
  return to?.toLowerCase() === asked ? null : to;
}
