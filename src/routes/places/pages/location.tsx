import { useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { LocationBanner } from "../../../features/locations/components/location-banner.tsx";
import { OurLocations } from "../../../features/locations/components/places-section.tsx";
import { Reviews } from "../../../features/locations/components/reviews.tsx";
import type { loader } from "../location.tsx";

export function LocationRoute() {
  const { page, above } = useLoaderData<typeof loader>();
  const { place, weeks, map, reviews, others, form } = page;
  return (
    <>
      <PageHead title={place.name} above={[above]} />
      <div className="wrap mt-8 grid grid-cols-1 gap-section">
        <LocationBanner place={place} weeks={weeks} map={map} form={form} />
        <Reviews reviews={reviews} />
        {others ? <OurLocations section={others} /> : null}
      </div>
    </>
  );
}
