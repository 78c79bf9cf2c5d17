import { useActionData, useLoaderData } from "react-router";
import { LeadEventSender } from "../../../features/leads/components/lead-event-sender.tsx";
import { TradeInPage } from "../../../features/trade-in/components/trade-in-page.tsx";
import type { action, loader } from "../trade-in.tsx";

export function TradeInRoute() {
  const { view, sent, intro, picture } = useLoaderData<typeof loader>();
  return (
    <>
      <TradeInPage view={view} intro={intro} picture={picture} answer={useActionData<typeof action>() ?? null} />
      <LeadEventSender lead={sent} />
    </>
  );
}
