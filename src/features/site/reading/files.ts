import * as v from "valibot";
import { FONT_NAMES } from "../../../ui/tokens/font-names.ts";
import { FeedSourcesSchema } from "../dealership/feed-sources.ts";
import { promotionOptions } from "../options/navigation.ts";
import type { AnySchema, Level, Option } from "../options/option.ts";
import {
  address,
  between,
  colour,
  flag,
  href,
  oneOf,
  publicHost,
  strict,
  strictObject,
  suggestion,
  text,
  whole,
} from "../options/shapes.ts";
import { OPTION_GROUPS, OPTIONS } from "../schema.ts";
import { averageRating, ReviewSummarySchema } from "./location-files.ts";
import { LeadReceiversSchema, MoneyReceiversSchema } from "./receivers-file.ts";

/** The files of a site's folder, one schema each. The reader uses the schemas, and editors get them as JSON Schema. */

const schemaHint = { $schema: v.optional(v.string()) };

/** A host without port, like `www.halden.example`. Letters are lowercased when read. */
const host = v.pipe(
  v.string(),
  v.regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i,
    'Write a host without port, like "www.halden.example".',
  ),
  v.toLowerCase(),
);

export const BrandSchema = strict({
  colour,
  accent: v.optional(v.nullable(colour), null),
  neutral: v.optional(between(0, 2), 1),
  neutralHue: v.optional(v.nullable(between(0, 360)), null),
  fonts: strict({
    heading: oneOf(FONT_NAMES),
    body: oneOf(FONT_NAMES),
  }),
  radius: v.optional(oneOf(["crisp", "sharp", "soft", "round"]), "soft"),
  density: v.optional(oneOf(["roomy", "dense"]), "roomy"),
  /** Background of the header, on templates that colour it. */
  header: v.optional(oneOf(["brand", "light"]), "brand"),
  logo: strict({ url: address, name: text, tagline: v.optional(v.nullable(text), null) }),
});

export const LegalSchema = strict({
  name: text,
  abn: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^\d{2} \d{3} \d{3} \d{3}$/, 'Write an ABN like "00 000 000 000".'))),
    null,
  ),
  acknowledgement: v.optional(v.nullable(text), null),
});

const GROUPS_OF_SITE_FILE = Object.keys(OPTION_GROUPS).filter((name) => name !== "promotions");
const CONFIG_LEVELS: readonly Level[] = ["provider", "template", "site", "dealership"];

/** The group of `site.json` that an option belongs to; null if none. */
function groupOf(option: string): string | null {
  const found = Object.entries(OPTION_GROUPS).find(([, group]) => option in group.options);
  return found?.[0] ?? null;
}

/**
 * Why a key is refused in a group or at the top of a file: it belongs to another group, to another level, or is
 * misspelt.
 */
function unknownKey(key: string, here: string, known: readonly string[], level: Level): string {
  const home = groupOf(key);
  if (home === "promotions") return `"${key}" belongs in promos.json.`;
  if (home !== null && home !== here && groupAllows(home, key, level)) return `"${key}" belongs in "${home}".`;
  if (home !== null) {
    const levels = OPTIONS[key as keyof typeof OPTIONS].levels.join(", ");
    return `"${key}" cannot be set by a ${level}: its level is ${levels}.`;
  }
  return `"${key}" is not known here.${suggestion(key, known)} Known: ${known.join(", ")}.`;
}

function groupAllows(groupName: string, key: string, level: Level): boolean {
  const group = Object.entries(OPTION_GROUPS).find(([name]) => name === groupName)?.[1];
  const option = Object.entries(group?.options ?? {}).find(([name]) => name === key)?.[1];
  return option !== undefined && allowsLevel(option, level);
}

/**
 * Whether a file of this level may set the option. A dealership may set only options of its level; a site may set
 * everything except the platform's own options.
 */
function allowsLevel(option: Option, level: Level): boolean {
  return level === "dealership"
    ? option.levels.includes("dealership")
    : option.levels.some((one) => CONFIG_LEVELS.includes(one));
}

type Entries = Record<string, AnySchema>;

/** An object schema that explains unknown keys with `unknownKey`. */
function configObject(entries: Entries, here: string, level: Level) {
  const known = Object.keys(entries);
  return strictObject(entries as v.ObjectEntries, (key) => unknownKey(key, here, known, level));
}

/**
 * The schema of one group, with every option optional. It has no defaults, because the reader must not fill them in
 * before the levels are merged.
 */
function groupSchema(groupName: string, options: Readonly<Record<string, Option>>, level: Level): AnySchema {
  const allowed = Object.entries(options).filter(([, option]) => allowsLevel(option, level));
  const entries = allowed.map(([name, option]) => {
    const described = v.pipe(option.schema, v.description(option.description));
    return [name, name === "siteName" ? described : v.optional(described)] as const;
  });
  return configObject(Object.fromEntries(entries), groupName, level);
}

