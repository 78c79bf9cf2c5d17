import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";

interface PickProps {
  readonly name: string;
  /** What it is for, for whoever hears it. */
  readonly label: string;
  /** How it stands: also when a colleague changes it meanwhile. */
  readonly given: string | number;
  readonly dataKey?: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A list of which a choice is sent at once. It stays where it is when the answer comes, and the focus with it. */
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

/** Keys by which a browser changes a closed list open it instead: each step through it would be sent. */
export function openFirst(event: KeyboardEvent<HTMLSelectElement>): void {
  const { currentTarget: list, key, altKey, ctrlKey, metaKey } = event;
  const changes = /^(Arrow|Home$|End$|Page)/.test(key) || (key.length === 1 && key !== " ");
  if (!changes || altKey || ctrlKey || metaKey || !("showPicker" in list) || isOpen(list)) return;
  event.preventDefault();
  list.showPicker();
}

/** Whether its choices are shown; false where a browser cannot tell, and hands no key on while they are. */
function isOpen(list: HTMLSelectElement): boolean {
  try {
    return list.matches(":open");
  } catch {
    return false;
  }
}
