import type { ReactNode } from "react";
import { Breadcrumb } from "../../../ui/breadcrumb.tsx";

interface PageHeadProps {
  readonly title: string;
  /** Breadcrumbs between Home and this page. */
  readonly above?: readonly { readonly label: string; readonly href: string }[];
  readonly children?: ReactNode;
}

/** Breadcrumb and heading of a plain page. */
export function PageHead({ title, above = [], children }: PageHeadProps) {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: "Home", href: "/" }, ...above, { label: title, href: null }]} />
      <h1 className="display-type mt-4 max-w-[22ch] text-2xl wrap-anywhere md:mt-8 md:text-3xl">{title}</h1>
      {children}
    </div>
  );
}
