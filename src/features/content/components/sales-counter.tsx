import { useEffect, useState } from "react";
import { formatFigure } from "../../../lib/words/format.ts";
import { followSalesCount } from "../sales-count.ts";

/** The month's counter, updated every 150 s (HOME-039). */
export function SalesCounter({ count, className }: { readonly count: number; readonly className?: string }) {
  const [shown, setShown] = useState(count);
  useEffect(() => followSalesCount(setShown), []);
  return (
    <section className={className}>
      <p className="price-type text-price">{formatFigure(shown)}</p>
      <p>cars sold this month</p>
    </section>
  );
}
