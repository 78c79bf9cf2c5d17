/** Whether keys belong to what has the focus: a field that takes letters, or an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const dialog = target.closest("dialog");
  // The focus may stay in a dialog that has closed until the next paint, and nobody types into what is not there.
  if (dialog) return dialog.open;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
