import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import type { LocationView } from "../view.ts";
import { OpenNow } from "./hours.tsx";

/** Locations that buy vehicles: each with its address, whether it is open, and how to reach it (LOC-007). */
export function BuyingPlaces({ places }: { readonly places: readonly LocationView[] }) {
  if (places.length === 0) return null;
  return (
    <section aria-labelledby="buying-places" className="mt-10 max-w-[68ch]">
      <h2 id="buying-places" className="text-xl">
        Where we buy
      </h2>
      <ul className="mt-4 grid border-t border-line">
        {places.map((place) => (
          <li key={place.slug} className="grid gap-1 border-b border-line py-4">
            <h3 className="text-base">
              <TextLink href={place.href}>{place.name}</TextLink>
            </h3>
            <p className="text-muted">{place.address}</p>
            <OpenNow open={place.open} />
            {place.phones.map(({ text, href }) => (
              <p key={href}>
                <a href={href} className="figures inline-flex min-h-hit items-center gap-2 font-strong">
                  <Icon name="phone" size={18} />
                  {text}
                </a>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
