import { useWords } from "../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../site/texts/vehicle.ts";

interface SoldMessageProps {
  /** The site's noun for a vehicle, in lower case. */
  readonly noun: string;
  readonly className?: string;
  /** Class names of the word "Sold". */
  readonly headingClassName?: string;
}

/** Replaces price and buttons once a vehicle is sold (VDP-101). */
export function SoldMessage({ noun, className, headingClassName = "text-xl" }: SoldMessageProps) {
  const say = useWords(VEHICLE_TEXTS);
  return (
    <div className={className}>
      <h2 className={headingClassName}>SOLD</h2>
      <p className="mt-2 font-strong">{say("vehicle.sold", { vehicle: noun })}</p>
      <p className="mt-1 text-muted">{say("vehicle.soldComfort", { vehicle: noun })}</p>
    </div>
  );
}
