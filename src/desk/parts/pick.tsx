import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface PickProps {
  readonly name: string;
  /** Accessible name, read out by screen readers. */
  readonly label: string;
  /** The current value, which a colleague may change meanwhile. */
  readonly given: string | number;
  readonly dataKey?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A list whose choice is submitted at once. It stays in place when the response arrives, and keeps the focus. */
export function Pick({ name, label, given, dataKey, icon, children }: PickProps) {
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (list.current) list.current.value = String(given);
  }, [given]);
  return (
    <label className="pick">
      {icon}
      <span className="unseen">{label}</span>
      <select name={name} ref={list} defaultValue={given} data-key={dataKey} onKeyDown={openFirst}>
        {children}
      </select>
    </label>
  );
}

/** Keys that would change a closed list open it instead, since each step through the list would be submitted. */
export function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget: list, key, altKey, ctrlKey, metaKey } = event;
  const changes = /^(Arrow|Home$|End$|Page)/.test(key) || (key.length === 1 && key !== " ");
  if (!changes || altKey || ctrlKey || metaKey || !("showPicker" in list) || isOpen(list)) return;
  event.preventDefault();
  list.showPicker();
}

/** Whether the list is open; false in browsers that cannot tell, which do not report keys while it is. */
function isOpen(list: HTMLSelectElement): boolean {
  try {
    return list.matches(":open");
  } catch {
    return false;
  }
}
