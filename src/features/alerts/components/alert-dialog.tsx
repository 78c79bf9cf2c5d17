import { type FormEvent, useEffect, useId, useReducer, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { Button, IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog, DialogHeader } from "../../../ui/overlays/dialog.tsx";
import { useDraft } from "../../leads/components/form/use-draft.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { AlertFormView, AlertReply } from "../asking.ts";
import { ALERT_FORM, ALERT_FORM_ID, AlertFields, alertTitle } from "./alert-form.tsx";
import { backLabel, NextStep, SendAgain } from "./next-step.tsx";

interface AlertDialogProps {
  /** Address of the form's page, which provides the form's data and receives its submission. */
  readonly page: string;
  readonly onClose: () => void;
}

/** The form of `/alerts/new` in a dialog over the page that it is about: centred, or as a sheet on phones. */
export function AlertDialog({ page, onClose }: AlertDialogProps) {
  const { load, data } = useFetcher<{ readonly view: AlertFormView }>();
  const renderAgain = useRenderAgain();
  useEffect(() => void load(page).then(renderAgain), [load, page, renderAgain]);
  return data ? <Opened view={data.view} page={page} onClose={onClose} /> : null;
}

/**
 * Renders a component again once its fetcher has data. The router announces that in a transition, which on a page with
 * parts not hydrated yet waits for all of them, so the dialog would open late.
 */
const useRenderAgain = () => useReducer((times: number) => times + 1, 0)[1];

function Opened({ view, page, onClose }: AlertDialogProps & { readonly view: AlertFormView }) {
  const titleId = useId();
  const { config } = useSite();
  const { submit, data: reply = null } = useFetcher<AlertReply>();
  const renderAgain = useRenderAgain();
  const form = {
    method: "post",
    action: page,
    noValidate: true,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget, { method: "post", action: page }).then(renderAgain);
    },
  };
  /** The reply that the shopper dismissed to give another address. */
  const [left, setLeft] = useState<AlertReply | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const shown = reply === left ? null : reply;
  const begun = shown && "begun" in shown ? shown : null;
  const refused = shown && "message" in shown ? shown : null;
  const draft = useDraft(ALERT_FORM_ID, shown !== null);
  // After a refusal, focuses the field in question. After success, focuses the heading of the next step. A notice
  // announces itself.
  useEffect(() => {
    const field = refused?.field ? `[name="${refused.field}"]` : null;
    const target = begun ? "h2" : field;
    if (target) content.current?.querySelector<HTMLElement>(target)?.focus();
  }, [begun, refused]);
  return (
    <Dialog
      open
      onClose={onClose}
      labelledBy={titleId}
      className="max-w-132 max-md:mb-0 max-md:w-full max-md:max-w-none max-md:rounded-b-none"
    >
      <div ref={content} className="grid gap-4 px-5 py-4 md:px-7 md:py-6">
        {begun ? (
          <>
            <IconButton aria-label="Close" onClick={onClose} className="absolute top-3 right-3 md:top-5 md:right-5">
              <Icon name="x" size={22} />
            </IconButton>
            <NextStep
              view={view}
              reply={begun}
              Heading="h2"
              titleId={titleId}
              back={<Button onClick={onClose}>{backLabel(view)}</Button>}
              again={
                <form {...form}>
                  <SendAgain reply={begun} />
                </form>
              }
              change={
                <button type="button" className="text-link" onClick={() => setLeft(reply)}>
                  Change it
                </button>
              }
            />
          </>
        ) : (
          <>
            <DialogHeader id={titleId} title={alertTitle(view)} onClose={onClose} />
            <form {...form} id={ALERT_FORM_ID} onInput={draft.keep} className={ALERT_FORM}>
              <AlertFields view={view} reply={refused} noun={config.vehicleNoun.toLowerCase()} />
            </form>
          </>
        )}
      </div>
    </Dialog>
  );
}
