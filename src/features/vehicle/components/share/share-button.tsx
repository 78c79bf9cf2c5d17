import { Suspense, useEffect, useId, useRef, useState } from "react";
import { ICON_BUTTON } from "../../../../ui/controls/button-style.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { openedLater } from "../../../../ui/later-code/code-lost.tsx";
import { type ShareView, shareLinks } from "../../sharing.ts";
import { ChannelMark, SHARE_ROW } from "./channel-row.tsx";

const loadPanel = () => import("./share-panel.tsx");
const SharePanel = openedLater(() => loadPanel().then((module) => module.SharePanel), ShareLinks);

interface ShareButtonProps {
  readonly share: ShareView | null;
  readonly className: string;
}

/**
 * `Share` (VDP-066): a native popover whose links work without JavaScript. The parts that need JavaScript (the
 * clipboard, the small window, the phone's own share dialog) are loaded when the panel opens.
 */
export function ShareButton({ share, className }: ShareButtonProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  // The panel may have been opened before hydration.
  useEffect(() => setIsOpen(panel.current?.matches(":popover-open") ?? false), []);
  if (!share) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={() => void loadPanel()}
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Icon name="share" />
        Share
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={`Share ${share.name}`}
        onToggle={(event) => setIsOpen(event.newState === "open")}
        className="share-panel"
      >
        <div className="flex items-center justify-between pl-3">
          <p aria-hidden className="font-display text-lg font-strong">
            Share this {share.noun}
          </p>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className={ICON_BUTTON}
          >
            <Icon name="x" />
          </button>
        </div>
        {isOpen ? (
          <Suspense fallback={<ShareLinks share={share} />}>
            <SharePanel share={share} onDone={() => panel.current?.hidePopover()} />
          </Suspense>
        ) : (
          <ShareLinks share={share} />
        )}
      </div>
    </>
  );
}

/** The channels as plain links. */
function ShareLinks({ share }: { readonly share: ShareView }) {
  return (
    <ul>
      {shareLinks(share).map(({ channel, href }) => (
        <li key={channel}>
          <a href={href} target="_blank" rel="noopener noreferrer" className={SHARE_ROW}>
            <ChannelMark channel={channel} />
            {channel}
          </a>
        </li>
      ))}
    </ul>
  );
}
