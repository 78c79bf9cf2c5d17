import { Form, useActionData, useLoaderData } from "react-router";
import { AlertsList } from "../../../features/alerts/components/alerts-list.tsx";
import type { changeOwnAlerts } from "../../../features/alerts/own-view.ts";
import type { loader } from "../alerts.tsx";

export function AlertsRoute() {
  const { own } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-section">
      <h1 className="display-type text-2xl">My alerts</h1>
      <div className="mt-6">
        <AlertsList own={own} change={useActionData<typeof changeOwnAlerts>() ?? null} />
      </div>
      <Form method="post" className="mt-10">
        <button type="submit" name="intent" value="erase" className="text-link min-h-hit text-sm">
          Erase my address and all of these
        </button>
      </Form>
    </div>
  );
}
