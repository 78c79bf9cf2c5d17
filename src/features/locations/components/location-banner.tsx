import { LinkButton } from "../../../ui/link.tsx";
import type { PageFormView } from "../../leads/form-view.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { MapView } from "../map.ts";
import type { LocationView } from "../view.ts";
import { EmailUs } from "./email-us.tsx";
import { HoursByKind, OpenNow } from "./hours.tsx";
import { ComingTag, Directions, Licences, PlaceContact } from "./location-card.tsx";
import { PlacesMap } from "./places-map.tsx";
import { Rating } from "./stars.tsx";

interface LocationBannerProps {
  readonly place: LocationView;
  /** The location's own hours first, then those of its dealership's other kinds. */
  readonly weeks: readonly Pick<LocationView, "kind" | "name" | "hours">[];
  readonly map: MapView | null;
  readonly form: PageFormView | null;
}

/** The head of a location's page: picture, contact details, rating and hours (LOC-066, LOC-067). */
export function LocationBanner({ place, weeks, map, form }: LocationBannerProps) {
  const hours = weeks.filter((week) => week.hours.length > 0);
  return (
    <section
      aria-label="Visit us"
      className="grid overflow-hidden rounded-l border border-line bg-surface lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="flex flex-col">
        {place.image ? (
          <div className="studio relative aspect-2/1 grow overflow-hidden lg:min-h-80">
            <SitePicture
              source={place.image}
              alt=""
              sizes="(min-width: 980px) 54vw, 92vw"
              widths={[320, 480, 640, 800, 960, 1600]}
              crop="2:1"
              priority
            />
          </div>
        ) : null}
        <div className="grid gap-x-8 gap-y-2 p-5 sm:grid-cols-2 md:p-8">
          <div>
            {place.coming ? <ComingTag className="mb-3 inline-block" /> : null}
            {place.rating ? <p className="text-sm font-strong">Google rating</p> : null}
            <Rating rating={place.rating} className="mt-1" />
            <p className="mt-2 text-sm text-muted">{place.does}</p>
            <OpenNow open={place.open} className="mt-3" />
            <Licences place={place} className="mt-3" />
          </div>
          <PlaceContact place={place} />
          <div className="mt-3 flex flex-wrap gap-2 sm:col-span-2">
            <LinkButton href={place.action.href} size="small">
              {place.action.label}
            </LinkButton>
            <Directions place={place} />
            {form ? <EmailUs place={place} form={form} /> : null}
          </div>
        </div>
      </div>
      <div className="flex flex-col border-line max-lg:border-t lg:border-l">
        {hours.length > 0 ? (
          <div className="p-5 md:p-8">
            <HoursByKind weeks={hours} />
          </div>
        ) : null}
        {map ? (
          <PlacesMap
            map={map}
            label={`Map of ${place.name}`}
            className="min-h-56 grow border-x-0 border-b-0 md:h-auto"
          />
        ) : null}
      </div>
    </section>
  );
}
