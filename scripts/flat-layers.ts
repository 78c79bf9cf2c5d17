import type { Plugin } from "vite";
import { closing, nextOf, split, withoutComments } from "../src/server/first-paint/css-text.ts";

/**
 * How much stronger the rules of a cascade layer are made, from Tailwind's weakest layer to what stands in none. For
 * the first four their order is enough: they set different things, or name elements where the components name classes.
 */
const STRENGTHS: ReadonlyMap<string, number> = new Map([
  ["properties", 0],
  ["theme", 0],
  ["base", 0],
  ["components", 0],
  ["utilities", 1],
]);
const STRONGEST = 2;

/** Rules around others; what else begins with an `@` is left as it is. */
const AROUND = /^@(?:media|supports|container)\b/;

/**
 * A stylesheet without cascade layers that means the same: each rule is as much stronger than those of the layers
 * below as so many ids, of which a page has none. When a sheet with layers is added to a page, Chromium lays all of the
 * page's text out anew, because a layer might hold another typeface (`server/first-paint`).
 * @throws where a layer is not one of Tailwind's, or stands in another.
 */
export function withoutLayers(css: string, strength = STRONGEST): string {
  let flat = "";
  let from = 0;
  while (from < css.length) {
    const stop = nextOf(css, from, "{;");
    if (stop < 0) break;
    if (css[stop] === ";") {
      if (!withoutComments(css.slice(from, stop)).startsWith("@layer")) flat += css.slice(from, stop + 1);
      from = stop + 1;
      continue;
    }
    const end = closing(css, stop);
    const head = withoutComments(css.slice(from, stop));
    const inner = css.slice(stop + 1, end);
    from = end + 1;
    const layer = /^@layer\s+(.*)$/.exec(head)?.[1];
    if (layer !== undefined) {
      const below = STRENGTHS.get(layer);
      if (below === undefined || strength !== STRONGEST) throw new Error(`The layer ${layer} is in no known order.`);
      flat += withoutLayers(inner, below);
    } else if (AROUND.test(head)) flat += `${head}{${withoutLayers(inner, strength)}}`;
    else flat += head.startsWith("@") ? `${head}{${inner}}` : `${stronger(head, strength)}{${saidOnce(inner)}}`;
  }
  return flat;
}

/** The declarations of a rule without those that it says once more: prefixes for older browsers come three times. */
function saidOnce(inner: string): string {
  const all = split(inner, ";");
  return all.filter((text, at) => all.lastIndexOf(text) === at).join(";");
}

/** A name of an element comes first in a selector; what is added stands behind it, or else before all. */
const ELEMENT = /^(?:\*|[a-z][\w-]*)/i;

const stronger = (list: string, strength: number): string =>
  strength === 0
    ? list
    : split(list, ",")
        .map((selector) => {
          const [name = ""] = ELEMENT.exec(selector) ?? [];
          return `${name}:not(${"#_".repeat(strength)})${selector.slice(name.length)}`;
        })
        .join(",");

/** Writes the sites' stylesheets without layers. */
export const flatLayers = (): Plugin => ({
  name: "flat-layers",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "post",
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      if (part.type === "asset" && part.fileName.endsWith(".css")) part.source = withoutLayers(String(part.source));
    }
  },
});
