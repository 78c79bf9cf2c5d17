import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type TagKind = "plain" | "brand" | "ink" | "tint" | "positive" | "negative";

const KINDS: Readonly<Record<TagKind, string>> = {
  plain: "bg-surface text-ink shadow-1",
  brand: "bg-brand text-on-brand",
  ink: "bg-ink text-on-ink",
  tint: "bg-brand-100 text-brand-text",
  positive: "bg-positive text-surface",
  negative: "bg-negative text-surface",
};

interface TagProps {
  readonly kind?: TagKind;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A few words on a photo or beside a name. */
export function Tag({ kind = "plain", className, children }: TagProps) {
  return <span className={classNames("tag", KINDS[kind], className)}>{children}</span>;
}
