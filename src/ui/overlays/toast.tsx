import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { Link } from "../link.tsx";

export interface Toast {
  readonly text: string;
  readonly icon?: IconName;
  /** The next step: `View List`. */
  readonly action?: { readonly label: string; readonly href: string };
}

const SHOWN_FOR_MS = 5_000;
const ToastContext = createContext<(toast: Toast) => void>(() => {});

/** Shows a short message; a second one replaces the first (NAV-026). */
export const useToast = (): ((toast: Toast) => void) => useContext(ToastContext);

/** Contains the one message and its live region. The message stays as long as a pointer or the focus is on it. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<{ readonly toast: Toast; readonly serial: number } | null>(null);
  const [isHeld, setHeld] = useState(false);
  const show = useCallback((toast: Toast) => {
    setHeld(false);
    setShown((last) => ({ toast, serial: (last?.serial ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (!shown || isHeld) return;
    const timer = setTimeout(() => setShown(null), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld]);
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" className="toast-place">
        {shown ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: it is only kept from going while it is looked at
          <div
            key={shown.serial}
            className="contents"
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={() => setHeld(true)}
            onBlur={() => setHeld(false)}
          >
            <ToastCard {...shown.toast} />
          </div>
        ) : null}
      </div>
    </ToastContext>
  );
}

/** The visible message. */
export function ToastCard({ text, icon, action }: Toast) {
  return (
    <p data-ground="dark" className="toast">
      {icon ? <Icon name={icon} size={18} /> : null}
      {text}
      {action ? (
        <Link href={action.href} className="toast-action">
          {action.label}
        </Link>
      ) : null}
    </p>
  );
}
