import { type CSSProperties, type PointerEvent, type UIEvent, useEffect, useRef, useState } from "react";
import { Link } from "../../../ui/link.tsx";
import { useHydrated } from "../../../ui/motion/use-hydrated.ts";
import { whenNear } from "../../../ui/motion/when-near.ts";
import { type CarCardView, cardKind } from "../card.ts";
import { CardPicture } from "./card-picture.tsx";

/** Milliseconds that a pointer must rest: one that only crosses the picture loads nothing. */
const REST_MS = 120;

/** From the narrowest card on: the list stands in the markup once for every card. */
const WIDTHS = [480, 640, 800, 960];

interface CardPhotosProps {
  readonly card: Pick<CarCardView, "photos" | "title" | "href" | "available" | "plate">;
  /** Width of the picture, in the syntax of `sizes`. */
  readonly sizes: string;
  readonly priority?: boolean;
}

/**
 * A card's pictures, one at a time: swiped on touch screens, changed by moving a mouse across. Only the first is
 * loaded with the page, the others when the strip is first moved. Without JavaScript only the first is shown.
 */
export function CardPhotos({ card, sizes, priority }: CardPhotosProps) {
  const { photos, title, available } = card;
  const { strip, awake, at, handlers } = useStrip(photos.length);
  const picture = (source: string | undefined, alt: string, first = priority) => (
    <CardPicture
      source={source}
      alt={alt}
      kind={cardKind(card)}
      sizes={sizes}
      widths={WIDTHS}
      priority={first}
      faded={!available}
    />
  );
  if (photos.length < 2) return picture(photos[0], title);
  return (
    <>
      {/* The same address as the title's link, which is the one for screen readers and the keyboard. */}
      <Link ref={strip} href={card.href} tabIndex={-1} aria-hidden className="photo-strip" {...handlers}>
        {picture(photos[0], title)}
        {photos.slice(1).map((source) => (
          <span key={source}>{awake ? picture(source, "", true) : null}</span>
        ))}
      </Link>
      <span aria-hidden className="photo-mark" style={{ "--n": photos.length, "--at": at } as CSSProperties} />
    </>
  );
}

/** The picture in view, and the handlers that change it. */
function useStrip(count: number) {
  const [awake, setAwake] = useState(false);
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLAnchorElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const [drawnByServer] = useState(!useHydrated());

  useEffect(() => () => clearTimeout(rest.current), []);
  // The strip may have been swiped before JavaScript ran. It is read once it is near the window: to read one that the
  // browser has not drawn would make it lay out all that lies below the window.
  useEffect(() => {
    if (!drawnByServer || !strip.current) return;
    return whenNear(strip.current, () => {
      if (strip.current?.scrollLeft) setAwake(true);
    });
  }, [drawnByServer]);

  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    setAwake(true);
    setAt(Math.round(scrollLeft / clientWidth));
  };
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") rest.current = setTimeout(() => setAwake(true), REST_MS);
  };
  const onPointerMove = ({ pointerType, currentTarget, clientX }: PointerEvent) => {
    if (pointerType !== "mouse" || !awake) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const over = Math.floor(((clientX - left) / width) * count);
    currentTarget.scrollTo({ left: Math.min(count - 1, Math.max(0, over)) * width });
  };
  const onPointerLeave = ({ pointerType, currentTarget }: PointerEvent) => {
    clearTimeout(rest.current);
    if (pointerType === "mouse") currentTarget.scrollTo({ left: 0 });
  };
  return { strip, awake, at, handlers: { onScroll, onPointerEnter, onPointerMove, onPointerLeave } };
}
