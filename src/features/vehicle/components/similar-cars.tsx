import { type ComponentType, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import { whenNear } from "../../../ui/motion/when-near.ts";
import type { CarCardView } from "../../cards/card.ts";
import { CarRow } from "../../cards/components/car-row.tsx";
import { EstimateNotice } from "../../estimate/components/estimate.tsx";
import { similarAnswered } from "../page-calls.ts";
import type { VehicleView } from "../view.ts";

export interface SimilarView {
  readonly cars: readonly CarCardView[];
  /** Shown beside the cards' figures, if any card has figures. */
  readonly financeNotice: string | null;
  /** Whether the stock could not be searched when the page was made, so that the browser tries again. */
  readonly pending?: boolean;
}

export interface VehiclePageProps {
  readonly vehicle: VehicleView;
  readonly similar: SimilarView;
}

interface SimilarCarsProps {
  readonly vehicle: Pick<VehicleView, "similarTitle" | "sameMake" | "live">;
  readonly similar: SimilarView;
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
  readonly className?: string;
}

/** At most six similar cars (VDP-046, VDP-049). */
export function SimilarCars({ vehicle, similar, Card, className }: SimilarCarsProps) {
  if (similar.pending) return <SimilarLater vehicle={vehicle} className={className} />;
  if (similar.cars.length === 0) return null;
  return (
    <section className={classNames("wrap print:hidden", className)}>
      <div className="mb-6 flex items-end justify-between gap-4">
        <h2 className="display-type text-2xl">{vehicle.similarTitle}</h2>
        <TextLink href={vehicle.sameMake.href} className="shrink-0 max-md:hidden">
          See all {vehicle.sameMake.label}
        </TextLink>
      </div>
      {similar.financeNotice ? <EstimateNotice notice={similar.financeNotice} className="mb-6 max-w-[104ch]" /> : null}
      <CarRow cars={similar.cars} Card={Card} />
    </section>
  );
}

/** One placeholder for each possible car (VDP-047). */
const PLACEHOLDERS = ["a", "b", "c", "d", "e", "f"];

/**
 * Requests similar cars when this section comes near the window. If there are any, reloads the page's data; otherwise
 * removes the section (ERR-007).
 */
function SimilarLater({ vehicle, className }: Pick<SimilarCarsProps, "vehicle" | "className">) {
  const place = useRef<HTMLElement>(null);
  const { revalidate } = useRevalidator();
  const [isHidden, setHidden] = useState(false);
  const { api, slug } = vehicle.live;
  useEffect(() => {
    if (!place.current) return;
    return whenNear(place.current, async () => {
      if (await similarAnswered({ api, slug })) await revalidate();
      setHidden(true);
    });
  }, [api, slug, revalidate]);
  if (isHidden) return null;
  return (
    <section
      ref={place}
      aria-busy
      className={classNames("wrap print:hidden [@media(scripting:none)]:hidden", className)}
    >
      <h2 className="display-type mb-6 text-2xl">{vehicle.similarTitle}</h2>
      <ul className="grid gap-gap md:grid-cols-2 xl:grid-cols-3">
        {PLACEHOLDERS.map((key) => (
          <li key={key} className="grid gap-3">
            <Skeleton className="aspect-4/3 md:aspect-16/10" />
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
