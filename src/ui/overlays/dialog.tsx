import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../controls/button.tsx";
import { Icon } from "../icon.tsx";

type Side = "centre" | "right" | "bottom" | "full";

interface DialogProps {
  readonly open: boolean;
  /** Called for Escape, the close button and a press on the backdrop. */
  readonly onClose: () => void;
  /** Id of the element that names the dialog. */
  readonly labelledBy: string;
  /** `centre` on the page, a drawer at the `right`, a sheet from the `bottom`, or the `full` screen. */
  readonly side?: Side;
  /**
   * It opens by itself, not at a press: that it takes the focus is then no sign of a person
   * (ui/motion/someone-here.ts).
   */
  readonly unasked?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

const SIDES: Readonly<Record<Side, string>> = {
  centre: "m-auto w-[calc(100%-32px)] max-w-2xl max-h-[calc(100dvh-32px)] rounded-l",
  right: "ml-auto mr-0 my-0 h-dvh max-h-none w-full max-w-132",
  bottom: "mt-auto mb-0 mx-0 w-full max-w-none max-h-[92dvh] rounded-t-l",
  full: "m-0 h-dvh max-h-none w-screen max-w-none",
};

/**
 * A native modal dialog: it keeps the focus and returns it afterwards; Escape closes it. Without JavaScript the link
 * that opens it leads to a separate page instead, so it renders only on request.
 */
export function Dialog({ open, onClose, labelledBy, side = "centre", unasked, className, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // In the layout phase: it must close while it is still in the document, or the focus would not return.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    if (!element.open) element.showModal();
    element.focus();
    return () => element.close();
  }, [open]);
  if (!open) return null;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for this
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={labelledBy}
      data-unasked={unasked || undefined}
      // Only after it has closed by itself: its contents must receive their blur event before they are removed.
      onClose={() => {
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className={classNames(
        "overflow-auto bg-surface text-ink shadow-3 outline-none motion-safe:animate-rise",
        "backdrop:bg-ink/58",
        SIDES[side],
        className,
      )}
    >
      {children}
    </dialog>
  );
}

/** Title and close button of a dialog. */
export function DialogHeader({
  id,
  title,
  onClose,
}: {
  readonly id: string;
  readonly title: ReactNode;
  readonly onClose: () => void;
}) {
  return (
    <div className="flex items-center justify-between gap-4">
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <IconButton aria-label="Close" onClick={onClose}>
        <Icon name="x" size={22} />
      </IconButton>
    </div>
  );
}
