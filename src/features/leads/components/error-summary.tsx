import { Icon } from "../../../ui/icon.tsx";

export interface FormProblem {
  /** Id of the field that the summary links to; null for the form as a whole. */
  readonly fieldId: string | null;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly problems: readonly FormProblem[];
  /** Heading over the problems. */
  readonly heading?: string;
}

/** Shows one problem as an alert (LEAD-030), several as a list with links to their fields (LEAD-029). */
export function ErrorSummary({ problems, heading }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <div
      role="alert"
      className="error-summary flex gap-3 rounded-m border border-negative-line bg-negative-tint px-5 py-4 text-negative"
    >
      <Icon name="alert" size={22} className="mt-0.5" />
      <div className="min-w-0">
        {heading ? <p className="font-strong text-ink">{heading}</p> : null}
        {problems.length > 1 ? <p className="font-strong text-ink">Please fix the following errors:</p> : null}
        <ul className="grid gap-1 pt-1 first:pt-0">
          {problems.map((problem) => (
            <li key={`${problem.fieldId} ${problem.text}`} className="font-strong">
              {problem.fieldId ? (
                <a href={`#${problem.fieldId}`} className="underline underline-offset-3">
                  {problem.text}
                </a>
              ) : (
                problem.text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
