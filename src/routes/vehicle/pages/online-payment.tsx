import { useActionData, useLoaderData } from "react-router";
import { PageHead } from "../../../features/content/components/page-head.tsx";
import { NoCheckout } from "../../../features/reservations/components/checkout-page.tsx";
import { OnlinePaymentForm } from "../../../features/reservations/components/online-payment-form.tsx";
import { Outcome } from "../../../features/reservations/components/outcome.tsx";
import { ONLINE_PAYMENT } from "../../../features/reservations/online-payment-view.ts";
import { LinkButton } from "../../../ui/link.tsx";
import type { action, loader } from "../online-payment.tsx";

export function OnlinePaymentRoute() {
  const loaded = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? undefined;
  switch (loaded.kind) {
    case "closed":
      return (
        <NoCheckout
          heading="Online payments are not open yet"
          text="Please ask our team how you can pay."
          stock={loaded.contact}
        />
      );
    case "outcome":
      return (
        <div className="wrap py-section">
          <Outcome outcome={loaded.outcome} lead={loaded.lead} path={loaded.path}>
            {loaded.outcome.mood === "good" ? (
              <LinkButton href="/" kind="outline">
                Home
              </LinkButton>
            ) : (
              <LinkButton href={ONLINE_PAYMENT} kind="outline">
                Begin again
              </LinkButton>
            )}
          </Outcome>
        </div>
      );
    case "form":
      return (
        <>
          <PageHead title="Online Payment">
            <p className="mt-4 max-w-[60ch] text-md text-muted">{loaded.form.intro}</p>
          </PageHead>
          <div className="wrap mt-8">
            <div className="max-w-160">
              <OnlinePaymentForm view={loaded.form} submissionId={loaded.submissionId} lastResult={lastResult} />
            </div>
          </div>
        </>
      );
  }
}
