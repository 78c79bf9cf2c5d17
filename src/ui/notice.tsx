import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type NoticeKind = "plain" | "positive" | "caution" | "negative";

const KINDS: Readonly<Record<NoticeKind, { readonly look: string; readonly icon: IconName }>> = {
  plain: { look: "border-line bg-surface-2 text-ink", icon: "help" },
  positive: { look: "border-positive-line bg-positive-tint text-positive", icon: "check" },
  caution: { look: "border-caution-line bg-caution-tint text-caution", icon: "alert" },
  negative: { look: "border-negative bg-negative-tint text-negative", icon: "alert" },
};

interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly title: ReactNode;
  /** The next step: a link or a button. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A message of the page, distinguished by its icon and its edge as well as by its colour. */
export function Notice({ kind = "plain", title, action, className, children }: NoticeProps) {
  const { look, icon } = KINDS[kind];
  return (
    <div className={classNames("flex gap-3 rounded-m border-[1.5px] p-4", look, className)}>
      <Icon name={icon} size={22} className="mt-px" />
      <div className="min-w-0 grow">
        <p className="font-strong">{title}</p>
        {children ? <div className="mt-0.5 text-sm text-ink">{children}</div> : null}
        {action ? <div className="mt-3">{action}</div> : null}
      </div>
    </div>
  );
}
