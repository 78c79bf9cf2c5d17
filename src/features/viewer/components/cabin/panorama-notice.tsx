import { Button } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import type { PanoramaState } from "../use-painted.ts";

/** The message shown until the full picture has loaded. */
export function PanoramaNotice({ state, onRetry }: { readonly state: PanoramaState; readonly onRetry: () => void }) {
  if (state === "failed") {
    return (
      <div
        data-ground="dark"
        className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-stage p-6 text-center text-on-stage"
      >
        <p role="alert">The view inside did not load.</p>
        <Button kind="on-dark" size="small" onClick={onRetry}>
          <Icon name="refresh" size={18} />
          Try again
        </Button>
      </div>
    );
  }
  if (state === "ready") return null;
  return (
    <p role="status" className="absolute inset-0 grid place-items-center text-on-stage">
      <span className="sr-only">Loading the view inside…</span>
      <span aria-hidden className="awaited size-6 rounded-full border-[2.5px] border-r-transparent" />
    </p>
  );
}
