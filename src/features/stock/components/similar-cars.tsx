import type { ComponentType } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/link.tsx";
import { EstimateNotice } from "../../finance/components/estimate.tsx";
import type { CarCardView } from "../card.ts";
import type { VehicleView } from "../vehicle-view.ts";

export interface SimilarView {
  readonly cars: readonly CarCardView[];
  /** Stands with the cards' figures, where any shows them. */
  readonly financeNotice: string | null;
}

export interface VehiclePageProps {
  readonly vehicle: VehicleView;
  readonly similar: SimilarView;
}

interface SimilarCarsProps {
  readonly vehicle: Pick<VehicleView, "similarTitle" | "sameMake">;
  readonly similar: SimilarView;
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
  readonly className?: string;
}

/** At most six cars like this one (VDP-046, VDP-049). */
export function SimilarCars({ vehicle, similar, Card, className }: SimilarCarsProps) {
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

interface CarRowProps {
  readonly cars: readonly CarCardView[];
  readonly Card: ComponentType<{ readonly card: CarCardView }>;
}

/** A few cars side by side; on phones a row that scrolls. */
export function CarRow({ cars, Card }: CarRowProps) {
  return (
    <ul className="rail gap-gap max-md:-mx-gutter max-md:scroll-px-gutter max-md:px-gutter md:grid md:grid-cols-[repeat(2,minmax(0,1fr))] md:gap-y-12 xl:grid-cols-[repeat(3,minmax(0,1fr))]">
      {cars.map((card) => (
        <li key={card.id} className="snap-start max-md:grid max-md:w-[82vw] max-md:shrink-0 md:cell">
          <Card card={card} />
        </li>
      ))}
    </ul>
  );
}
