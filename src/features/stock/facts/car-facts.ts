import type { SiteConfig } from "../../site/schema.ts";
import { hasTooFewPhotos } from "../filter.ts";
import { type SavableFacts, savableFacts } from "../names.ts";
import { firstPicture } from "../pictures.ts";
import { isAvailable, specText } from "../rules.ts";
import type { Car } from "../schema.ts";
import { type Availability, availability } from "./availability.ts";
import { type Fact, infoIcons, keyInformation, type SpecRow, specRows } from "./facts.ts";
import { type ReportView, reportView } from "./history-report.ts";
import { type Masses, massesOf, type Plate, plateOf } from "./plate.ts";

/** What a car's own record says of it, worded as the site words it: the facts of any page about that car. */
export interface CarFacts {
  readonly availability: Availability;
  readonly certified: boolean;
  readonly icons: readonly Fact[];
  readonly historyReport: ReportView | null;
  readonly keyInformation: readonly Fact[];
  /** Masses and measurements of vehicles other than cars; null for a car. */
  readonly plate: Plate | null;
  readonly masses: Masses | null;
  readonly specs: readonly SpecRow[];
  readonly features: readonly string[];
  /** The data that a shopper's lists store of it; null where it can be neither saved nor compared (USER-018). */
  readonly keep: (SavableFacts & { readonly id: number; readonly primary_image_url: string | null }) | null;
}

/** What the parts of such a page are decided by, beside the facts that it shows. */
export interface CarRecord {
  readonly facts: CarFacts;
  /** The meaning of "available" in every rule (CAR-120). */
  readonly available: boolean;
  /** Whether it has fewer photos than the site asks for. */
  readonly fewPhotos: boolean;
  /** The dealer's comments, whole. */
  readonly comments: string | null;
  /** The city in which it stands, as its record says it. */
  readonly city: string | null;
}

/** Reads a car's record once for its page at `now` (epoch ms), so that no part of the page asks it again. */
export function carRecord(car: Car, config: SiteConfig, now: number): CarRecord {
  const kept = savableFacts(car, config);
  return {
    facts: {
      availability: availability(car),
      certified: config.certifiedBadgeEnabled && car.certified,
      icons: infoIcons(car, config),
      historyReport: reportView(car, config),
      keyInformation: keyInformation(car, config),
      plate: plateOf(car),
      masses: massesOf(car),
      specs: specRows(car, config, now),
      features: car.standardEquipment,
      keep: kept && { ...kept, id: car.id, primary_image_url: firstPicture(car) },
    },
    available: isAvailable(car),
    fewPhotos: hasTooFewPhotos(car, config),
    comments: specText(car.dealercomments),
    city: specText(car.location?.address?.city) ?? specText(car.location?.city),
  };
}
