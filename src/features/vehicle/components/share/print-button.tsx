import { type MouseEvent, useState } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { isPlainPress } from "../../../../ui/link.tsx";
import { EVENTS, type EventSubject, fireEvent } from "../../../analytics/events.ts";
import { useSite } from "../../../site/components/site-context.tsx";
import { useWords } from "../../../site/components/use-words.tsx";
import { VEHICLE_TEXTS } from "../../../site/texts/vehicle.ts";
import type { PrintView } from "../../steps.ts";

interface PrintButtonProps {
  readonly print: PrintView;
  readonly about: EventSubject;
  readonly className: string;
}

type State = { readonly kind: "idle" | "preparing" } | { readonly kind: "failed"; readonly message: string };
const IDLE: State = { kind: "idle" };

/**
 * `Print` (VDP-073 to VDP-077): a link to the vehicle's sheet. With JavaScript it shows that the file is being
 * prepared, or why that failed. Sends event 61 (ANLY-015).
 */
export function PrintButton({ print: { href, file }, about, className }: PrintButtonProps) {
  const { config } = useSite();
  const [state, setState] = useState<State>(IDLE);
  const press = async (event: MouseEvent) => {
    if (state.kind === "preparing") return event.preventDefault();
    fireEvent(EVENTS.print, about, config.analyticsEndpoint);
    if (!file || !isPlainPress(event)) return;
    event.preventDefault();
    setState({ kind: "preparing" });
    const printing = await import("../../print-sheet.ts").catch(() => null);
    if (!printing) {
      setState(IDLE);
      // Follow the link, which needs no code.
      return location.assign(href);
    }
    const { fetchSheet, saveFile } = printing;
    const sheet = await fetchSheet(href);
    if (sheet.ok) saveFile(sheet.value, file);
    setState(sheet.ok ? IDLE : { kind: "failed", message: sheet.error });
  };
  return (
    <>
      <a
        href={href}
        {...(file ? { download: file } : { target: "_blank", rel: "noopener" })}
        aria-disabled={state.kind === "preparing" || undefined}
        onClick={press}
        className={className}
      >
        <PrintFace preparing={state.kind === "preparing"} />
      </a>
      {state.kind === "failed" ? (
        <p role="alert" className="basis-full text-sm font-strong text-negative">
          {state.message}
        </p>
      ) : null}
    </>
  );
}

/** The print button's icon and text, with a spinner while the sheet is prepared (VDP-074). */
export function PrintFace({ preparing }: { readonly preparing: boolean }) {
  const say = useWords(VEHICLE_TEXTS);
  return (
    <>
      <Icon name={preparing ? "refresh" : "printer"} className={preparing ? "motion-safe:animate-spin" : undefined} />
      <span aria-live="polite">{preparing ? "Preparing..." : say("vehicle.print")}</span>
    </>
  );
}
