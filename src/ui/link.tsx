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
import { type ButtonLook, buttonClass, TEXT_LINK } from "./controls/button-style.ts";
import { Icon, type IconName } from "./icon.tsx";

type LinkProps = Omit<ComponentProps<"a">, "href"> & { readonly href: string };

/** Another site, another program (tel:, mailto:) or a file: not an address of this site's pages. */
const leaves = (href: string): boolean => !href.startsWith("/") || href.startsWith("//");

/** A plain press, which a page may take over; any other is the browser's own: a new tab, a download, a menu. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

type OnLink = (event: SyntheticEvent<HTMLAnchorElement>) => void;
interface LinkActions {
  readonly follow: (event: MouseEvent<HTMLAnchorElement>) => void;
  readonly reach: OnLink;
  readonly leave: () => void;
}
const LinkContext = createContext<LinkActions | null>(null);

/** How long a pointer rests on a link before its page is fetched, in milliseconds. */
const REACHES_MS = 100;

/**
 * Lets the links within change the page in place, and fetches a page as the shopper reaches for it. One place for all
 * of them: a page has a hundred links, and none of them needs to hear of a change of address.
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

/** A link to a page of the site, followed in place inside a `LinkProvider`; or to elsewhere, as the browser does. */
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
