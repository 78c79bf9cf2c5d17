import type { CSSProperties } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { MapView } from "../map.ts";

interface PlacesMapProps {
  readonly map: MapView;
  /** Label of the map. */
  readonly label: string;
  /** True where pins link to the locations' cards in the page. */
  readonly linked?: boolean;
  readonly className?: string;
}

const at = ({ x, y }: { readonly x: number; readonly y: number }): CSSProperties => ({ left: `${x}%`, top: `${y}%` });

/** Circles around the shopper or the only location, each one length of the scale farther out. */
const RINGS = [1, 2, 3, 4];

/**
 * The locations on land and water, drawn to scale by ourselves: no other service is called, so none learns who looks.
 */
export function PlacesMap({ map, label, linked, className }: PlacesMapProps) {
  const centre = map.from ?? (map.pins.length === 1 ? map.pins[0] : null);
  return (
    <figure aria-label={label} className={classNames("places-map", className)}>
      <div className="places-sheet">
        <svg viewBox="0 0 200 100" aria-hidden className="absolute inset-0 size-full overflow-visible">
          <path d={map.land} />
          {centre
            ? RINGS.map((ring) => <circle key={ring} cx={centre.x * 2} cy={centre.y} r={map.scale.share * 2 * ring} />)
            : null}
        </svg>
        {map.pins.map((pin) => {
          const content = (
            <>
              <span className="map-dot figures bg-brand text-on-brand">
                {linked ? pin.numbers : <Icon name="pin" size={16} />}
              </span>
              <span className="map-label">{pin.label}</span>
            </>
          );
          return linked ? (
            <a key={pin.slug} href={`#${pin.slug}`} className="map-pin" style={at(pin)}>
              {content}
            </a>
          ) : (
            <span key={pin.slug} className="map-pin" style={at(pin)}>
              {content}
            </span>
          );
        })}
        {map.from ? (
          <span className="map-pin z-2" style={at(map.from)}>
            <span className="map-dot bg-ink text-on-ink">
              <Icon name="user" size={16} label="Your postcode" />
            </span>
          </span>
        ) : null}
        <figcaption className="map-scale figures">
          <span aria-hidden className="map-scale-bar" style={{ width: `${map.scale.share}%` }} />
          {map.scale.km} km
        </figcaption>
      </div>
    </figure>
  );
}
