import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { PrefetchPageLinks, useNavigate } from "react-router";
import { classNames } from "./class-names.ts";
import { type ButtonStyle, buttonClass, TEXT_LINK } from "./controls/button-style.ts";
import { Icon, type IconName } from "./icon.tsx";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly href: string };

/**
 * Whether an address belongs to another site, another program (tel:, mailto:) or a file, instead of a page of this
 * site.
 */
const leaves = (href: string): boolean => !href.startsWith("/") || href.startsWith("//");

/**
 * Whether a click is plain, so that the page may handle it; others belong to the browser: a new tab, a download, a
 * menu.
 */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type OnLink = (event: SyntheticEvent<HTMLAnchorElement>) => void;
interface LinkActions {
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly reach: OnLink;
  readonly leave: () => void;
}
const LinkContext = createContext<LinkActions | null>(null);

/** Milliseconds that a pointer must rest on a link before its page is prefetched. */
const REACHES_MS = 100;

/**
 * Lets the links within navigate without a reload, and prefetches a page when the shopper moves towards its link. One
 * listener serves all: a page has a hundred links, and none of them should render again when the address changes.
 */
export function LinkProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate();
  const [reached, setReached] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const actions = useMemo((): LinkActions => {
    const leave = () => clearTimeout(timer.current);
    return {
      follow: (event) => {
        const { pathname, search, hash, target } = event.currentTarget;
        if (!isPlainPress(event) || (target && target !== "_self")) return;
        event.preventDefault();
        navigate(`${pathname}${search}${hash}`);
      },
      reach: ({ currentTarget: { pathname, search } }) => {
        leave();
        timer.current = setTimeout(() => setReached(`${pathname}${search}`), REACHES_MS);
      },
      leave,
    };
  }, [navigate]);
  return (
    <LinkContext value={actions}>
      {children}
      {reached ? <PrefetchPageLinks page={reached} /> : null}
    </LinkContext>
  );
}

/**
 * A link. Inside a `LinkProvider`, one to a page of the site navigates without a reload; the browser follows any other.
 */
export function Link({ href, onClick, onPointerEnter, onPointerLeave, children, ...rest }: LinkProps) {
  const actions = useContext(LinkContext);
  if (leaves(href)) {
    return (
      <a href={href} onClick={onClick} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave} {...rest}>
        {children}
      </a>
    );
  }
  const pressed = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    actions?.follow(event);
  };
  const entered = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    actions?.reach(event);
  };
  const left = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerLeave?.(event);
    actions?.leave();
  };
  return (
    <a {...rest} href={href} onClick={pressed} onPointerEnter={entered} onFocus={actions?.reach} onPointerLeave={left}>
      {children}
    </a>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind, size, wide, className, ...rest }: ButtonStyle & LinkProps) {
  return <Link className={buttonClass({ kind, size, wide }, className)} {...rest} />;
}

interface TextLinkProps extends LinkProps {
  readonly icon?: IconName | null;
  readonly children: ReactNode;
}

/** A stand-alone link, followed by an arrow or by `icon`. */
export function TextLink({ icon = "arrow-right", className, children, ...rest }: TextLinkProps) {
  return (
    <Link className={classNames(TEXT_LINK, className)} {...rest}>
      {children}
      {icon ? <Icon name={icon} size={18} className="transition-transform group-hover/link:translate-x-0.5" /> : null}
    </Link>
  );
}
