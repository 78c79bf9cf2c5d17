import type { CSSProperties } from "react";
import { Checkbox } from "../../../../ui/controls/choices/checkbox.tsx";
import { Link } from "../../../../ui/link.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { CardPicture } from "../../../cards/components/card-picture.tsx";
import type { ComparedCar, ComparedRow, Comparison } from "../../compare-view.ts";

interface CompareTableProps {
  readonly comparison: Comparison;
  /** The address of this comparison without one of its cars. */
  readonly without: (slug: string) => string;
  readonly onRemove: (slug: string) => void;
}

/** The first column and the head stay in view while a wide table scrolls. */
const FIXED = "sticky left-0 z-1 bg-page text-left";

/** A column for each car and a row for each fact; a sign, not colour alone, marks differences. */
export function CompareTable({ comparison, without, onRemove }: CompareTableProps) {
  const { cars, rows } = comparison;
  const differing = rows.filter((row) => row.differs).length;
  return (
    <div className="has-[[name=differences]:checked]:[&_[data-same]]:hidden">
      {cars.length > 1 ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 print:hidden">
          <p className="text-sm text-muted">
            {differing === 0 ? "Alike in everything that is known of them." : <Legend />}
          </p>
          {differing > 0 ? (
            <Checkbox name="differences" className="font-strong">
              Show only differences
            </Checkbox>
          ) : null}
        </div>
      ) : null}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label="Comparison" tabIndex={0} className="compare-scroll">
        <table className="compare-table" style={{ "--cars": cars.length } as CSSProperties}>
          <thead>
            <tr>
              <td className={FIXED} />
              {cars.map((car) => (
                <th key={car.id} scope="col" className="text-left align-top font-normal">
                  <Head car={car} href={without(car.slug)} onRemove={() => onRemove(car.slug)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Prices cars={cars} />
            {rows.map((row) => (
              <Row key={row.label} row={row} cars={cars} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Legend() {
  return (
    <>
      <span aria-hidden className="mr-1.5 font-bold text-brand-text">
        ≠
      </span>
      marks what differs between them
    </>
  );
}

interface HeadProps {
  readonly car: ComparedCar;
  readonly href: string;
  readonly onRemove: () => void;
}

function Head({ car, href, onRemove }: HeadProps) {
  const { availability } = car;
  return (
    <>
      <div className="relative mb-3">
        <div className="photo-box vehicle-ground aspect-16/10 rounded-m">
          <CardPicture
            source={car.photo}
            kind={car.kind}
            alt=""
            sizes="(min-width: 980px) 336px, 46vw"
            faded={availability.kind === "sold"}
            priority
          />
        </div>
        {availability.kind === "in-stock" ? null : (
          <Tag kind="ink" className="absolute bottom-1.5 left-1.5 min-h-6 px-2 text-2xs">
            {availability.text}
          </Tag>
        )}
        <Link
          href={href}
          onClick={onRemove}
          aria-label={`Remove ${car.name} from the comparison`}
          className="absolute -top-2.5 -right-2.5 corner-button drawn-x print:hidden"
        />
      </div>
      <Link
        href={car.href}
        className="font-display text-md leading-snug font-strong underline-offset-4 hover:underline"
      >
        {car.title}
        {car.badge ? <span className="card-badge">{car.badge}</span> : null}
      </Link>
    </>
  );
}

/** Price and next step of each car. */
function Prices({ cars }: { readonly cars: readonly ComparedCar[] }) {
  const differs = new Set(cars.map(({ price }) => price.text)).size > 1;
  return (
    <tr>
      <RowHead label="Price" differs={differs} className="align-top" />
      {cars.map(({ id, href, title, price, availability }) => (
        <td key={id} className="pt-3 align-top">
          <span className={price.kind === "no-price" ? "font-strong" : "price-type text-price-card"}>{price.text}</span>
          {price.note ? <span className="block text-sm text-muted">{price.note}</span> : null}
          {price.before ? (
            <span className="figures block text-sm text-muted">
              {"was "}
              <s>{price.before}</s>
            </span>
          ) : null}
          <Link href={`${href}/enquire`} rel="nofollow" className="text-link text-sm print:hidden">
            {availability.kind === "sold" ? "Find Similar" : "Enquire Now"}
            <span className="sr-only">{` about ${title}`}</span>
          </Link>
        </td>
      ))}
    </tr>
  );
}

interface RowHeadProps extends Pick<ComparedRow, "label" | "differs"> {
  readonly className?: string;
}

function RowHead({ label, differs, className = "" }: RowHeadProps) {
  return (
    <th scope="row" className={`${FIXED} py-3 pr-3 text-sm font-normal text-muted ${className}`}>
      {label}
      {differs ? (
        <span className="ml-1.5 font-bold text-brand-text">
          <span aria-hidden>≠</span>
          <span className="sr-only">, differs</span>
        </span>
      ) : null}
    </th>
  );
}

function Row({ row, cars }: { readonly row: ComparedRow; readonly cars: readonly ComparedCar[] }) {
  return (
    <tr data-same={row.differs ? undefined : true} className="border-t border-line">
      <RowHead label={row.label} differs={row.differs} />
      {row.values.map((value, at) => (
        <td key={cars[at]?.id} className={`figures py-3 wrap-anywhere ${row.differs ? "font-strong" : ""}`}>
          {value ?? (
            <>
              <span aria-hidden className="text-muted">
                –
              </span>
              <span className="sr-only">Not stated</span>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
