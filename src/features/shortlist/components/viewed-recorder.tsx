import { useEffect } from "react";
import { useSite } from "../../site/components/site-context.tsx";
import type { ViewedCar } from "../viewed-cars.ts";

/** Records that this car's page was viewed (USER-027). Renders nothing. */
export function ViewedRecorder({ car }: { readonly car: ViewedCar }) {
  const { slug } = useSite();
  useEffect(() => {
    void import("../viewed-cars.ts").then(({ rememberViewed }) => rememberViewed(slug, car));
  }, [slug, car]);
  return null;
}
