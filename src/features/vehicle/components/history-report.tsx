import { classNames } from "../../../ui/class-names.ts";
import { buttonClass } from "../../../ui/controls/button-style.ts";
import { Icon } from "../../../ui/icon.tsx";
import { EVENTS, fireEvent } from "../../analytics/events.ts";
import { useSite } from "../../site/components/site-context.tsx";
import type { ReportView } from "../../stock/facts/history-report.ts";

interface HistoryReportProps {
  readonly report: ReportView | null;
  readonly className?: string;
}

const BUTTON = classNames(buttonClass({ kind: "plain", size: "small", wide: true }), "border-line px-3 print:hidden");

/** Opens the car's history report in a new tab and sends event 60 (VDP-123, ANLY-014). */
export function HistoryReport({ report, className }: HistoryReportProps) {
  const { config } = useSite();
  if (!report) return null;
  const { href, label, about } = report;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => fireEvent(EVENTS.historyReport, about, config.analyticsEndpoint)}
      className={classNames(BUTTON, className)}
    >
      <Icon name="shield" />
      {label}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
