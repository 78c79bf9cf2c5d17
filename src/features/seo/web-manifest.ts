import type { Brand, Site } from "../site/site.ts";

/** Edges of the square icons made of a site's logo, in pixels. */
export const ICON_SIZES = [32, 180, 192, 512] as const;
export type IconSize = (typeof ICON_SIZES)[number];

/** The address changes with the site's files, so that icons can be cached for long. */
export const iconPath = (site: Pick<Site, "version">, size: IconSize): string =>
  `/icons/${size}.png?v=${site.version.slice(0, 12)}`;

interface WebManifest {
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly display: "browser";
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
}

const PAPER = "#ffffff";

/** The site as an application on a home screen (W3C Web Application Manifest). It opens in the browser. */
export function webManifest(
  site: Pick<Site, "name" | "version"> & { readonly brand: Pick<Brand, "colour" | "logo"> },
): WebManifest {
  return {
    name: site.name,
    short_name: site.brand.logo.name,
    start_url: "/",
    display: "browser",
    background_color: PAPER,
    theme_color: site.brand.colour,
    icons: ([192, 512] as const).map((size) => ({
      src: iconPath(site, size),
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
}
