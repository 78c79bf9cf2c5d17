import { useActionData, useLoaderData } from "react-router";
import { AlertPage } from "../../../features/alerts/components/alert-page.tsx";
import { useSite } from "../../../features/site/components/site-context.tsx";
import type { action, loader } from "../alerts-new.tsx";

export function NewAlertRoute() {
  const { view } = useLoaderData<typeof loader>();
  const { config } = useSite();
  return (
    <AlertPage view={view} reply={useActionData<typeof action>() ?? null} noun={config.vehicleNoun.toLowerCase()} />
  );
}
