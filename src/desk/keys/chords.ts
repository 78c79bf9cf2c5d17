/**
 * A key with its modifiers, as the record of keys writes it: "e", "?", "Shift+x", "Alt+ArrowLeft", "Mod+k". `Mod` is ⌘
 * on Apple keyboards, and Ctrl on all keyboards, including Apple's.
 */

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/**
 * The pressed keys as a chord. Shift is left out for characters such as "?", because keyboards differ in which of them
 * need it.
 */
export function chordOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isLetter = /^\p{L}$/u.test(key);
  const modifiers = [
    ctrlKey || metaKey ? "Mod" : "",
    altKey ? "Alt" : "",
    shiftKey && (isLetter || key.length > 1) ? "Shift" : "",
  ].filter(Boolean);
  // Small Apple keyboards have no other delete key.
  const named = isLetter ? key.toLowerCase() : key === "Backspace" ? "Delete" : key;
  return [...modifiers, named].join("+");
}

/** Whether it is a single character. Only such keys can be switched off (WCAG 2.1.4). */
export const isSingle = (chord: string): boolean => [...chord].length === 1;

/** Whether it works while the user types, because no field uses it itself. */
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

/** The key caps of a chord: "⌘ K" on Apple keyboards, "Ctrl K" on all others. */
export function capsOf(chord: string, isApple: boolean): readonly string[] {
  const parts = chord.split("+");
  const modifiers = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  const named = SHOWN[last] ?? (modifiers.includes("Mod") ? last.toUpperCase() : last);
  return [...modifiers.map((one) => (isApple ? APPLE : OTHERS)[one] ?? one), named];
}
