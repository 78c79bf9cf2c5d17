import { useEffect, useState } from "react";
import { formatMoney } from "../../../lib/words/format.ts";
import { plural } from "../../../lib/words/plural.ts";
import { fetchComparison } from "../client.ts";
import { confidenceWord, distanceWords } from "../gauge.ts";
import type { ShownComparison } from "../schema.ts";
import { Gauge } from "./gauge.tsx";

export interface GaugePanelProps {
  readonly address: string;
  readonly noun: string;
  /** Called when there is nothing to show. */
  readonly onNothing: () => void;
}

/** Loads the comparison and shows it, or reports that there is none. */
export function GaugePanel({ address, noun, onNothing }: GaugePanelProps) {
  const [figures, setFigures] = useState<ShownComparison | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each address
  useEffect(() => {
    const leaving = new AbortController();
    void fetchComparison(address, leaving.signal).then((found) => {
      if (leaving.signal.aborted) return;
      if (found) setFigures(found);
      else onNothing();
    });
    return () => leaving.abort();
  }, [address]);
  return figures ? <Comparison figures={figures} noun={noun} /> : null;
}

/** The gauge, and the same in words. */
export function Comparison({ figures, noun }: { readonly figures: ShownComparison; readonly noun: string }) {
  const { listing_price, market_range_min, market_range_max, confidence, description } = figures;
  const isRange = market_range_min !== market_range_max;
  return (
    <>
      <h2 className="mb-4 text-xl">Price comparison</h2>
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[220px_minmax(0,1fr)]">
        <Gauge figures={figures} />
        <div className="max-w-[60ch] text-pretty">
          <p>
            {isRange ? (
              <>
                The market range of similar {plural(noun)} is <Amount dollars={market_range_min} /> to{" "}
              </>
            ) : (
              `Similar ${plural(noun)} are advertised at `
            )}
            <Amount dollars={market_range_max} />. At <Amount dollars={listing_price} /> this one is{" "}
            {distanceWords(figures)}.
          </p>
          <p className="mt-2 text-sm text-muted">
            {description} {confidenceWord(confidence)} confidence.
          </p>
        </div>
      </div>
    </>
  );
}

function Amount({ dollars }: { readonly dollars: number }) {
  return <strong className="figures font-strong whitespace-nowrap">{formatMoney(dollars)}</strong>;
}
