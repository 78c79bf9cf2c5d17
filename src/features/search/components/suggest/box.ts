/** The page's search box that a list of suggestions belongs to: its words, and the address that they lead to. */

/** Writes words into a box as if they were typed, so that the page's own code receives the event. */
export function writeInto(box: HTMLInputElement, words: string): void {
  if (box.value === words) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, words);
  box.dispatchEvent(new Event("input", { bubbles: true }));
}

/** The address that the box's form leads to with these words. `all` is the path of the whole stock. */
export function addressWith(box: HTMLInputElement, words: string, all: string): string {
  const fields = new URLSearchParams();
  const form = box.form;
  for (const [name, value] of form ? new FormData(form) : []) {
    if (name !== box.name && typeof value === "string") fields.append(name, value);
  }
  if (words.trim() !== "") fields.set(box.name, words.replace(/\s+/g, " ").trim());
  const path = form ? new URL(form.action).pathname : all;
  const query = fields.toString();
  return `${path === "/search" ? all : path}${query === "" ? "" : `?${query}`}`;
}
