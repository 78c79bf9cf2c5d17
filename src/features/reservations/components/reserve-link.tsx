import { type ButtonStyle, buttonClass } from "../../../ui/controls/button-style.ts";
import { useSite } from "../../site/components/site-context.tsx";
import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";
import type { ReserveOffer } from "../rules.ts";

interface ReserveLinkProps extends ButtonStyle {
  readonly offer: ReserveOffer | null;
  readonly className?: string;
}

/** `Reserve Car Now`, if the car can be reserved online (VDP-107, RESV-004): a plain link to a page of its own. */
export function ReserveLink({ offer, className, ...look }: ReserveLinkProps) {
  const say = useWords(VEHICLE_TEXTS);
  const { config } = useSite();
  if (!offer?.action) return null;
  return (
    <a href={offer.href} className={buttonClass(look, className)}>
      {say("vehicle.reserve", { Vehicle: config.vehicleNoun })}
    </a>
  );
}
