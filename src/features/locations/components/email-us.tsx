import { Suspense, useState } from "react";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { GoToPage, openedLater } from "../../../ui/later-code/code-lost.tsx";
import { isPlainPress, Link } from "../../../ui/link.tsx";
import type { PageFormView } from "../../leads/form-view.ts";
import type { LocationView } from "../view.ts";

const EmailDialog = openedLater(
  () => import("./email-dialog.tsx").then((module) => module.EmailDialog),
  ({ place }) => <GoToPage page={place.email} />,
);

interface EmailUsProps {
  readonly place: LocationView;
  readonly form: PageFormView;
}

/**
 * `Email Us` on a location's card (LOC-065): a dialog with the form that writes to it, or a page where there is no
 * JavaScript.
 */
export function EmailUs({ place, form }: EmailUsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!place.email) return null;
  return (
    <>
      <Link
        href={place.email}
        aria-label={`Email Us: ${place.name}`}
        className={buttonClass({ kind: "outline", size: "small" })}
        onClick={(event) => {
          if (!isPlainPress(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        Email Us
      </Link>
      <Suspense>{isOpen ? <EmailDialog place={place} form={form} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
