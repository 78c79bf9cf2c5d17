import type { CarInput } from "../../src/features/stock/schema.ts";
import { youxQuoteOf } from "./lending/lending.ts";
import type { Chance } from "./random.ts";

type Hotspots = NonNullable<CarInput["hotspots"]>;

/**
 * What a real yard's records omit or write differently, as changes to a finished vehicle, so that the pages meet
 * missing, zero and unusual values too. `luck` is a separate sequence, so that no other draw of the seed changes.
 */
export function gapsOf(car: CarInput, luck: Chance): Partial<CarInput> {
  const often = (share: number) => luck.happens(share);
  const changes: Partial<CarInput>[] = [
    often(0.02) ? { dealercomments: null } : {},
    often(0.015) ? { colour: null } : {},
    often(0.02) ? { standardEquipment: [], filtered_features: [] } : {},
    often(0.02) ? { price_type: null } : {},
    often(0.015) ? { carsales_title: null } : {},
    often(0.02) ? { build_date: null, compliance_date: null } : {},
    often(0.015) ? { body: null, simple_body: null } : {},
    car.item_type === "car" && often(0.03) ? measuredLess(car) : {},
    car.autograb_data?.state_average_market_price && often(0.08) ? onlyOfTheState(car) : {},
    car.payment_processors.includes("demo") && often(0.1) ? { payment_processors: ["card", "demo"] } : {},
    car.car_type === "new" && car.km !== null && often(0.15) ? { km: 0 } : {},
    car.car_type === "used" && often(0.03) ? { regplate: null, rego_expiry: null } : {},
    car.car_type === "used" && often(0.03) ? consignedAt(luck) : {},
    often(0.008) ? { location: null, location_id: null, location_name: null, city: null, state: null } : {},
    car.price !== null && often(0.08) ? { youxQuote: youxQuoteOf(car.price, luck) } : {},
    often(0.3) ? filmsOtherwise(car) : {},
    often(0.2) ? thumbnailsOf(car) : {},
    car.hotspots && often(0.5) ? { hotspots: nested(car.hotspots) } : {},
  ];
  return Object.assign({}, ...changes);
}

/** A vehicle without the maker's specifications. */
function measuredLess({ variant }: CarInput): Partial<CarInput> {
  const unknown = { geartype: null, vehiclelength: null, vehicleheight: null, vehiclewidth: null };
  return variant ? { variant: { ...variant, ...unknown } } : {};
}

/** Market data with only the state's average. */
const onlyOfTheState = ({ autograb_data: known }: CarInput): Partial<CarInput> => ({
  autograb_data: { state_average_market_price: known?.state_average_market_price ?? null },
});

const SUBURBS = [
  { private_suburb: "Kenmore", private_postcode: "4069" },
  { private_suburb: "Parap", private_postcode: "0820" },
  { private_suburb: "Burwood East", private_postcode: "3151" },
] as const;

/** A private owner's vehicle on consignment, which is at the owner's home. */
const consignedAt = (luck: Chance): Partial<CarInput> => luck.pick(SUBURBS);

/** The same films in the other fields that feeds use for them. */
function filmsOtherwise({ video_url, walkaround_videos: walkarounds }: CarInput): Partial<CarInput> {
  if (video_url !== null) return { video_url: null, external_video_url: video_url };
  return { videos: [...walkarounds] };
}

/** The pictures listed once more as thumbnails, as some feeds do. */
function thumbnailsOf({ images }: CarInput): Partial<CarInput> {
  const urls = images.flatMap(({ image }) => image?.url ?? []);
  return { thumbnails: urls, images: urls.map((url) => ({ image: { url, thumb: { url } } })) };
}

/** The same spots with numeric ids, each with its own positions. */
function nested({ exterior, interior, positions = [] }: Hotspots): Hotspots {
  const numbers = new Map([...exterior, ...interior].map(({ id }, at) => [id, at + 1]));
  const withPositions = ({ id, description }: Hotspots["exterior"][number]) => ({
    id: numbers.get(id) ?? id,
    description,
    positions: positions
      .filter(({ hotspotId }) => hotspotId === id)
      .map((position) => ({ ...position, hotspotId: numbers.get(id) ?? id })),
  });
  return { exterior: exterior.map(withPositions), interior: interior.map(withPositions) };
}
