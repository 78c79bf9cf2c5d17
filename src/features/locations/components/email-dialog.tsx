import { useState } from "react";
import { IconButton } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { PageForm } from "../../leads/components/page-form.tsx";
import type { PageFormView } from "../../leads/form-view.ts";
import { newSubmissionId } from "../../leads/visit.ts";
import { formForPlace } from "../email-form.ts";
import type { LocationView } from "../view.ts";

interface EmailDialogProps {
  readonly place: LocationView;
  readonly form: PageFormView;
  readonly onClose: () => void;
}

/** The general form for one location, in a dialog. */
export function EmailDialog({ place, form, onClose }: EmailDialogProps) {
  const [submissionId] = useState(newSubmissionId);
  return (
    <Dialog open onClose={onClose} labelledBy="form-heading" className="[&_h2]:pr-12">
      <IconButton aria-label="Close" onClick={onClose} className="absolute top-3 right-3 md:top-5 md:right-5">
        <Icon name="x" size={22} />
      </IconButton>
      <PageForm form={formForPlace(form, place)} submissionId={submissionId} />
    </Dialog>
  );
}
