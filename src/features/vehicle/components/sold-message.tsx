import { SOLD_COMFORT, SOLD_NEWS } from "../page.ts";

interface SoldMessageProps {
  /** What the site calls a vehicle, in lower case. */
  readonly noun: string;
  readonly className?: string;
  /** Of the word itself. */
  readonly headingClassName?: string;
}

/** What stands in the place of price and buttons once a vehicle is sold (VDP-101). */
export function SoldMessage({ noun, className, headingClassName = "text-xl" }: SoldMessageProps) {
  return (
    <div className={className}>
      <h2 className={headingClassName}>SOLD</h2>
      <p className="mt-2 font-strong">{SOLD_NEWS.replace("{vehicle}", noun)}</p>
      <p className="mt-1 text-muted">{SOLD_COMFORT.replace("{vehicle}", noun)}</p>
    </div>
  );
}
