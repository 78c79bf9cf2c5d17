import type { Page } from "playwright-core";

/** The content of a page's forms, read by a browser's own parser. */

export interface ReadField {
  readonly name: string;
  /** `text`, `select`, `textarea`, `radio`… */
  readonly type: string;
  /** Its visible label; empty without one. */
  readonly label: string;
  readonly value: string;
  /** The choices of a list or a group. */
  readonly options: readonly string[];
  readonly checked: boolean;
  readonly required: boolean;
  /** Hidden from people, or positioned off the screen. */
  readonly unseen: boolean;
}

export interface ReadForm {
  readonly id: string;
  readonly action: string;
  readonly fields: readonly ReadField[];
  /** Submit buttons: names, values, labels. */
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly words: string }[];
}

/** A page's links to the site's own addresses, without fragments. */
export const linksIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/<a\b[^>]*?\shref="(\/(?!\/)[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
  ),
];

/** Parses HTML in a browser, without running its scripts; returns the forms with the method `post`. */
export const formsIn = (reader: Page, html: string): Promise<readonly ReadForm[]> =>
  reader.evaluate((text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const words = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
    const labelOf = (field: HTMLInputElement) => {
      const legend = field.type === "radio" ? field.closest("fieldset")?.querySelector("legend") : null;
      return words(legend ?? field.closest("label") ?? page.querySelector(`label[for="${CSS.escape(field.id)}"]`));
    };
    const fieldOf = (field: HTMLInputElement, form: HTMLFormElement) => ({
      name: field.name,
      type: field.tagName === "INPUT" ? field.type : field.tagName.toLowerCase(),
      label: labelOf(field),
      value: field.value,
      options:
        field instanceof HTMLSelectElement
          ? [...field.options].map(({ value }) => value).filter(Boolean)
          : [...form.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(field.name)}"]`)].map(
              ({ value }) => value,
            ),
      checked: field.checked === true,
      required: field.required,
      unseen: field.type === "hidden" || field.closest("[aria-hidden=true]") !== null,
    });
    return [...page.querySelectorAll<HTMLFormElement>("form[method=post]")].map((form) => {
      const all = [...form.querySelectorAll<HTMLInputElement>("input[name], select[name], textarea[name]")];
      const once = all.filter(
        ({ name, type }, at) => type !== "radio" || all.findIndex((one) => one.name === name) === at,
      );
      const buttons = [...form.querySelectorAll<HTMLButtonElement>("button")].filter(({ type }) => type === "submit");
      return {
        id: form.id,
        action: form.getAttribute("action") ?? "",
        fields: once.map((field) => fieldOf(field, form)),
        buttons: buttons.map((button) => ({ name: button.name, value: button.value, words: words(button) })),
      };
    });
  }, html);
