import { useState } from "react";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import type { VehicleView } from "../view.ts";

/**
 * Says that the car is in another city than the primary dealership (VDP-114..117). Once closed, it stays away until the
 * shopper leaves the page.
 */
export function AnnouncementBar({ announcement }: Pick<VehicleView, "announcement">) {
  const [dismissed, setDismissed] = useState(false);
  const hydrated = useHydrated();
  if (!announcement || dismissed) return null;
  return (
    <aside aria-label="Where this vehicle is" className="border-b border-brand-100 bg-brand-50 text-sm">
      <div className="wrap flex min-h-12 items-center gap-2.5 max-[18rem]:flex-wrap">
        <Icon name="pin" className="text-brand-text" />
        <p>
          Located at <strong className="font-strong">{announcement.city}</strong>
        </p>
        {announcement.directions ? (
          <TextLink
            href={announcement.directions}
            target="_blank"
            rel="noreferrer"
            icon={null}
            className="ml-2 whitespace-nowrap"
          >
            Get Directions
          </TextLink>
        ) : null}
        {hydrated ? (
          <IconButton aria-label="Dismiss" className="-mr-2.5 ml-auto" onClick={() => setDismissed(true)}>
            <Icon name="x" size={18} />
          </IconButton>
        ) : null}
      </div>
    </aside>
  );
}
