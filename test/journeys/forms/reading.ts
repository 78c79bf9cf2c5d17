import type { Page } from "playwright-core";

/** What a reader of a page's HTML sees of its forms, as the browser's own parser understands it. */

export interface ReadField {
  readonly name: string;
  /** `text`, `select`, `textarea`, `radio`… */
  readonly type: string;
  /** The words that stand at it; empty where people see none. */
  readonly label: string;
  readonly value: string;
  /** Of a list or a group, what can be chosen. */
  readonly options: readonly string[];
  readonly checked: boolean;
  readonly required: boolean;
  /** Kept from people: off the screen, or hidden. */
  readonly unseen: boolean;
}

export interface ReadForm {
  readonly id: string;
  readonly action: string;
  readonly fields: readonly ReadField[];
  /** Buttons that send it: names, values, words. */
  readonly buttons: readonly { readonly name: string; readonly value: string; readonly words: string }[];
}

export interface ReadPage {
  /** Its own addresses that it links to, without fragments. */
  readonly links: readonly string[];
  /** Forms that are posted. */
  readonly forms: readonly ReadForm[];
}

/** Reads HTML with the parser of a browser, in which no script of it runs. */
export const readHtml = (reader: Page, html: string): Promise<ReadPage> =>
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
    const forms = [...page.querySelectorAll<HTMLFormElement>("form[method=post]")].map((form) => {
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
    const hrefs = [...page.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
    const own = hrefs.filter((href) => /^\/(?!\/)/.test(href)).map((href) => href.replace(/#.*$/, ""));
    return { links: [...new Set(own)], forms };
  }, html);
