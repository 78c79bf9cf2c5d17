import { type ComponentType, useEffect, useRef, useState } from "react";
import { buttonClass } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { TextLink } from "../../../../ui/link.tsx";
import { whenNear } from "../../../../ui/motion/when-near.ts";
import { useWeek } from "../../../site/components/use-open.ts";
import type { VehicleView } from "../../view.ts";
import type { VehicleYard as Yard } from "../../yard.ts";

interface VehicleYardProps {
  readonly vehicle: Pick<VehicleView, "yard" | "noun" | "phone" | "steps">;
  readonly className?: string;
  readonly headingClassName?: string;
}

/** The vehicle's location: address, directions, phone and hours (VDP-118). */
export function VehicleYard({ vehicle, className, headingClassName = "mb-4 text-xl" }: VehicleYardProps) {
  const { yard, noun, phone, steps } = vehicle;
  if (!yard) return null;
  return (
    <section id="vehicle-map" className={className}>
      <h2 className={headingClassName}>See it at {yard.name}</h2>
      {yard.map ? <LazyMap place={yard.map} noun={noun} /> : null}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <div className="content-start">
          <address className="grid gap-1 not-italic">
            <p className="flex min-h-hit items-center gap-2.5">
              <Icon name="pin" className="text-brand-text" />
              {yard.address}
            </p>
            {phone && !phone.masked ? (
              <a
                href={phone.href}
                data-car={steps.about.carId}
                data-dealership={steps.about.dealershipId}
                className="figures flex min-h-hit items-center gap-2.5 font-strong hover:underline"
              >
                <Icon name="phone" className="text-brand-text" />
                {phone.text}
              </a>
            ) : null}
          </address>
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
            <a
              href={yard.directions}
              target="_blank"
              rel="noopener"
              className={buttonClass({ kind: "outline", size: "small" })}
            >
              Get Directions
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            <TextLink href={yard.href} className="text-sm">
              About this location
            </TextLink>
          </p>
        </div>
        <YardHours hours={yard.hours} />
      </div>
    </section>
  );
}

interface MapProps {
  readonly place: NonNullable<Yard["map"]>;
  readonly noun: string;
}

/** Loads the map once its place comes near the window (VDP-124). Without JavaScript there is only the address. */
function LazyMap({ place, noun }: MapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [Drawn, setDrawn] = useState<ComponentType<MapProps> | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    return whenNear(frame.current, () => {
      import("./yard-map.tsx").then(
        ({ YardMap }) => setDrawn(() => YardMap),
        (error) => console.warn("The map is not shown.", error),
      );
    });
  }, []);
  return (
    <div
      ref={frame}
      className="mb-6 h-[220px] overflow-hidden rounded-l bg-surface-3 md:h-[340px] print:hidden [@media(scripting:none)]:hidden"
    >
      {Drawn ? <Drawn place={place} noun={noun} /> : null}
    </div>
  );
}

function YardHours({ hours }: Pick<Yard, "hours">) {
  const week = useWeek(hours);
  if (week.length === 0) return null;
  return (
    <table className="figures w-full self-start text-sm">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {week.map((row) => (
          <tr key={row.day} className={row.today ? "font-strong" : "text-muted"}>
            <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
              {row.day}
              {row.today ? " (today)" : null}
            </th>
            <td className="py-1.5 text-right">{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
