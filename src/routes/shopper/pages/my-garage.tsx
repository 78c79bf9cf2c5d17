import { useEffect, useRef } from "react";
import { useActionData, useLoaderData, useRevalidator } from "react-router";
import type { changeOwnAlerts } from "../../../features/alerts/own-view.ts";
import { GaragePage } from "../../../features/shortlist/components/garage/garage-page.tsx";
import { useTemplate } from "../../../templates/use-template.ts";
import type { loader } from "../my-garage.tsx";

export function MyGarageRoute() {
  const { garage } = useLoaderData<typeof loader>();
  const { CarCard } = useTemplate();
  useReadAnew();
  return <GaragePage garage={garage} change={useActionData<typeof changeOwnAlerts>() ?? null} Card={CarCard} />;
}

/** Reads the page anew when somebody comes back to it: whoever has signed out elsewhere is shown to nobody here. */
function useReadAnew(): void {
  const { revalidate } = useRevalidator();
  const latest = useRef(revalidate);
  latest.current = revalidate;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void latest.current();
    };
    document.addEventListener("visibilitychange", look);
    addEventListener("pageshow", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("pageshow", look);
    };
  }, []);
}
