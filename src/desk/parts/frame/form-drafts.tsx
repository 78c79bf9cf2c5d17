import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation, useRevalidator } from "react-router";
import { Note } from "../note.tsx";
import { lastAnswer } from "./last-answer.ts";
import {
  forgetForms,
  forgetLeft,
  forgetTyped,
  keepForm,
  leaveSent,
  leaveTyped,
  putBackTyped,
  storeDraft,
  type TypedForm,
  takeLeft,
} from "./typed-forms.ts";

/** The form on a desk page that an event comes from. */
function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (!(target instanceof Element)) return null;
  const form = "form" in target && target.form instanceof HTMLFormElement ? target.form : target.closest("form");
  return form?.closest("main") ? form : null;
}

interface SentForm extends TypedForm {
  /** Whether its button only asks a question, so that the server has saved nothing (`data-asks`). */
  readonly isAsking: boolean;
}

interface Back {
  readonly why: "signed out" | "typed";
  readonly forms: readonly HTMLFormElement[];
}

/**
 * Preserves text typed into forms that the server does not have yet, through reloads, visits to other pages and
 * sessions that end. The text reappears on its page for the same user, who can then submit it.
 */
export function FormDrafts({ by }: { readonly by: number }) {
  const { pathname, search } = useLocation();
  const { state } = useNavigation();
  const isReading = useRevalidator().state !== "idle";
  const sent = useRef<SentForm | null>(null);
  const wasBusy = useRef(false);
  const [back, setBack] = useState<Back | null>(null);
  useEffect(() => {
    const types = ({ target }: Event) => {
      const form = formOf(target);
      if (form) keepForm(form, by, pathname);
    };
    const sends = ({ target, submitter }: SubmitEvent) => {
      const form = formOf(target);
      const typed = form && keepForm(form, by, pathname);
      leaveSent(typed);
      sent.current = typed && { ...typed, isAsking: submitter?.dataset.asks !== undefined };
    };
    document.addEventListener("input", types, true);
    document.addEventListener("submit", sends, true);
    return () => {
      document.removeEventListener("input", types, true);
      document.removeEventListener("submit", sends, true);
    };
  }, [by, pathname]);
  // The server has responded and the user is still signed in: it has either saved the form or said why not.
  useEffect(() => {
    if (state !== "idle") wasBusy.current = true;
    else if (wasBusy.current) {
      wasBusy.current = false;
      if (!sent.current) return;
      forgetLeft(sent.current);
      if (lastAnswer() === "taken" && !sent.current.isAsking) forgetTyped(sent.current);
      else storeDraft(sent.current);
      sent.current = null;
      setBack(null);
    }
  }, [state]);
  useEffect(() => {
    const isLeft = takeLeft(by, pathname);
    const forms = putBackTyped(by, pathname);
    setBack(forms.length > 0 ? { why: isLeft ? "signed out" : "typed", forms } : null);
  }, [by, pathname]);
  // A page that reloads its data may reset a form, for example when a colleague has saved the values that it shows.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search shows other values in the same form
  useEffect(() => {
    if (!isReading) putBackTyped(by, pathname);
  }, [by, pathname, search, isReading]);
  if (!back) return null;
  const clear = () => {
    forgetForms(back.forms, by, pathname);
    for (const form of back.forms) form.reset();
    location.reload();
  };
  return (
    <Note kind="soon">
      {back.why === "signed out"
        ? "You were signed out, and nothing was sent. What you typed stands here again: send it now."
        : "What you typed here stands in its form again. The desk does not have it yet."}{" "}
      <button type="button" className="button" onClick={clear}>
        Clear it
      </button>
    </Note>
  );
}

/** On the sign-in page: hands typed text over to the tab that the sign-in link opens. */
export function LeavesTyped() {
  const [isLeft, setLeft] = useState(false);
  useEffect(() => setLeft(leaveTyped()), []);
  return isLeft ? <Note kind="soon">What you typed is kept. It stands there again once you are signed in.</Note> : null;
}
