import { useForm } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { betweenPresses } from "../../../ui/controls/press.ts";

/**
 * A form that says what is wrong with a field once it is left, and again with each sign typed until it is right. What
 * is left because a button is being pressed is judged after the press: a message that came in between would move the
 * button away, and the press would be lost (LEAD-022, SERV-007).
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
      // A page that is left by a link takes the field with it, which leaves the focus too. Nobody would hold back a
      // question asked then: the browser would send the form. It is asked when what takes the page away has run its
      // course.
      const judge = () => {
        // What was judged once, by itself or with the whole, is judged again as it is typed.
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

/** The field of this form that was left; null for anything else. */
function fieldLeft(target: EventTarget | null, formId: string) {
  const isField =
    target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
  return isField && target.form?.id === formId && target.type !== "submit" && target.name ? target : null;
}

/** The form library asks for one field's judgement by sending the form with a button of this name. */
const INTENT = "__intent__";
const isQuestion = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement && submitter.name === INTENT;
