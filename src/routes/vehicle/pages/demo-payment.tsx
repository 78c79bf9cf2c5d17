import { useLoaderData } from "react-router";
import { Button } from "../../../ui/controls/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import type { loader } from "../demo-payment.tsx";

export function DemoPaymentRoute() {
  const { reference, amount, isOpen, siteName } = useLoaderData<typeof loader>();
  return (
    <div className="wrap py-section">
      <div className="mx-auto grid max-w-132 gap-5 rounded-l border border-line bg-surface p-6 shadow-2 md:p-8">
        <h1 className="text-xl">Demonstration payment</h1>
        <dl className="grid gap-3 border-y border-line py-4">
          {[
            ["To", siteName],
            ["Reference", reference],
            ["Amount", amount],
          ].map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6">
              <dt className="text-muted">{label}</dt>
              <dd className="figures text-right font-strong">{value}</dd>
            </div>
          ))}
        </dl>
        <Notice title="No card, no money">
          This page stands in for a payment provider's. No card number is asked for or kept, and no money moves.
        </Notice>
        <form method="post" className="grid gap-2.5">
          <Button type="submit" name="decision" value="approve" size="large" wide>
            Approve {amount}
          </Button>
          <Button type="submit" name="decision" value="decline" kind="outline" wide>
            Decline
          </Button>
        </form>
        {isOpen ? null : <p className="text-sm text-muted">This payment has been decided already.</p>}
      </div>
    </div>
  );
}
