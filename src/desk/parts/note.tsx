import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";

interface NoteProps {
  /** `late` for errors, `good` for success, `soon` for warnings. */
  readonly kind: "late" | "soon" | "good";
  /** The form response that it reports; absent if it does not report one. */
  readonly answer?: unknown;
  readonly children: ReactNode;
}

const ICONS = { late: "alert", soon: "alert", good: "check" } as const;

/**
 * A message; errors are announced to screen readers at once. A message about a form scrolls into view, since the form's
 * button may be far below it.
 */
export function Note({ kind, answer, children }: NoteProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer) box.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <div ref={box} className={classNames("note", kind)} role={kind === "late" ? "alert" : "status"}>
      <Icon name={ICONS[kind]} size={18} />
      <div>{children}</div>
    </div>
  );
}
