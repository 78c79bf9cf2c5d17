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

/** The facts of a car's own record, in the site's words, for any page about that car. */
export interface CarFacts {
  readonly availability: Availability;
  readonly certified: boolean;
  readonly icons: readonly Fact[];
  readonly historyReport: ReportView | null;
  readonly keyInformation: readonly Fact[];
  /** Masses and measurements of a vehicle other than a car; null for a car. */
  readonly plate: Plate | null;
  readonly masses: Masses | null;
  readonly specs: readonly SpecRow[];
  readonly features: readonly string[];
  /** The data that a shopper's lists store; null for a car that can be neither saved nor compared (USER-018). */
  readonly keep: (SavableFacts & { readonly id: number; readonly primary_image_url: string | null }) | null;
}

/** The facts of a car, and what decides which parts its page has. */
export interface CarRecord {
  readonly facts: CarFacts;
  /** The meaning of "available" in every rule (CAR-120). */
  readonly available: boolean;
  /** Whether it has fewer photos than the site requires. */
  readonly fewPhotos: boolean;
  /** The dealer's full comments. */
  readonly comments: string | null;
  /** The city that the car is in, according to its record. */
  readonly city: string | null;
}

/** Reads a car's record once for its page at `now` (epoch ms), so that no part of the page reads it again. */
export function carRecord(car: Car, config: SiteConfig, now: number): CarRecord {
  const savable = savableFacts(car, config);
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
      keep: savable && { ...savable, id: car.id, primary_image_url: firstPicture(car) },
    },
    available: isAvailable(car),
    fewPhotos: hasTooFewPhotos(car, config),
    comments: specText(car.dealercomments),
    city: specText(car.location?.address?.city) ?? specText(car.location?.city),
  };
}
