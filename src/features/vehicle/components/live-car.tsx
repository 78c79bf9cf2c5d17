import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import { formatFigure } from "../../../lib/words/format.ts";
import { fetchLiveCar, type LiveCarCall } from "../page-calls.ts";

interface LiveViewsProps {
  readonly live: LiveCarCall & { readonly showViews: boolean };
}

/**
 * Requests the car's current state after the page has loaded, which counts a view. If the car has changed since the
 * page was made (a page from the browser's cache), reloads the page's data (API-009). Shows "{n} views" if the site
 * wants it.
 */
export function LiveViews({ live }: LiveViewsProps) {
  const { revalidate } = useRevalidator();
  const [views, setViews] = useState<number | null>(null);
  // The values of the first render, because reloading the data is not another view.
  const [opened] = useState(live);
  useEffect(() => {
    const leaving = new AbortController();
    void fetchLiveCar(opened, leaving.signal).then((car) => {
      if (!car || leaving.signal.aborted) return;
      setViews(car.views);
      if (car.car_fields.updated_at !== opened.updated_at) void revalidate();
    });
    return () => leaving.abort();
  }, [opened, revalidate]);
  return live.showViews && views !== null ? <ViewsText views={views} /> : null;
}

export function ViewsText({ views }: { readonly views: number }) {
  return (
    <span className="figures">
      {formatFigure(views)} {views === 1 ? "view" : "views"}
    </span>
  );
}
