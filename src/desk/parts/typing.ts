/** Whether key presses belong to the focused element: a text field, or an open dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const dialog = target.closest("dialog");
  // The focus may stay in a closed dialog until the next paint, but nobody types into a dialog that is not visible.
  if (dialog) return dialog.open;
  if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
