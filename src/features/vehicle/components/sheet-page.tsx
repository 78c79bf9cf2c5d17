import { Button } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TextLink } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import { SitePicture } from "../../media/components/site-picture.tsx";
import { SpecTable } from "../../stock/components/facts.tsx";
import type { VehicleSheet } from "../sheet.ts";
import { CutText } from "./comments.tsx";

interface SheetPageProps {
  readonly sheet: VehicleSheet;
  /** Path of the vehicle's own page. */
  readonly path: string;
}

const HEADING = "mt-8 mb-2 text-lg print:mt-4";

/** The vehicle's sheet as a page for printing (VDP-077). */
export function SheetPage({ sheet, path }: SheetPageProps) {
  const { title, badge, features, place, phone } = sheet;
  const hydrated = useHydrated();
  return (
    <article className="wrap max-w-220! py-8 print:py-0">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <TextLink href={path} icon={null} className="text-sm">
          Back to the {title}
        </TextLink>
        {hydrated ? (
          <Button size="small" onClick={() => window.print()}>
            <Icon name="printer" />
            Print this page
          </Button>
        ) : null}
      </div>
      <h1 className="text-2xl wrap-anywhere">{title}</h1>
      <p className="mt-1 text-muted">
        {[badge, `Stock no. ${sheet.stocknum}`, sheet.availability].filter(Boolean).join(" · ")}
      </p>
      <div className="mt-5 grid gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {sheet.picture ? (
          <div className="vehicle-ground aspect-16/10 overflow-hidden rounded-m">
            <SitePicture
              source={sheet.picture}
              alt={title}
              sizes="(min-width: 761px) 520px, 92vw"
              crop="16:10"
              widths={[640, 800, 960, 1200]}
              priority
            />
          </div>
        ) : null}
        <Offer {...sheet} />
      </div>
      {sheet.facts.length > 0 ? (
        <section>
          <h2 className={HEADING}>At a glance</h2>
          <SpecTable rows={sheet.facts} />
        </section>
      ) : null}
      {features.length > 0 ? (
        <section>
          <h2 className={HEADING}>Features</h2>
          <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 text-sm sm:grid-cols-2 print:grid-cols-3">
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
            {sheet.moreFeatures > 0 ? <li>and {sheet.moreFeatures} more</li> : null}
          </ul>
        </section>
      ) : null}
      {sheet.comments ? (
        <section>
          <h2 className={HEADING}>From the dealer</h2>
          <CutText text={{ ...sheet.comments, rest: null }} className="max-w-[92ch] text-sm" />
        </section>
      ) : null}
      <footer className="mt-8 border-t border-line pt-4 text-sm print:mt-4">
        {place ? <p className="font-strong">{[place.name, place.address].filter(Boolean).join(", ")}</p> : null}
        <p className="mt-1">{[phone, sheet.link.replace(/^https?:\/\/(www\.)?/, "")].filter(Boolean).join(" · ")}</p>
        <p className="mt-3 text-xs text-muted">
          Printed {sheet.printed}: ask us for today's price and whether it is still here. {sheet.disclaimer}
        </p>
        <p className="mt-1 text-xs text-muted">{sheet.licence}</p>
      </footer>
    </article>
  );
}

/** The price and the weekly repayment; for a sold vehicle the word SOLD. */
function Offer({ price, finance }: Pick<VehicleSheet, "price" | "finance">) {
  if (!price) return <p className="price-type text-price">SOLD</p>;
  return (
    <div>
      <p className={price.kind === "no-price" ? "text-lg font-strong" : "price-type text-price"}>{price.text}</p>
      <p className="text-muted">{[price.note, price.before && `was ${price.before}`].filter(Boolean).join(", ")}</p>
      {finance ? (
        <div className="mt-4 rounded-m bg-surface-2 p-4 print:p-0">
          <h2 className="font-body text-sm font-strong">{finance.title}</h2>
          <dl className="estimate mt-2">
            {finance.figures.map(([value, words]) => (
              <div key={words}>
                <dt className="text-xs">{words}</dt>
                <dd className="font-strong">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-2 text-xs text-muted">{finance.notice}</p>
        </div>
      ) : null}
    </div>
  );
}
