/**
 * A key with what is held down, as the record writes it: "e", "?", "Shift+x", "Alt+ArrowLeft", "Mod+k". `Mod` is ⌘ on
 * Apple's keyboards, and Ctrl on all (and on theirs, too).
 */

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What was pressed. Of signs such as "?" Shift says nothing, because keyboards differ in which of them want it. */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isLetter = /^\p{L}$/u.test(key);
  const held = [
    ctrlKey || metaKey ? "Mod" : "",
    altKey ? "Alt" : "",
    shiftKey && (isLetter || key.length > 1) ? "Shift" : "",
  ].filter(Boolean);
  // Small keyboards of Apple's have no other key that deletes.
  const named = isLetter ? key.toLowerCase() : key === "Backspace" ? "Delete" : key;
  return [...held, named].join("+");
}

/** Whether it is one sign alone: only such keys rest where somebody has switched them off (WCAG 2.1.4). */
export const isSingle = (chord: string): boolean => [...chord].length === 1;

/** Whether it works while somebody writes, because no field takes it for itself. */
export const worksInFields = (chord: string): boolean => chord.startsWith("Mod+");

const SHOWN: Readonly<Record<string, string>> = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  Enter: "↵",
  Escape: "esc",
  Delete: "del",
};
const APPLE: Readonly<Record<string, string>> = { Mod: "⌘", Alt: "⌥", Shift: "⇧" };
const OTHERS: Readonly<Record<string, string>> = { Mod: "Ctrl", Alt: "Alt", Shift: "⇧" };

/** The caps that a chord is drawn as: "⌘ K" on Apple's keyboards, "Ctrl K" on all others. */
export function capsOf(chord: string, isApple: boolean): readonly string[] {
  const parts = chord.split("+");
  const held = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const named = SHOWN[last] ?? (held.includes("Mod") ? last.toUpperCase() : last);
  return [...held.map((one) => (isApple ? APPLE : OTHERS)[one] ?? one), named];
}
