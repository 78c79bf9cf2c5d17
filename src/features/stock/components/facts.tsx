import { Icon, type IconName } from "../../../ui/icon.tsx";
import { ShowMore } from "../../../ui/overlays/show-more.tsx";
import { type Fact, type FactKind, KEY_ROWS_SHOWN, SPECS_SHOWN, type SpecRow } from "../facts/facts.ts";

/** The icons as CSS classes, for lists that are repeated card by card (`ui/drawings.css`). */
const DRAWN: Readonly<Record<FactKind, string>> = {
  kilometres: "drawn-gauge",
  transmission: "drawn-gearbox",
  body: "drawn-car",
  type: "drawn-tag",
  fuel: "drawn-fuel",
  electric: "drawn-bolt",
  engine: "drawn-tools",
  drive: "drawn-steering",
  seats: "drawn-seat",
  colour: "drawn-tag",
};

const ICONS: Readonly<Record<FactKind, IconName>> = {
  kilometres: "gauge",
  transmission: "gearbox",
  body: "car",
  type: "tag",
  fuel: "fuel",
  electric: "bolt",
  engine: "tools",
  drive: "steering",
  seats: "seat",
  colour: "tag",
};

function FactIcon({ kind, size = 18, className }: { kind: FactKind; size?: number; className?: string }) {
  return <Icon name={ICONS[kind]} size={size} className={className} />;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  readonly className: string;
  /** Class names of each fact. */
  readonly fact?: string;
}

/** Facts as icon and value; screen readers get the name of each fact. */
export function FactList({ facts, className, fact: variant = "fact" }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <ul className={className}>
      {facts.map((fact) => (
        <li key={fact.label} className={`${variant} ${DRAWN[fact.kind]}`}>
          <span className="sr-only">{`${fact.label}: `}</span>
          <span>{fact.value}</span>
        </li>
      ))}
    </ul>
  );
}

interface KeyInformationProps {
  readonly rows: readonly Fact[];
  /**
   * `lines`: label and value on a ruled line, two to a row. `cells`: a framed strip of four. `figures`: four large
   * figures.
   */
  readonly variant: keyof typeof VARIANTS;
}

/** The first four rows, with the others behind Show More (VDP-013, VDP-014). */
export function KeyInformation({ rows, variant }: KeyInformationProps) {
  const Rows = VARIANTS[variant];
  return (
    <>
      <Rows rows={rows.slice(0, KEY_ROWS_SHOWN)} />
      {rows.length > KEY_ROWS_SHOWN ? (
        <ShowMore className={variant === "lines" ? undefined : "mt-2"}>
          <Rows rows={rows.slice(KEY_ROWS_SHOWN)} />
        </ShowMore>
      ) : null}
    </>
  );
}

function Lines({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid gap-x-10 md:grid-cols-2">
      {rows.map((row) => (
        <div
          key={row.label}
          className="flex min-h-14 items-center justify-between gap-4 border-b border-line max-[18rem]:flex-wrap"
        >
          <dt className="flex items-center gap-2.5 text-muted">
            <FactIcon kind={row.kind} size={20} className="text-subtle" />
            {row.label}
          </dt>
          <dd className="figures text-right font-strong">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Cells({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-m border border-line bg-line md:grid-cols-4">
      {rows.map((row) => (
        <div key={row.label} className="flex flex-col gap-1.5 bg-surface px-4.5 py-4">
          <dt className="flex items-center gap-2 text-sm text-muted">
            <FactIcon kind={row.kind} />
            {row.label}
          </dt>
          <dd className="figures text-[1.1875rem] leading-tight font-strong">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A number with its unit: `4,120 km`. */
const MEASURE = /^([\d,.]+)\s+(.+)$/;

function Figures({ rows }: { readonly rows: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-7 lg:grid-cols-4">
      {rows.map(({ label, value }) => {
        const [, figure = value, unit] = MEASURE.exec(value) ?? [];
        return (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures mt-1 leading-tight wrap-anywhere">
              <span className="display-type text-2xl">{figure}</span>
              {unit ? <span className="text-muted"> {unit}</span> : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const VARIANTS = { lines: Lines, cells: Cells, figures: Figures } as const;

/** All specifications of the car as a table of two columns (VDP-015). A long table continues behind Show More. */
export function SpecTable({ rows }: { readonly rows: readonly SpecRow[] }) {
  return (
    <>
      <Specs rows={rows.slice(0, SPECS_SHOWN)} />
      {rows.length > SPECS_SHOWN ? (
        <ShowMore className="mt-2">
          <Specs rows={rows.slice(SPECS_SHOWN)} />
        </ShowMore>
      ) : null}
    </>
  );
}

function Specs({ rows }: { readonly rows: readonly SpecRow[] }) {
  return (
    <dl className="grid gap-x-10 text-sm md:grid-cols-2">
      {rows.map((row) => (
        <div
          key={row.label}
          className="flex min-h-11 items-center justify-between gap-4 border-b border-line-soft py-2 max-[18rem]:flex-wrap"
        >
          <dt className="text-muted">{row.label}</dt>
          <dd className="figures min-w-0 text-right font-strong wrap-anywhere">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
