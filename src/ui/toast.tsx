import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Icon, type IconName } from "./icon.tsx";

export interface Toast {
  readonly text: string;
  readonly icon?: IconName;
}

const SHOWN_FOR_MS = 5_000;
const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a short message; a second one takes the first one's place (NAV-026). */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Holds the one message and its live region. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly serial: number } | null>(null);
  const show = useCallback((toast: Toast) => setShown((last) => ({ toast, serial: (last?.serial ?? 0) + 1 })), []);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <ToastContext value={show}>
      {children}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-[max(6rem,1rem+var(--tray,0px))] z-50 flex justify-center px-4 md:bottom-[calc(2rem+var(--tray,0px))]"
      >
        {shown ? (
          <p
            key={shown.serial}
            className="pointer-events-auto flex items-center gap-3 rounded-m bg-ink px-5 py-3.5 text-sm text-on-ink shadow-3 motion-safe:animate-rise"
          >
            {shown.toast.icon ? <Icon name={shown.toast.icon} size={18} /> : null}
            {shown.toast.text}
          </p>
        ) : null}
      </div>
    </ToastContext>
  );
}
