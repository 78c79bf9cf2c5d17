import { classNames } from "../class-names.ts";

const SHIMMER =
  "block rounded-s bg-n-100 bg-linear-[100deg,var(--n-100)_40%,var(--n-50)_50%,var(--n-100)_60%] " +
  "bg-[length:250%_100%] motion-safe:animate-shimmer";

/** A placeholder whose class names give it the size of the content that is loading. */
export function Skeleton({ className }: { readonly className: string }) {
  return <span aria-hidden className={classNames(SHIMMER, className)} />;
}
