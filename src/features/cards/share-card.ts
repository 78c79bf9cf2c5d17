import { formatHex } from "culori";
import { deriveColours } from "../../ui/tokens/derive.ts";
import type { ShareCard, ShareColours } from "../media/share-picture.ts";
import type { Site } from "../site/site.ts";
import { carName } from "../stock/names.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { type PriceView, priceView } from "./card.ts";

/** The site's own colours, for a picture to which no stylesheet applies. */
export function shareColours({ brand }: Pick<Site, "brand">): ShareColours {
  const { palette } = deriveColours(brand.colour, { neutral: brand.neutral, hue: brand.neutralHue }, brand.accent);
  const hex = (name: string) => formatHex(palette[name]) ?? "";
  return {
    brand: hex("brand"),
    onBrand: hex("on-brand"),
    ink: hex("ink"),
    onInk: hex("on-ink"),
    surface: hex("surface"),
    floor: [hex("n-0"), hex("n-100"), hex("n-300")],
  };
}

const UNPRICED: readonly PriceView["kind"][] = ["no-price", "pre-order", "sold"];

/**
 * The card of a shared link to a car, with the price of the car's card; none where that has none or the car is sold.
 */
export function carShareCard(car: Car, site: Site): ShareCard {
  const config = site.configFor(car.dealership_slug);
  const name = carName(car, config);
  const price = priceView(car, config);
  const available = isAvailable(car);
  return {
    kind: car.item_type,
    title: name,
    price: UNPRICED.includes(price.kind) ? null : { text: price.text, note: price.note },
    tag: available ? null : "Sold",
    siteName: site.name,
    colours: shareColours(site),
  };
}

/** The card of a link to any other page of the site. */
export function siteShareCard(site: Site): ShareCard {
  return {
    kind: site.config.itemTypes[0] ?? "car",
    title:
      site.brand.logo.tagline && !site.name.includes(site.brand.logo.tagline)
        ? `${site.name} · ${site.brand.logo.tagline}`
        : site.name,
    price: null,
    tag: null,
    siteName: null,
    colours: shareColours(site),
  };
}
