import { Form, useActionData, useLoaderData } from "react-router";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import type { action, loader } from "../unsubscribe.tsx";

export function UnsubscribeRoute() {
  const { siteName, isErased } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="wrap grid justify-items-start gap-5 py-section">
      {isErased ? (
        <>
          <h1 className="display-type text-2xl">Stopped</h1>
          <p className="max-w-[56ch] text-md text-muted">
            What was kept for that email is erased, your address with it. We send you nothing more about it.
          </p>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </>
      ) : answer?.stopped ? (
        <>
          <h1 className="display-type text-2xl">We have stopped writing to you</h1>
          <p className="max-w-[56ch] text-md text-muted">
            From now on {siteName} sends you no more emails like that one. Our dealerships take you off their own lists
            within five working days. We still write to you about what you ask us for yourself.
          </p>
          <LinkButton href="/" kind="outline">
            Home
          </LinkButton>
        </>
      ) : (
        <>
          <h1 className="display-type text-2xl">Stop our emails</h1>
          <p className="max-w-[56ch] text-md text-muted">
            {answer
              ? "We could not note your wish just now. Please press again in a moment."
              : `Press the button, and ${siteName} sends you no more offers and reminders. We still write to you about what you ask us for yourself.`}
          </p>
          <Form method="post">
            <Button type="submit">Stop these emails</Button>
          </Form>
        </>
      )}
    </div>
  );
}
