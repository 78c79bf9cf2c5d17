import { useEffect, useState } from "react";
import { SALES_COUNT_REFRESH_MS, salesCount } from "../sales-count.ts";

/** The month's counter, brought up to date every 150 s (HOME-039). */
export function SalesCounter({ count, className }: { readonly count: number; readonly className?: string }) {
  const [shown, setShown] = useState(count);
  useEffect(() => {
    const timer = setInterval(() => setShown(salesCount(Date.now())), SALES_COUNT_REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={className}>
      <p className="price-type text-price">{shown.toLocaleString("en-AU")}</p>
      <p>cars sold this month</p>
    </section>
  );
}
