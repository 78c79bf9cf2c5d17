import { SitePicture } from "../../features/media/components/site-picture.tsx";
import type { PopupView } from "../../features/site/campaigns/popup.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LinkButton } from "../../ui/link.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

const TITLE = "popup-title";

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
          <SitePicture
            source={image}
            alt=""
            sizes="(width < 600px) 100vw, 600px"
            widths={[640, 1200]}
            className="object-[35%_50%]"
          />
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
