/** A car as the site's search answers it, as far as shoppers' words are about it. */
export interface FoundCar {
  readonly slug: string;
  readonly car_type: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  /** The price shown, in dollars; null or absent where the car has none. */
  readonly price?: number | null;
  readonly weekly_price?: number | null;
  readonly subscription_price?: number | null;
  readonly seats?: number | null;
  readonly simple_fuel?: string | null;
  readonly simple_body?: string | null;
  readonly simple_transmission?: string | null;
  readonly equipment?: readonly string[];
  readonly state?: string | null;
  /** VIN, its last six signs and the plate, where the site shows all three. */
  readonly marks?: readonly string[];
}

/** What a shopper types: the choices that it means, and which cars those are, worked out without the engine. */
export interface ShopperQuery {
  readonly typed: string;
  readonly choices: readonly string[];
  readonly means: (car: FoundCar) => boolean;
}

const atMost = (figure: number | null | undefined, most: number) => typeof figure === "number" && figure <= most;
const isOf = ({ make, model }: FoundCar, name: string) => `${make} ${model}` === name;

/**
 * What people type on a site that sells cars, a plate and a VIN of one of them included. `weekly` is the field that
 * the site shows as a weekly price.
 */
export const shopperQueries = (
  cars: readonly FoundCar[],
  weekly: "weekly_price" | "subscription_price",
): readonly ShopperQuery[] => {
  const marked = cars.find(({ marks }) => marks?.length === 3);
  const [vin = "", , plate = ""] = marked?.marks ?? [];
  const isMarked = ({ slug }: FoundCar) => slug === marked?.slug;
  return [
    { typed: "used cars", choices: ["Used"], means: ({ car_type }) => car_type === "used" },
    { typed: "electric cars", choices: ["Electric"], means: ({ simple_fuel }) => simple_fuel === "Electric" },
    {
      typed: "automatic suv under 30k",
      choices: ["Automatic", "SUV", "Under $30,000"],
      means: ({ simple_transmission, simple_body, price }) =>
        simple_transmission === "Automatic" && simple_body === "SUV" && atMost(price, 30_000),
    },
    { typed: "7 seater", choices: ["7 or more seats"], means: ({ seats }) => Number(seats) >= 7 },
    { typed: "$150 per week", choices: ["Up to $150 a week"], means: (car) => atMost(car[weekly], 150) },
    {
      typed: "mazda cx-5 under $35,000",
      choices: ["Mazda", "CX-5", "Under $35,000"],
      means: (car) => isOf(car, "Mazda CX-5") && atMost(car.price, 35_000),
    },
    {
      typed: "bmw x5 or audi q7",
      choices: ["BMW X5 or Audi Q7"],
      means: (car) => isOf(car, "BMW X5") || isOf(car, "Audi Q7"),
    },
    { typed: "sunroof", choices: ["Sunroof"], means: ({ equipment }) => equipment?.includes("Sunroof") ?? false },
    { typed: "NSW", choices: ["NSW"], means: ({ state }) => state === "NSW" },
    {
      typed: "2020 mazda cx5",
      choices: ["2020", "Mazda", "CX-5"],
      means: (car) => isOf(car, "Mazda CX-5") && car.year === 2020,
    },
    { typed: plate, choices: [`Plate ${plate}`], means: isMarked },
    { typed: vin, choices: [`VIN ${vin}`], means: isMarked },
  ];
};
