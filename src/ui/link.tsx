import type { ComponentProps, ReactNode } from "react";
import { Link as RouterLink } from "react-router";
import { type ButtonLook, buttonClass, TEXT_LINK } from "./button-style.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly href: string };

/** Another site, another program (tel:, mailto:) or a file: not an address of this site's pages. */
const leaves = (href: string): boolean => !href.startsWith("/") || href.startsWith("//");

/** A link to a page of the site, fetched as the shopper reaches for it; or to elsewhere, as the browser does. */
export function Link({ href, children, ...rest }: LinkProps) {
  if (leaves(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={href} prefetch="intent" {...rest}>
      {children}
    </RouterLink>
  );
}

/** A link drawn as a button. */
export function LinkButton({ kind, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link className={buttonClass({ kind, size, wide }, className)} {...rest} />;
}

interface TextLinkProps extends LinkProps {
  readonly icon?: IconName | null;
  readonly children: ReactNode;
}

/** A link that stands by itself; an arrow follows it unless `icon` says otherwise. */
export function TextLink({ icon = "arrow-right", className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={classNames(TEXT_LINK, className)} {...rest}>
      {children}
      {icon ? <Icon name={icon} size={18} className="transition-transform group-hover/link:translate-x-0.5" /> : null}
    </Link>
  );
}
