import type { VehicleAction } from "../site/choices.ts";
import type { SiteConfig } from "../site/schema.ts";
import { isAvailable } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";
import { type ShareView, shareView } from "./sharing.ts";

/** How the vehicle's sheet is had: a file that is saved, or a page in a tab of its own (VDP-075, VDP-077). */
export interface PrintView {
  readonly href: string;
  /** Name under which the file is saved; null for the page. */
  readonly file: string | null;
}

/** What can be done about a vehicle from its page, decided. */
export interface VehicleSteps {
  /**
   * The site's buttons in the site's order (VDP-108), those left out that have nowhere to lead; none for a sold car.
   */
  readonly actions: readonly VehicleAction[];
  /** Takes the place of Enquire Now (VDP-104, VDP-105). */
  readonly chat: { readonly name: string; readonly href: string } | null;
  readonly share: ShareView | null;
  readonly print: PrintView;
  readonly tradeIn: string | null;
  /** What may be asked for in a dialog besides (VDP-120, VDP-121). */
  readonly testDrive: boolean;
  readonly photos: boolean;
  /** What its events are about; `used` fires one by being opened (ANLY-001). */
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
  | "minPhotos"
>;

/** `name`: the car's as its page shows it. `reservable`: it can be reserved online (RESV-004). */
export function vehicleSteps(
  car: Car,
  { name, reservable }: { readonly name: string; readonly reservable: boolean },
  config: StepsConfig,
): VehicleSteps {
  const available = isAvailable(car);
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
    photos: available && wantsPhotos(car, config),
    about: { carId: car.id, dealershipId: car.dealership_id },
    used: car.car_type === "used",
  };
}

function chatOf({ chatAssistant, chatProviderToken }: StepsConfig): VehicleSteps["chat"] {
  if (!chatAssistant?.url || chatProviderToken) return null;
  return { name: chatAssistant.name, href: chatAssistant.url };
}

/** Where the sheet of a vehicle is had, in the site's way. */
function printView(slug: string, { apiBaseUrl, printMode }: Pick<StepsConfig, "apiBaseUrl" | "printMode">): PrintView {
  return printMode === "tab"
    ? { href: `/print?${new URLSearchParams({ car_id: slug })}`, file: null }
    : { href: `${apiBaseUrl}/cars/${slug}/pdf`, file: `${slug}.pdf` };
}

/** Whether photos may be asked for: the car has none, or fewer than the site demands (VDP-120). */
export function wantsPhotos(
  { images, photos_count }: Pick<Car, "images" | "photos_count">,
  { requestPhotosEnabled, minPhotos }: Pick<SiteConfig, "requestPhotosEnabled" | "minPhotos">,
): boolean {
  return images.length === 0 || (requestPhotosEnabled && photos_count < minPhotos);
}
