import { useLoaderData } from "react-router";
import { useSent } from "../../features/leads/components/form/use-draft.ts";
import { LeadEventSender } from "../../features/leads/components/lead-event-sender.tsx";
import { SuccessNote } from "../../features/leads/components/success-note.tsx";
import { ReachUs } from "../../features/site/components/reach-us.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link.tsx";
import type { loader } from "../success.tsx";

export function SuccessRoute() {
  const { known, sent, stock } = useLoaderData<typeof loader>();
  // Every other form forgets its own; an offered car's last step leads here from another page.
  useSent("trade-in");
  return (
    <div className="wrap grid items-start gap-x-16 gap-y-10 py-section lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid justify-items-start gap-5">
        <span className="grid size-14 place-items-center rounded-disc bg-positive-tint text-positive">
          <Icon name="check" size={30} />
        </span>
        <SuccessNote known={known} />
        <LeadEventSender lead={sent} />
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton href={stock.href}>{stock.label}</LinkButton>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </div>
      </div>
      <ReachUs className="lg:mt-19" />
    </div>
  );
}
