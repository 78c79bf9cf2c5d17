import { type MouseEvent, useEffect, useRef, useState } from "react";
import { INPUT } from "../../../../ui/controls/field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { isPlainPress } from "../../../../ui/link.tsx";
import { copiedNotice, openShareWindow, type ShareView, shareLinks } from "../../sharing.ts";
import { ChannelMark, SHARE_ROW } from "./channel-row.tsx";

interface SharePanelProps {
  readonly share: ShareView;
  /** Called when the small window has been closed (VDP-071), or when the phone's own dialog has shared the page. */
  readonly onDone: () => void;
}

/**
 * The parts of sharing that need JavaScript: the clipboard, the phone's own share dialog, and channels in a small
 * window.
 */
export function SharePanel({ share, onDone }: SharePanelProps) {
  const stopLooking = useRef<(() => void) | null>(null);
  useEffect(() => () => stopLooking.current?.(), []);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    stopLooking.current?.();
    stopLooking.current = openShareWindow(event.currentTarget.href, onDone, window);
    if (stopLooking.current) event.preventDefault();
  };
  return (
    <ul>
      {"share" in navigator ? (
        <li>
          <button type="button" onClick={() => void shareByPhone(share, onDone)} className={SHARE_ROW}>
            <Mark icon="share" />
            Share with…
          </button>
        </li>
      ) : null}
      <li>
        <CopyLink share={share} />
      </li>
      {shareLinks(share).map(({ channel, href, inWindow }) => (
        <li key={channel}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={inWindow ? follow : undefined}
            className={SHARE_ROW}
          >
            <ChannelMark channel={channel} />
            {channel}
          </a>
        </li>
      ))}
    </ul>
  );
}

async function shareByPhone({ name, url }: ShareView, onDone: () => void) {
  try {
    await navigator.share({ title: name, url });
    onDone();
  } catch {
    // The shopper closed the dialog without sharing: the panel stays open with its other channels.
  }
}

/**
 * Reports for a while that the address was copied. Without a clipboard, shows the address for copying by hand (VDP-068,
 * VDP-069).
 */
function CopyLink({ share }: { readonly share: ShareView }) {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  const { text, ms } = copiedNotice(share);
  useEffect(() => {
    if (state !== "copied") return;
    const timer = setTimeout(() => setState("idle"), ms);
    return () => clearTimeout(timer);
  }, [state, ms]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.url);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  if (state === "refused") {
    return (
      <label className="grid gap-1 px-3 py-2 text-sm">
        Copy this address
        <input readOnly value={share.url} onFocus={(event) => event.currentTarget.select()} className={INPUT} />
      </label>
    );
  }
  return (
    <button type="button" onClick={copy} className={SHARE_ROW}>
      <Mark icon={state === "copied" ? "check" : "copy"} />
      <span aria-live="polite">{state === "copied" ? text : "Copy link"}</span>
    </button>
  );
}

function Mark({ icon }: { readonly icon: "share" | "check" | "copy" }) {
  return (
    <span className="grid size-8 place-items-center rounded-full bg-surface-3">
      <Icon name={icon} size={18} />
    </span>
  );
}
