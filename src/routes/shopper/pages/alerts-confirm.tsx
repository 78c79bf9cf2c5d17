import { Form, useActionData, useLoaderData } from "react-router";
import { TOO_MANY_LINKS } from "../../../features/alerts/wish.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import type { action, loader } from "../alerts-confirm.tsx";

export function ConfirmAlertRoute() {
  const { name, state } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer?.own) {
    return (
      <Page title="Your alert has begun">
        <p role="status" className="text-md">
          We tell you about “{name}”. Every email stops it with one click.
        </p>
        <LinkButton href={answer.own} kind="outline">
          Change my alerts
        </LinkButton>
      </Page>
    );
  }
  if (state === "used") {
    return (
      <Page title="This link has been used">
        <p className="text-md text-muted">
          The alert “{name}” began with it. The link in each email shows and ends it.
        </p>
        <LinkButton href="/" kind="outline">
          Home
        </LinkButton>
      </Page>
    );
  }
  if (state === "over") {
    return (
      <Page title="This link has ended">
        <p role="status" className="text-md text-muted">
          {answer?.sent
            ? "We sent a new link. Only the newest one works."
            : `Your alert “${name}” has not begun.${answer ? ` ${TOO_MANY_LINKS.message}` : ""}`}
        </p>
        <Form method="post">
          <Button type="submit" name="intent" value="again">
            Send a new link
          </Button>
        </Form>
      </Page>
    );
  }
  return (
    <Page title="Start your alert">
      <p className="text-md text-muted">Press the button, and we tell you about “{name}” by email.</p>
      <Form method="post">
        <Button type="submit" size="large">
          Start my alert
        </Button>
      </Form>
    </Page>
  );
}

function Page({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <div className="wrap grid max-w-[56rem] justify-items-start gap-5 py-section">
      <h1 className="display-type text-2xl">{title}</h1>
      {children}
    </div>
  );
}
