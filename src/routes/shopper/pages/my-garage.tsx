import { useActionData, useLoaderData } from "react-router";
import type { changeOwnAlerts } from "../../../features/alerts/own-view.ts";
import { GaragePage } from "../../../features/shortlist/components/garage/garage-page.tsx";
import { useTemplate } from "../../../templates/use-template.ts";
import type { loader } from "../my-garage.tsx";

export function MyGarageRoute() {
  const { garage } = useLoaderData<typeof loader>();
  const { CarCard } = useTemplate();
  return <GaragePage garage={garage} change={useActionData<typeof changeOwnAlerts>() ?? null} Card={CarCard} />;
}
