import type * as v from "valibot";
import { diaryOptions } from "./options/diary.ts";
import { enquiryOptions } from "./options/enquiries.ts";
import { serviceOptions as keyOptions, memberOptions, siteOptions } from "./options/general.ts";
import { calculatorOptions, financeOptions } from "./options/money.ts";
import { homeOptions, navigationOptions, promotionOptions } from "./options/navigation.ts";
import type { Option, OptionGroup } from "./options/option.ts";
import { carOptions, fuelCostOptions, modelOptions, searchOptions } from "./options/search.ts";
import {
  checkoutOptions,
  locationOptions,
  phoneOptions,
  serviceOptions,
  tradeInOptions,
  vehiclePageOptions,
} from "./options/vehicle.ts";

/** Every option of a site, in the groups of `site.json`. */
export const OPTION_GROUPS = {
  site: siteOptions,
  services: keyOptions,
  navigation: navigationOptions,
  home: homeOptions,
  promotions: promotionOptions,
  search: searchOptions,
  car: carOptions,
  vehiclePage: vehiclePageOptions,
  fuelCost: fuelCostOptions,
  finance: financeOptions,
  calculator: calculatorOptions,
  enquiries: enquiryOptions,
  diary: diaryOptions,
  phones: phoneOptions,
  tradeIn: tradeInOptions,
  service: serviceOptions,
  locationPages: locationOptions,
  models: modelOptions,
  checkout: checkoutOptions,
  members: memberOptions,
} as const;
export type GroupName = keyof typeof OPTION_GROUPS;

type Groups = typeof OPTION_GROUPS;
type Merge<U> = (U extends unknown ? (member: U) => void : never) extends (member: infer I) => void ? I : never;
type AllOptions = Merge<Groups[GroupName]["options"]>;
type ValueOf<O> =
  O extends Option<infer S, infer Secret> ? ([Secret] extends [true] ? string | null : v.InferOutput<S>) : never;

/** A site's merged options, each under its own name. A secret has the value of its environment variable, or null. */
export type SiteConfig = { readonly [K in keyof AllOptions]: ValueOf<AllOptions[K]> };
export type OptionName = keyof SiteConfig;

/** All options under their names. */
export const OPTIONS = Object.assign(
  {},
  ...Object.values(OPTION_GROUPS).map((member: OptionGroup) => member.options),
) as Readonly<Record<OptionName, Option>>;

/** The platform's own defaults, for a site that sets nothing. The reader fills in `hostnames`, slug and name. */
export function platformDefaults(): SiteConfig {
  const entries = Object.entries(OPTIONS).map(([name, option]) => [name, option.fallback]);
  return Object.fromEntries(entries) as SiteConfig;
}
