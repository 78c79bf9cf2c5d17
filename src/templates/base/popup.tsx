import { useEffect, useState } from "react";
import { SitePicture } from "../../features/media/components/site-picture.tsx";
import { imageSrcSet, imageUrl } from "../../features/media/rules.ts";
import { isFillingIn, type PopupView } from "../../features/site/campaigns/popup.ts";
import { useSite } from "../../features/site/components/site-context.tsx";
import { useAddress } from "../../ui/address.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

const TITLE = "popup-title";
const WIDTHS = [640, 1200];
const SIZES = "(width < 600px) 100vw, 600px";

interface PopupProps {
  readonly popup: PopupView;
  readonly onDismiss: () => void;
}

/**
 * The promotional popup (NAV-020): at most 600 px wide (NAV-024), 80vh high (NAV-025). Without a picture it is a
 * poster.
 */
export function Popup({ popup, onDismiss }: PopupProps) {
  const { heading, text, image, link } = popup;
  const isHere = usePictureHere(image);
  const path = useAddress(({ pathname }) => pathname);
  const [isOpen, setOpen] = useState(false);
  // Somebody may have begun to fill in a form meanwhile; it then opens on a next page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is asked anew whether it is a form
  useEffect(() => {
    if (isHere && !isFillingIn(document)) setOpen(true);
  }, [isHere, path]);
  if (!isOpen) return null;
  return (
    <Dialog
      open
      unasked
      onClose={onDismiss}
      labelledBy={TITLE}
      className={classNames(
        "grid h-[80vh] max-w-[min(600px,calc(100vw-32px))]",
        image && "grid-rows-[minmax(0,1fr)_auto]",
      )}
    >
      <IconButton
        aria-label="Close"
        onClick={onDismiss}
        className="absolute top-3 right-3 z-1 bg-surface text-ink shadow-1"
      >
        <Icon name="x" size={22} />
      </IconButton>
      {image ? (
        <div className="vehicle-ground min-h-40 overflow-hidden">
          <SitePicture source={image} alt="" sizes={SIZES} widths={WIDTHS} className="object-[35%_50%]" />
        </div>
      ) : null}
      <div
        className={image ? "p-6 md:p-8" : "flex flex-col justify-end bg-brand p-8 text-on-brand md:p-12"}
        data-ground={image ? undefined : "brand"}
      >
        <h2 id={TITLE} className={image ? "text-xl" : "display-type text-3xl"}>
          {heading}
        </h2>
        {text ? <p className={image ? "mt-2 text-muted" : "mt-4 text-md"}>{text}</p> : null}
        {link ? (
          <LinkButton
            href={link.href}
            onClick={onDismiss}
            kind={image ? "brand" : "on-dark"}
            size={image ? "medium" : "large"}
            className="mt-6 self-start"
          >
            {link.label}
          </LinkButton>
        ) : null}
      </div>
    </Dialog>
  );
}

/** Whether the picture is there, or will not come: a popup around an empty box is only in the way. */
function usePictureHere(source: string | null): boolean {
  const { config } = useSite();
  const [isHere, setHere] = useState(source === null);
  useEffect(() => {
    if (source === null) return;
    let isLeft = false;
    const picture = new Image();
    picture.sizes = SIZES;
    picture.srcset = imageSrcSet(source, { widths: WIDTHS }, config) ?? "";
    picture.src = imageUrl(source, { width: WIDTHS.at(-1) }, config);
    const show = () => {
      if (!isLeft) setHere(true);
    };
    picture.decode().then(show, show);
    return () => {
      isLeft = true;
    };
  }, [source, config]);
  return isHere;
}
