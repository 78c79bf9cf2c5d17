import type { Plate, PlateFactKind } from "../../../features/stock/facts/plate.ts";

const DRAWN: Readonly<Record<PlateFactKind, string>> = {
  sleeps: "drawn-bed",
  mass: "drawn-weight",
  length: "drawn-length",
  limit: "drawn-scales",
  licence: "drawn-licence",
  engine: "drawn-engine",
  seat: "drawn-height",
  distance: "drawn-gauge",
  axles: "drawn-axles",
};

/** The compliance plate of a card: two in a row, and the last of three fills its row. */
export function CardPlate({ plate }: { readonly plate: Plate }) {
  return (
    <dl className="plate">
      {plate.facts.map((fact) => (
        <div key={fact.label} className={DRAWN[fact.kind]}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** All facts of the plate as labelled values. */
export function PlateValues({ plate }: { readonly plate: Plate }) {
  return (
    <dl className="plate-values">
      {plate.facts.map((fact) => (
        <div key={fact.label}>
          <dt className={DRAWN[fact.kind]}>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}
