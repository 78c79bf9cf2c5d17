import { addressOfMake } from "../makes/manufacturers.ts";
import type { Crumb } from "../seo/json-ld.ts";
import type { SiteConfig } from "../site/schema.ts";
import { specText } from "../stock/rules.ts";
import type { Car } from "../stock/schema.ts";

const TYPE_LABELS = { new: "New", demo: "Demo", used: "Used" } as const;

/** The car's breadcrumb: car type, make, model, body, each with its own search (NAV-018, NAV-019). */
export function vehicleCrumbs(
  car: Pick<Car, "car_type" | "make" | "model" | "body" | "simple_body">,
  config: Pick<SiteConfig, "breadcrumbBase">,
): [type: Crumb, make: Crumb, ...narrower: Crumb[]] {
  const base = `/${config.breadcrumbBase}`;
  const make = `${base}/${addressOfMake(car.make)}`;
  const model = `${base}/${addressOfMake(car.make, car.model)}`;
  const crumbs: ReturnType<typeof vehicleCrumbs> = [
    { label: TYPE_LABELS[car.car_type], href: `${base}/${car.car_type}-cars` },
    { label: car.make, href: make },
    { label: car.model, href: model },
  ];
  const body = specText(car.body);
  const simple = specText(car.simple_body);
  if (body) crumbs.push({ label: simple ?? body, href: `${model}?${new URLSearchParams({ body })}` });
  else if (simple) crumbs.push({ label: simple, href: `${model}?${new URLSearchParams({ simple_body: simple })}` });
  return crumbs;
}
