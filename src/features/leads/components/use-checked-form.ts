import { useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { betweenPresses } from "../../../ui/controls/press.ts";

/**
 * A form that shows a problem with a field once the field is left, and updates it with every character until it is
 * right. When the field is left by pressing a button, it is checked after the press: a message that appeared in
 * between would move the button, and the press would be lost (LEAD-022, SERV-007).
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
      const { name, form: whole } = field;
      // When a link removes the page, the field loses focus too. A check started then would make the browser send the
      // form, because nobody prevents it any more; so it waits until the navigation has run its course.
      const judge = () => {
        // A field that was checked once, alone or with the whole form, is checked again while it is typed.
        if (isSent || isGone || judged.has(name) || !whole?.isConnected) return;
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

/** The field of this form that lost focus; null for anything else. */
function fieldLeft(target: EventTarget | null, formId: string) {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.form?.id === formId && target.type !== "submit" && target.name ? target : null;
}

/** The form library requests a check of one field by sending the form with a button of this name. */
const INTENT = "__intent__";
const isQuestion = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.name === INTENT;
