import type { ReactNode } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { describedBy, FieldFrame, INPUT } from "../../../../ui/controls/field.tsx";
import { ACCEPTED_FILES, idsIn } from "../../../forms/file-rules.ts";

interface FileFieldProps {
  readonly label: ReactNode;
  readonly optional?: boolean;
  readonly required?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly className?: string;
  readonly id: string;
  readonly name: string;
  /** Ids of the files already received with a form that was sent back. They need not be chosen again. */
  readonly defaultValue: string;
}

/** A file field for photos and PDFs, using the browser's own file chooser (LEAD-002). */
export function FileField(props: FileFieldProps) {
  const { label, optional, required, hint, error, className, id, name, defaultValue } = props;
  const uploaded = idsIn(defaultValue).length;
  const words = uploaded > 0 ? `We have the ${uploaded === 1 ? "file" : `${uploaded} files`} that you chose. ` : "";
  const hintText = words ? `${words}You can add to ${uploaded === 1 ? "it" : "them"} here.` : hint;
  return (
    <FieldFrame id={id} label={label} optional={optional} hint={hintText} error={error} className={className}>
      {uploaded > 0 ? <input type="hidden" name={name} value={defaultValue} readOnly /> : null}
      <input
        type="file"
        name={name}
        accept={ACCEPTED_FILES}
        multiple
        required={required && uploaded === 0}
        className={classNames(
          INPUT,
          "py-1 pl-1 file:mr-3 file:min-h-9.5 file:cursor-pointer file:rounded-control file:border file:border-line-strong file:bg-surface-2 file:px-4 file:font-strong file:text-ink",
        )}
        {...describedBy(id, { label, hint: hintText, error })}
      />
    </FieldFrame>
  );
}
