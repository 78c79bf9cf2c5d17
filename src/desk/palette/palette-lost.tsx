import { useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";

const NAME = "Find or do anything";

interface PaletteComingProps {
  /** Called with the text typed meanwhile, which the palette starts with. */
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** Shown until the palette's code has loaded, for users who are already typing. */
export function PaletteComing({ onType, onClose }: PaletteComingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={NAME}
      // The browser's close event comes a moment later. If the code loaded in that moment, the event would be lost.
      onCancel={({ currentTarget }) => {
        currentTarget.close();
        onClose();
      }}
      // If it closes because the code has loaded, it is no longer in the document.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <div className="palette-field">
        <Icon name="search" size={20} />
        <input autoFocus aria-label={NAME} maxLength={200} onChange={({ target }) => onType(target.value)} />
      </div>
    </dialog>
  );
}

/** Shown instead of the palette if its code fails to load. */
export function PaletteLost({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="palette" aria-label={NAME} onClose={onClose}>
      <div className="palette-lost">
        <p>
          This could not be loaded: the connection is away, or the desk was updated meanwhile. Everything else works;
          reload the page to have it again.
        </p>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