/** The groups that a file of this level may contain. */
function groupEntries(level: Level): Entries {
  const entries: Entries = {};
  for (const [name, group] of Object.entries(OPTION_GROUPS)) {
    if (!GROUPS_OF_SITE_FILE.includes(name)) continue;
    const options: Readonly<Record<string, Option>> = group.options;
    if (!Object.values(options).some((option) => allowsLevel(option, level))) continue;
    const schema = v.pipe(groupSchema(name, options, level), v.description(group.title));
    entries[name] = name === "site" && level === "site" ? schema : v.optional(schema);
  }
  return entries;
}

/** The schema of `site.json`. */
export const SiteFileSchema = configObject(
  {
    ...schemaHint,
    hosts: v.optional(
      v.pipe(v.array(host), v.description("Hosts at which this site answers, besides {slug}.localhost.")),
    ),
    imageHosts: v.optional(
      v.pipe(
        v.array(publicHost),
        v.maxLength(50, "Name at most 50 hosts."),
        v.description(
          "Hosts beside this server whose pictures and film files the site's pages show, such as those of its stock feed. They are asked over https only, and never at an address within a private network.",
        ),
      ),
    ),
    brand: v.pipe(
      BrandSchema,
      v.description("Colour, fonts, shape and logo, from which the site's whole look is derived."),
    ),
    legal: v.pipe(LegalSchema, v.description("The business as the law names it; shown in the footer.")),
    ...groupEntries("site"),
  },
  "",
  "site",
);

const rating = v.optional(v.nullable(averageRating), null);
const count = v.optional(v.nullable(whole(0)), null);

/** The schema of `dealerships/<slug>.json`. */
export const DealershipFileSchema = strict({
  ...schemaHint,
  id: whole(1),
  name: text,
  logo: v.optional(v.nullable(strict({ url: address })), null),
  manufacturer_name: v.optional(v.nullable(text), null),
  average_rating: rating,
  review_count: count,
  /** Used if the two keys above are absent. */
  review_summary: v.optional(v.nullable(ReviewSummarySchema), null),
  leads: LeadReceiversSchema,
  moneyEmail: MoneyReceiversSchema,
  sources: v.optional(
    v.pipe(FeedSourcesSchema, v.description("Where the dealership's stock files come from (docs/feed-sources.md).")),
    [],
  ),
  config: v.optional(configObject(groupEntries("dealership"), "", "dealership"), {}),
});

/** The schema of `models.json` (MODEL-001 to MODEL-015). */
export const ModelsFileSchema = v.array(
  strict({
    id: whole(1),
    name: text,
    slug: v.pipe(
      v.string(),
      v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "Write small letters, digits and single hyphens only."),
    ),
    new_slug: v.optional(v.nullable(text), null),
    override_url: v.optional(v.nullable(href), null),
    status: v.optional(v.nullable(oneOf(["new", "coming_soon"])), null),
    manufacturer_name: text,
    manufacturer_body: v.optional(v.nullable(text), null),
    manufacturer_body2: v.optional(v.nullable(text), null),
    manufacturer_body3: v.optional(v.nullable(text), null),
    bodies: v.optional(v.array(text), []),
    image: v.optional(v.nullable(strict({ url: address })), null),
    cloudfront_new_image_url: v.optional(v.nullable(address), null),
    short_description: v.optional(v.nullable(text), null),
    from_price: v.optional(v.nullable(v.pipe(v.number(), v.gtValue(0, "Write dollars above 0."))), null),
    length: v.optional(
      v.nullable(v.pipe(between(1, 30), v.description("Metres, where the range is drawn to one scale."))),
      null,
    ),
  }),
);

/** The schema of `promos.json`: the slides (HOME-030 to HOME-033) and the options that change with the season. */
export const PromosFileSchema = strict({
  ...schemaHint,
  slides: v.optional(
    v.array(
      strict({
        name: text,
        description: v.optional(v.string(), ""),
        url: href,
        /** Absent for a slide of text only. */
        image: v.optional(v.union([v.literal(""), address]), ""),
        hide_overlay: v.optional(flag, false),
        /** The slide is shown on the days of this campaign only. */
        campaign: v.optional(text),
      }),
    ),
    [],
  ),
  popup: v.optional(promotionOptions.options.popup.schema),
  campaigns: v.optional(promotionOptions.options.campaigns.schema),
  promotionBanner: v.optional(promotionOptions.options.promotionBanner.schema),
  promoCards: v.optional(promotionOptions.options.promoCards.schema),
});
