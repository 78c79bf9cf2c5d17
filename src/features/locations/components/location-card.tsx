import { formatNumber } from "../../../lib/format.ts";
import { buttonClass } from "../../../ui/button-style.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Link, LinkButton } from "../../../ui/link.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { LocationView } from "../view.ts";

const LINE = "flex min-h-hit items-center gap-2.5";

/** A place with its address, phones, hours and the next step (LOC-053 to LOC-064). */
export function LocationCard({ place, whole = false }: { readonly place: LocationView; readonly whole?: boolean }) {
  return (
    <article
      className={classNames(
        "flex h-full flex-col overflow-hidden rounded-l border border-line bg-surface",
        whole && "lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]",
      )}
    >
      {place.image ? (
        <div className={classNames("studio relative aspect-16/9 overflow-hidden", whole && "lg:aspect-auto")}>
          <SitePicture
            source={place.image}
            alt=""
            sizes={whole ? "(min-width: 980px) 54vw, 92vw" : "(min-width: 980px) 40vw, 92vw"}
            widths={[320, 640, 960, 1600]}
          />
          {place.coming ? <Tag className="absolute top-3 left-3">COMING EARLY 2026</Tag> : null}
        </div>
      ) : null}
      <div className="flex grow flex-col p-5 md:p-6">
        <h2 className="text-lg">{whole ? "Visit us" : place.name}</h2>
        <Rating rating={place.rating} />
        <address className="mt-2 text-sm not-italic">
          <p className={LINE}>
            <Icon name="pin" size={18} className="text-subtle" />
            {place.address}
          </p>
          {place.phones.map((phone) => (
            <a key={phone.href} href={phone.href} className={`${LINE} figures font-strong hover:underline`}>
              <Icon name="phone" size={18} className="text-subtle" />
              {phone.text}
            </a>
          ))}
        </address>
        <Hours hours={place.hours} />
        {place.licences.length > 0 ? <p className="mt-3 text-xs text-muted">{place.licences.join(" · ")}</p> : null}
        <div className="mt-auto flex flex-wrap gap-2 pt-5">
          {whole ? (
            <LinkButton href={place.action.href} size="small">
              {place.action.label}
            </LinkButton>
          ) : (
            <LinkButton href={place.href} size="small">
              View Location Details
            </LinkButton>
          )}
          <a href={place.directions} rel="noopener" className={buttonClass({ kind: "outline", size: "small" })}>
            Get Directions
          </a>
          {whole ? null : (
            <Link href={place.action.href} className={buttonClass({ kind: "outline", size: "small" })}>
              {place.action.label}
            </Link>
          )}
        </div>
      </div>
    </article>
  );
}

function Rating({ rating }: { readonly rating: LocationView["rating"] }) {
  if (!rating) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-sm text-muted">
      <Icon name="star" size={16} className="text-caution-fill" />
      <b className="figures font-strong text-ink">{rating.average.toFixed(1)}</b>
      {rating.count > 0 ? `Based on ${formatNumber(rating.count)} reviews` : null}
    </p>
  );
}

function Hours({ hours }: { readonly hours: LocationView["hours"] }) {
  if (hours.length === 0) return null;
  return (
    <table className="figures mt-2 w-full text-sm">
      <caption className="sr-only">Opening hours</caption>
      <tbody>
        {hours.map((row) => (
          <tr key={row.day} className={row.today ? "font-strong" : "text-muted"}>
            <th scope="row" className="py-1 text-left [font-weight:inherit]">
              {row.day}
            </th>
            <td className="py-1 text-right">{row.hours}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
