import { Link } from "../../../ui/link.tsx";
import { useSite } from "./site-context.tsx";

interface LogoProps {
  /** Side of the mark in CSS pixels. */
  readonly size: number;
  readonly className: string;
  readonly taglineClassName: string;
  /** Puts the mark on a light tile, for dark backgrounds. */
  readonly tiled?: boolean;
  /** Set for a logo at the end of the page: its image loads only when the shopper scrolls near it. */
  readonly atEnd?: boolean;
}

/** The site's logo with its name and tagline, linked to the home page. */
export function Logo({ size, className, taglineClassName, tiled = false, atEnd = false }: LogoProps) {
  const { logo } = useSite();
  return (
    <Link href="/" className={`inline-flex min-h-hit max-w-full min-w-0 items-center gap-3 ${className}`}>
      <img
        src={logo.url}
        alt=""
        loading={atEnd ? "lazy" : undefined}
        // Without a low priority React would preload the logo in the head, before the picture that the page is about.
        fetchPriority={atEnd ? undefined : "low"}
        width={size}
        height={size}
        className={tiled ? "shrink-0 rounded-s bg-surface p-1" : "shrink-0"}
      />
      <span style={logo.style} className="relative -mb-1 line-clamp-4 min-w-0 pb-1 wrap-break-word">
        {`${logo.name} `}
        {logo.tagline ? <small className={`block ${taglineClassName}`}>{logo.tagline}</small> : null}
        <span className="sr-only"> home</span>
      </span>
    </Link>
  );
}
