import { useActionData, useLoaderData } from "react-router";
import { EnquiryForm } from "../../../features/leads/components/enquiry-form.tsx";
import { CheckoutCarPanel } from "../../../features/reservations/components/checkout-car.tsx";
import { CheckoutForm } from "../../../features/reservations/components/checkout-form.tsx";
import { CheckoutFrame, DepositPanel, NoCheckout } from "../../../features/reservations/components/checkout-page.tsx";
import { Outcome } from "../../../features/reservations/components/outcome.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import type { action, loader } from "../checkout.tsx";

type Loaded = Exclude<Awaited<ReturnType<typeof loader>>, { readonly init: unknown }>;

export function CheckoutRoute() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const lastResult = answer ?? undefined;
  const { stock } = loaded;
  switch (loaded.kind) {
    case "nothing":
      return (
        <NoCheckout
          heading="We could not find that vehicle"
          text="Choose one from our stock: the button to reserve it is on its own page."
          stock={stock}
        />
      );
    case "gone":
      return (
        <NoCheckout
          heading={loaded.why}
          text={[
            `The ${loaded.car.title} cannot be reserved at the moment.`,
            answer === undefined ? "" : "Nothing was charged.",
            loaded.mayBeOwn
              ? "If it was you who reserved it, the email with your receipt leads to your reservation."
              : "",
            "There may be others like it.",
          ]
            .filter(Boolean)
            .join(" ")}
          stock={stock}
          car={loaded.car}
        >
          <LinkButton href={`${loaded.car.path}/enquire`} kind="outline">
            Ask us about it
          </LinkButton>
        </NoCheckout>
      );
    case "outcome":
      return <OutcomePage {...loaded} />;
    case "enquiry":
      return (
        <CheckoutFrame
          car={loaded.car}
          heading={`Ask us to hold this ${loaded.noun}`}
          lead="It cannot be reserved online. Leave your details and our team will see what they can do."
        >
          <EnquiryForm enquiry={loaded.enquiry} submissionId={loaded.submissionId} />
        </CheckoutFrame>
      );
    case "form": {
      const { car, checkout, submissionId } = loaded;
      return (
        <CheckoutFrame
          car={car}
          heading={`Reserve this ${checkout.noun}`}
          lead={`Pay a fully refundable ${checkout.deposit} deposit, and nobody else can have it for 48 hours.`}
          aside={<DepositPanel checkout={checkout} />}
        >
          <h2 className="mb-4 text-lg">Your details</h2>
          <CheckoutForm key={car.path} checkout={checkout} submissionId={submissionId} lastResult={lastResult} />
        </CheckoutFrame>
      );
    }
  }
}

function OutcomePage({ car, lead, outcome, path, checkout, stock }: Extract<Loaded, { readonly kind: "outcome" }>) {
  return (
    <div className="wrap grid items-start gap-x-14 gap-y-10 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-section">
      <Outcome outcome={outcome} lead={lead} path={path}>
        {outcome.mayRepeat && checkout ? (
          <LinkButton href={checkout} kind="outline">
            Change your details
          </LinkButton>
        ) : null}
        {outcome.mood === "bad" && !outcome.mayRepeat ? <LinkButton href={stock.href}>{stock.label}</LinkButton> : null}
        {car && !outcome.mayRepeat ? (
          <LinkButton href={car.path} kind="outline">
            Back to the {car.title}
          </LinkButton>
        ) : null}
      </Outcome>
      {car ? (
        <div className="grid gap-5">
          <CheckoutCarPanel car={car} />
          <p className="text-xs text-muted">{car.licence}</p>
        </div>
      ) : null}
    </div>
  );
}
