import { useLayoutEffect, useRef } from "react";
import { Icon } from "../../ui/icon.tsx";

const NAME = "Find or do anything";

interface PaletteComingProps {
  /** Hears what is typed meanwhile, which the palette begins with. */
  readonly onType: (typed: string) => void;
  readonly onClose: () => void;
}

/** What is there until the palette's code has come, which it asks for once: a quick hand types already. */
export function PaletteComing({ onType, onClose }: PaletteComingProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="palette"
      aria-label={NAME}
      // The browser tells of a closing a moment later. Where the code comes in that moment, it would be told in vain.
      onCancel={({ currentTarget }) => {
        currentTarget.close();
        onClose();
      }}
      // It closes by itself where its code has come: then it is no longer in the document.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose()}
    >
      <div className="palette-field">
        <Icon name="search" size={20} />
        <input autoFocus aria-label={NAME} maxLength={200} onChange={({ target }) => onType(target.value)} />
      </div>
    </dialog>
  );
}

/** What opens in the palette's place where its code does not come. */
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
