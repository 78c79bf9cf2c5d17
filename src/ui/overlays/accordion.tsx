import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";

interface AccordionProps {
  readonly heading: ReactNode;
  /** Open at first; default closed. Several may be open at once (NAV-030). */
  readonly open?: boolean;
  readonly className?: string;
  readonly summaryClassName?: string;
  readonly children: ReactNode;
}

/** A heading that opens the content below it; native `details`, so it needs no JavaScript (NAV-029, NAV-030). */
export function Accordion({ heading, open = false, className, summaryClassName, children }: AccordionProps) {
  return (
    <details open={open} className={classNames("group/acc collapsible border-b border-line", className)}>
      <summary className={classNames("flex min-h-12 items-center justify-between gap-4 font-strong", summaryClassName)}>
        {heading}
        <Icon name="chevron-down" size={20} className="transition-transform duration-300 group-open/acc:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
