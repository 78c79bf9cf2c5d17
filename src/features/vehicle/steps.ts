import type { VehicleAction } from "../site/choices.ts";
import type { SiteConfig } from "../site/schema.ts";
import type { Car } from "../stock/schema.ts";
import { type ShareView, shareView } from "./sharing.ts";

/** How the vehicle's sheet is delivered: as a file to save, or as a page in a new tab (VDP-075, VDP-077). */
export interface PrintView {
  readonly href: string;
  /** Name of the saved file; null for a page. */
  readonly file: string | null;
}

/** The actions that a shopper can take on a vehicle's page. */
export interface VehicleSteps {
  /** The site's buttons in the site's order (VDP-108), without those that have no target; none for a sold car. */
  readonly actions: readonly VehicleAction[];
  /** Replaces Enquire Now (VDP-104, VDP-105). */
  readonly chat: { readonly name: string; readonly href: string } | null;
  readonly share: ShareView | null;
  readonly print: PrintView;
  readonly tradeIn: string | null;
  /** Other requests that open a dialog (VDP-121); photos if the car has none or too few (VDP-120). */
  readonly testDrive: boolean;
  readonly photos: boolean;
  /** The subject of its events; `used` is the event that opening a dialog sends (ANLY-001). */
  readonly about: { readonly carId: number; readonly dealershipId: number };
  readonly used: boolean;
}

type StepsConfig = Pick<
  SiteConfig,
  | "vehicleActions"
  | "chatAssistant"
  | "chatProviderToken"
  | "siteUrl"
  | "vehicleNoun"
  | "copyFeedback"
  | "apiBaseUrl"
  | "printMode"
  | "requestPhotosEnabled"
>;

/** The facts about the car that the page has computed already. */
interface StepsSubject {
  /** The car's name on its page. */
  readonly name: string;
  /** Whether it is for sale (CAR-120), and whether it can be reserved online (RESV-004). */
  readonly available: boolean;
  readonly reservable: boolean;
  /** Whether it has fewer photos than the site requires. */
  readonly fewPhotos: boolean;
}

export function vehicleSteps(
  car: Car,
  { name, available, reservable, fewPhotos }: StepsSubject,
  config: StepsConfig,
): VehicleSteps {
  const share = shareView({ name, path: car.path }, config);
  const isThere = (action: VehicleAction) =>
    (action !== "share" || share !== null) && (action !== "reserve" || reservable);
  return {
    actions: available ? config.vehicleActions.filter(isThere) : [],
    chat: reservable ? chatOf(config) : null,
    share,
    print: printView(car.slug, config),
    tradeIn: available ? `/cars/trade-in?${new URLSearchParams({ car_id: String(car.id) })}` : null,
    testDrive: available,
    photos: available && (car.images.length === 0 || (config.requestPhotosEnabled && fewPhotos)),
    about: { carId: car.id, dealershipId: car.dealership_id },
    used: car.car_type === "used",
  };
}

function chatOf({ chatAssistant, chatProviderToken }: StepsConfig): VehicleSteps["chat"] {
  if (!chatAssistant?.url || chatProviderToken) return null;
  return { name: chatAssistant.name, href: chatAssistant.url };
}

/** The address of a vehicle's sheet, in the form that the site has chosen. */
function printView(slug: string, { apiBaseUrl, printMode }: Pick<StepsConfig, "apiBaseUrl" | "printMode">): PrintView {
  return printMode === "tab"
    ? { href: `/print?${new URLSearchParams({ car_id: slug })}`, file: null }
    : { href: `${apiBaseUrl}/cars/${slug}/pdf`, file: `${slug}.pdf` };
}
