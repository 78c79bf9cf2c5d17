import type { CSSProperties } from "react";
import type { Masses, Plate } from "../../../features/stock/facts/plate.ts";
import { formatNumber } from "../../../lib/words/format.ts";
import { PlateValues } from "../plate/plate.tsx";

const FULL_NAMES: Readonly<Record<Masses["name"], string>> = {
  ATM: "aggregate trailer mass",
  GVM: "gross vehicle mass",
};

/** The empty weight and the payload in true proportion, then all other known measurements. */
export function Weights({ plate, masses }: { readonly plate: Plate; readonly masses: Masses | null }) {
  return (
    <section id="weights" className="outdoor-panel scroll-mt-24">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{plate.kind === "motorcycle" ? "Numbers and measures" : "Weights and measures"}</h2>
        <p className="text-sm text-muted">As the dealer lists them</p>
      </div>
      {masses ? <WeightBar masses={masses} /> : null}
      <PlateValues plate={plate} />
    </section>
  );
}

function WeightBar({ masses }: { readonly masses: Masses }) {
  const { tare, payload, limit, name } = masses;
  return (
    <div className="mb-7">
      <dl className="weight-bar" style={{ "--payload": `${((payload / limit) * 100).toFixed(1)}%` } as CSSProperties}>
        <div className="bg-brand text-on-brand">
          <dt>Tare</dt>
          <dd>{formatNumber(tare)} kg</dd>
        </div>
        <div className="bg-accent text-on-accent">
          <dt>Payload</dt>
          <dd>{formatNumber(payload)} kg</dd>
        </div>
      </dl>
      <p className="mt-2.5 flex justify-between gap-4 max-[18rem]:flex-wrap border-t border-line-strong pt-2 text-sm text-muted">
        <span className="figures">0</span>
        <span className="figures">
          {name} <b className="font-strong text-ink">{formatNumber(limit)} kg</b> loaded
          <span className="sr-only">{`, the ${FULL_NAMES[name]}`}</span>
        </span>
      </p>
    </div>
  );
}
