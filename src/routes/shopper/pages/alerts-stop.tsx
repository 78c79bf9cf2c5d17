import type { ReactNode } from "react";
import { Form, useActionData, useLoaderData } from "react-router";
import { ALL_STOCK_PATH } from "../../../features/search/rules.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import type { action, loader } from "../alerts-stop.tsx";

const OVER =
  "It ended over 30 days ago, or a newer alert of yours took its place. You can ask for a new one beside any search.";
const GONE =
  "This alert ended, and what was kept for it is erased. We send you nothing more about it. You can ask for a new one beside any search.";

export function StopAlertRoute() {
  const { name, state } = useLoaderData<typeof loader>();
  const { did, own } = useActionData<typeof action>() ?? {};
  if (state === "gone" || did === "gone") {
    return (
      <Page title="Stopped" words={GONE}>
        <LinkButton href={ALL_STOCK_PATH} kind="outline">
          See What Is There Now
        </LinkButton>
      </Page>
    );
  }
  const stopped = did !== "undone" && (did !== undefined || state === "ended");
  const title = did === "undone" ? "Your alert goes on" : stopped ? "Stopped" : "Stop this alert";
  const words =
    did === "undone"
      ? `We tell you about “${name}” again.`
      : did === "too late"
        ? OVER
        : did === "all"
          ? "We email you no more about any of your alerts."
          : stopped
            ? `We email you no more about “${name}”.`
            : `Press the button, and we email you no more about “${name}”.`;
  return (
    <Page title={title} words={words}>
      <Form method="post" className="flex flex-wrap gap-3">
        {stopped ? (
          <>
            {did === "too late" ? null : (
              <Button type="submit" kind="outline" name="intent" value="undo">
                Undo
              </Button>
            )}
            {did === "all" ? null : (
              <Button type="submit" kind="plain" name="intent" value="all">
                Stop all my alerts
              </Button>
            )}
          </>
        ) : (
          <Button type="submit" name="intent" value="stop">
            Stop this alert
          </Button>
        )}
        {own && own !== "/" ? (
          <LinkButton href={own} kind="plain">
            My alerts
          </LinkButton>
        ) : null}
      </Form>
    </Page>
  );
}

interface PageProps {
  readonly title: string;
  readonly words: string;
  readonly children?: ReactNode;
}

const Page = ({ title, words, children }: PageProps) => (
  <div className="wrap grid max-w-[56rem] justify-items-start gap-5 py-section">
    <h1 className="display-type text-2xl">{title}</h1>
    <p role="status" className="max-w-[56ch] text-md text-muted">
      {words}
    </p>
    {children}
  </div>
);
