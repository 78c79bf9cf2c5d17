import { IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link.tsx";
import { SitePicture } from "../../media/components/site-picture.tsx";
import type { PopupView } from "../popup.ts";

const TITLE = "popup-title";

interface PopupProps {
  readonly popup: PopupView;
  readonly onDismiss: () => void;
}

/** The promotional popup (NAV-020): at most 600 px wide (NAV-024) and 80vh high (NAV-025). */
export function Popup({ popup, onDismiss }: PopupProps) {
  const { heading, text, image, link } = popup;
  return (
    <Dialog
      open
      onClose={onDismiss}
      labelledBy={TITLE}
      className="grid h-[80vh] max-w-[min(600px,calc(100vw-32px))] grid-rows-[minmax(0,1fr)_auto]"
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
          <SitePicture source={image} alt="" sizes="(width < 600px) 100vw, 600px" widths={[640, 1200]} />
        </div>
      ) : (
        <div aria-hidden className="min-h-20 bg-brand" />
      )}
      <div className="p-6 md:p-8">
        <h2 id={TITLE} className="text-xl">
          {heading}
        </h2>
        {text ? <p className="mt-2 max-w-[60ch] text-muted">{text}</p> : null}
        <div className="mt-5 flex flex-wrap gap-2.5">
          {link ? (
            <LinkButton href={link.href} onClick={onDismiss}>
              {link.label}
            </LinkButton>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
