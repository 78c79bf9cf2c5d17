import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";

interface TabView {
  /** Unique among these tabs. */
  readonly key: string;
  readonly label: ReactNode;
  readonly panel: ReactNode;
  readonly disabled?: boolean;
}

interface TabsProps {
  /** Name of the tabs for assistive technology. */
  readonly label: string;
  readonly tabs: readonly TabView[];
  /** `side`: the tabs in a column beside their panel on wide screens. Default `underlined`. */
  readonly variant?: keyof typeof VARIANTS;
}

const VARIANTS = { underlined: "tabs-underlined", pills: "tabs-pills", side: "tabs-side" } as const;

/** Index of the tab to which a key leads; null for a key without a meaning here. */
export function tabAfter(key: string, at: number, count: number): number | null {
  if (key === "ArrowRight" || key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

/** Panels of which one is visible at a time. Without JavaScript, and in print, all are shown one below the other. */
export function Tabs({ label, tabs, variant = "underlined" }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(tabs[0]?.key);
  const open = tabs.filter((tab) => !tab.disabled);
  const keyed = (event: KeyboardEvent) => {
    const at = open.findIndex((tab) => tab.key === chosen);
    const next = tabAfter(event.key, at, open.length);
    const tab = next === null ? undefined : open[next];
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.key);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(tab.key)}"]`)?.focus();
  };
  return (
    <div className={VARIANTS[variant]}>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={keyed} className="tab-list">
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            data-tab={tab.key}
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => setChosen(tab.key)}
            className="tab"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          className="tab-panel"
          data-chosen={tab.key === chosen || undefined}
        >
          <p aria-hidden className="tab-title">
            {tab.label}
          </p>
          {tab.panel}
        </div>
      ))}
    </div>
  );
}
