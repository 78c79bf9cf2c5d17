import { formatFigure } from "../../../lib/words/format.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";
import type { PageFormView } from "../../leads/form-view.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { PAGE_TEXTS } from "../../site/texts/pages.ts";
import type { LocationView } from "../view.ts";
import { EmailUs } from "./email-us.tsx";
import { HoursInShort, OpenNow } from "./hours.tsx";
import { Rating } from "./stars.tsx";

interface LocationCardProps {
  readonly place: LocationView;
  /** The form of `Email Us`; without it the card does not offer it. */
  readonly form?: PageFormView | null;
  /** Distance from the shopper, in whole kilometres. */
  readonly km?: number | null;
  /** Its number on the map beside it. */
  readonly number?: number;
  /** Level of its heading. Default 2. */
  readonly level?: 2 | 3;
  /** Widths of its picture, in pixels. */
  readonly pictureWidths?: readonly number[];
  /** Its width on the page, in the syntax of `sizes`. */
  readonly pictureSizes?: string;
  /** Whether its picture is the first that the page shows: it loads at once, before other things. */
  readonly isFirst?: boolean;
}

/** A location with address, phones, hours and the next step (LOC-053 to LOC-065). */
export function LocationCard({
  place,
  form = null,
  km = null,
  number,
  level = 2,
  pictureWidths = WIDTHS,
  pictureSizes = "(min-width: 980px) 40vw, 92vw",
  isFirst = false,
}: LocationCardProps) {
  const say = useWords(PAGE_TEXTS);
  const Heading = `h${level}` as const;
  return (
    <article
      id={place.slug}
      className="relative flex h-full scroll-mt-6 flex-col overflow-hidden rounded-l border border-line bg-surface"
    >
      <CardPicture place={place} widths={pictureWidths} sizes={pictureSizes} isFirst={isFirst} />
      <div className="flex grow flex-col p-5 md:p-6">
        <Heading className="flex items-start gap-2.5 text-lg wrap-anywhere">
          {number ? (
            <span className="map-dot figures bg-brand text-on-brand" aria-hidden>
              {number}
            </span>
          ) : null}
          {place.name}
        </Heading>
        <p className="mt-0.5 text-sm text-muted">
          {place.does}
          {km === null ? null : <b className="figures font-strong text-ink"> · {distance(km)}</b>}
        </p>
        <Rating rating={place.rating} className="mt-2" />
        <PlaceContact place={place} className="mt-2" />
        {place.hours.length > 0 ? (
          <div className="mt-2 border-y border-line py-3">
            <OpenNow open={place.open} className="mb-1.5" />
            <HoursInShort hours={place.hours} />
          </div>
        ) : null}
        <Licences place={place} className="mt-3" />
        <div className="mt-auto grid gap-2 pt-5">
          <div className="flex flex-wrap gap-2 *:grow">
            <LinkButton href={place.action.href} size="small" className={form ? "basis-full" : undefined}>
              {place.action.label}
            </LinkButton>
            <Directions place={place} />
            {form ? <EmailUs place={place} form={form} /> : null}
          </div>
          <Link href={place.href} className={buttonClass({ kind: "plain", size: "small", wide: true })}>
            {say("places.details")}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** `12 km away`; below one kilometre `less than 1 km away`. */
const distance = (km: number): string => (km < 1 ? "less than 1 km away" : `${formatFigure(km)} km away`);

const WIDTHS = [320, 480, 640, 800, 960, 1600];

interface CardPictureProps {
  readonly place: LocationView;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly isFirst: boolean;
}

function CardPicture({ place, widths, sizes, isFirst }: CardPictureProps) {
  if (!place.image) return place.coming ? <ComingTag className="mt-5 ml-5 self-start" /> : null;
  return (
    <div className="studio loads-near relative aspect-2/1 overflow-hidden">
      <SitePicture source={place.image} alt="" sizes={sizes} widths={widths} crop="2:1" priority={isFirst} />
      {place.coming ? <ComingTag className="absolute top-3 left-3" /> : null}
    </div>
  );
}

/** The badge of a location that is yet to open (LOC-064). */
export const ComingTag = ({ className }: { readonly className?: string }) => (
  <Tag className={className}>COMING EARLY 2026</Tag>
);

const LINE = "flex min-h-hit items-center gap-2.5";

/** Its address and phone numbers (LOC-056 to LOC-058). */
export function PlaceContact({ place, className }: { readonly place: LocationView; readonly className?: string }) {
  return (
    <address className={className}>
      <p className={`${LINE} text-sm not-italic`}>
        <Icon name="pin" size={18} className="text-subtle" />
        {place.address}
      </p>
      {place.phones.map((phone) => (
        <a key={phone.href} href={phone.href} className={`${LINE} figures text-sm not-italic hover:underline`}>
          <Icon name="phone" size={18} className="text-subtle" />
          <span className="font-strong">{phone.text}</span>
          {place.phones.length > 1 ? <span className="text-muted">{phone.label}</span> : null}
        </a>
      ))}
    </address>
  );
}

/** The location's licence numbers; nothing where it has none, or the site hides them (LOC-060). */
export function Licences({ place, className }: { readonly place: LocationView; readonly className?: string }) {
  if (place.licences.length === 0) return null;
  return (
    <p className={className}>
      <small className="text-xs text-muted">{place.licences.join(" · ")}</small>
    </p>
  );
}

/** A link to the location on a map (LOC-062). */
export function Directions({ place }: { readonly place: LocationView }) {
  const words = useWords(PAGE_TEXTS)("places.directions");
  return (
    <a
      href={place.directions}
      rel="noopener"
      aria-label={`${words}: ${place.name}`}
      className={buttonClass({ kind: "outline", size: "small" })}
    >
      {words}
    </a>
  );
}
