import { AnnouncementBar } from "../../features/vehicle/components/announcement-bar.tsx";
import { SimilarCars, type VehiclePageProps } from "../../features/vehicle/components/similar-cars.tsx";
import { Viewer } from "../../features/viewer/components/viewer.tsx";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Afterwards } from "../../ui/motion/afterwards.tsx";
import { CarCard } from "./car-card.tsx";
import { NextSteps, TopBar } from "./vehicle/bars.tsx";
import { Details } from "./vehicle/details.tsx";
import { PricePanel } from "./vehicle/price-panel.tsx";

/** The car on its stage up to the left edge of the window, with the price in a white panel; below it the full width. */
export function VehiclePage({ vehicle, similar }: VehiclePageProps) {
  return (
    <div>
      <TopBar vehicle={vehicle} />
      <AnnouncementBar announcement={vehicle.announcement} />
      <div data-ground="dark" className="bg-stage text-on-stage">
        <div className="wrap lg:pb-8">
          <Breadcrumb crumbs={vehicle.crumbs} />
          <div className="items-start lg:grid lg:grid-cols-[minmax(0,1fr)_368px] lg:gap-x-8 xl:grid-cols-[minmax(0,1fr)_408px] xl:gap-x-12">
            <Viewer
              viewer={vehicle.viewer}
              thumbnails="below"
              faded={vehicle.availability.kind === "sold"}
              className="marque-gallery"
            />
            <PricePanel vehicle={vehicle} />
          </div>
        </div>
      </div>
      <Details vehicle={vehicle} />
      <Afterwards>
        <SimilarCars vehicle={vehicle} similar={similar} Card={CarCard} className="mt-section" />
      </Afterwards>
      <NextSteps vehicle={vehicle} />
    </div>
  );
}
