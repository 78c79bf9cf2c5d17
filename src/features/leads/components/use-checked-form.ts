import { useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { betweenPresses } from "../../../ui/controls/press.ts";

/**
 * A form that shows a field's problem when the shopper leaves the field, and then checks again with every character
 * until it is right. If the shopper leaves the field by pressing a button, the check runs after the press: a message
 * that appeared in between would move the button, and the press would be lost (LEAD-022, SERV-007).
 */
export const useCheckedForm: typeof useForm = (options) => {
  const [form, fields] = useForm({
    ...options,
    defaultNoValidate: true,
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  const { id, validate } = form;
  const check = useRef(validate);
  useEffect(() => {
    check.current = validate;
  });
  useEffect(() => {
    const whenReleased = betweenPresses();
    const judged = new Set<string>();
    let isSent = false;
    let isGone = false;
    const left = ({ target }: FocusEvent) => {
      const field = fieldLeft(target, id);
      if (!field) return;
      const { name, form: owner } = field;
      // A field also loses focus when a link replaces the page. A check started then would make the browser send the
      // form, because nothing prevents it any more. So the check waits until the navigation has finished.
      const judge = () => {
        // Once a field has been checked, alone or with the whole form, typing checks it again, so skip it here.
        if (isSent || isGone || judged.has(name) || !owner?.isConnected) return;
        judged.add(name);
        check.current({ name });
      };
      whenReleased(() => queueMicrotask(judge));
    };
    const sent = ({ target, submitter }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.id === id && !isQuestion(submitter)) isSent = true;
    };
    document.addEventListener("focusout", left);
    document.addEventListener("submit", sent, true);
    return () => {
      isGone = true;
      document.removeEventListener("focusout", left);
      document.removeEventListener("submit", sent, true);
    };
  }, [id]);
  return [form, fields];
};

/** The field of this form that lost focus; null for any other element. */
function fieldLeft(target: EventTarget | null, formId: string) {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.form?.id === formId && target.type !== "submit" && target.name ? target : null;
}

/** The form library checks one field by submitting the form with a button of this name. */
const INTENT = "__intent__";
const isQuestion = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.name === INTENT;
