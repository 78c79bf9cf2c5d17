import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useNavigate } from "react-router";
import { classNames } from "./class-names.ts";
import { type ButtonStyle, buttonClass, TEXT_LINK } from "./controls/button-style.ts";
import { Icon, type IconName } from "./icon.tsx";
import { goAllTheSame } from "./later-code/go-all-the-same.ts";
import { followed } from "./motion/afterwards.tsx";
import { someoneHere } from "./motion/someone-here.ts";
import { dataAddress, loadPageCode } from "./router/other-pages.ts";

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
  readonly touch: (event: PointerEvent<HTMLAnchorElement>) => void;
  readonly leave: () => void;
}
const LinkContext = createContext<LinkActions | null>(null);

/** Milliseconds that a pointer must rest on a link before its page is prefetched. */
const REACHES_MS = 100;
/** A finger that scrolls has moved by then, and the browser has taken its pointer away. */
const TOUCHES_MS = 30;
/** A page's data are some 10 KB, so that this many are fewer bytes than a page's pictures. */
const MOST_PREFETCHED = 20;

const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

interface LinkProviderProps {
  /** Selects the links that people of a page mostly follow: the first one is prefetched while nothing happens. */
  readonly likely?: string;
  /** Loads what a page needs beside its route's own modules, before the page is asked for. */
  readonly prepare?: (pathname: string) => void;
  readonly children: ReactNode;
}

/**
 * Lets the links within navigate without a reload, and prefetches a page when the shopper moves towards its link or
 * puts a finger on it, except for whoever asks their browser to save data. One listener serves all: a page has a
 * hundred links, and none of them should render again when the address changes.
 */
export function LinkProvider({ likely, prepare, children }: LinkProviderProps) {
  const navigate = useNavigate();
  const [reached, setReached] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefetched = useRef(new Set<string>());
  const { prefetch, actions } = useMemo(() => {
    const leave = () => clearTimeout(timer.current);
    const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
      const path = `${pathname}${search}`;
      if (savesData() || (!prefetched.current.has(path) && prefetched.current.size >= MOST_PREFETCHED)) return;
      prefetched.current.add(path);
      prepare?.(pathname);
      loadPageCode(path).catch(() => prefetched.current.delete(path));
      dataAddress(path).then(setReached, () => undefined);
    };
    const after = (wait: number, link: HTMLAnchorElement) => {
      leave();
      timer.current = setTimeout(() => prefetch(link), wait);
    };
    const actions: LinkActions = {
      follow: (event) => {
        const { pathname, search, hash, target } = event.currentTarget;
        if (!isPlainPress(event) || (target && target !== "_self")) return;
        event.preventDefault();
        leave();
        followed(hash);
        const page = `${pathname}${search}${hash}`;
        navigate(page);
        loadPageCode(page).catch(() => goAllTheSame(page));
      },
      reach: ({ currentTarget }) => after(REACHES_MS, currentTarget),
      touch: ({ currentTarget, pointerType }) => {
        if (pointerType !== "mouse") after(TOUCHES_MS, currentTarget);
      },
      leave,
    };
    return { prefetch, actions };
  }, [navigate, prepare]);
  useEffect(
    () =>
      likely === undefined
        ? undefined
        : whenIdle(() => {
            const link = document.querySelector<HTMLAnchorElement>(likely);
            if (link) prefetch(link);
          }),
    [likely, prefetch],
  );
  return (
    <LinkContext value={actions}>
      {children}
      {reached ? <link key={reached} rel="prefetch" as="fetch" href={reached} /> : null}
    </LinkContext>
  );
}

/** Milliseconds after somebody came until which a page has loaded what it is made of. */
const QUIET_MS = 1_000;

/** Calls back once somebody is there and the browser has nothing else to do; returns a function that cancels it. */
function whenIdle(act: () => void): () => void {
  let isOver = false;
  const unlessOver = () => {
    if (!isOver) act();
  };
  someoneHere.then(() =>
    setTimeout(() => ("requestIdleCallback" in globalThis ? requestIdleCallback(unlessOver) : unlessOver()), QUIET_MS),
  );
  return () => {
    isOver = true;
  };
}

/**
 * A link. Inside a `LinkProvider`, one to a page of the site navigates without a reload; the browser follows any other.
 */
export function Link({ href, onClick, onPointerEnter, onPointerDown, onPointerLeave, children, ...rest }: LinkProps) {
  const actions = useContext(LinkContext);
  if (leaves(href)) {
    return (
      <a
        href={href}
        onClick={onClick}
        onPointerEnter={onPointerEnter}
        onPointerDown={onPointerDown}
        onPointerLeave={onPointerLeave}
        {...rest}
      >
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
    if (event.pointerType === "mouse") actions?.reach(event);
  };
  const touched = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerDown?.(event);
    actions?.touch(event);
  };
  const left = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerLeave?.(event);
    actions?.leave();
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={pressed}
      onPointerEnter={entered}
      onPointerDown={touched}
      onPointerCancel={actions?.leave}
      onPointerLeave={left}
      onFocus={actions?.reach}
    >
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
