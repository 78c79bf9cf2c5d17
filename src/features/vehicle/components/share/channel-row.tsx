import { Icon } from "../../../../ui/icon.tsx";

/** A row of the panel. */
export const SHARE_ROW =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-strong hover:bg-surface-2";

/** The icon before a channel's name. */
export function ChannelMark({ channel }: { readonly channel: string }) {
  return (
    <span aria-hidden className="grid size-8 place-items-center rounded-full bg-surface-3 text-sm text-ink">
      {channel === "Email" ? (
        <Icon name="mail" size={18} />
      ) : channel === "WhatsApp" ? (
        <Icon name="message" size={18} />
      ) : (
        channel.charAt(0)
      )}
    </span>
  );
}
