import {
  type ComponentType,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useRef,
  useState,
} from "react";
import { type ButtonLook, buttonClass } from "../../../ui/button-style.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import type { EnquiryView } from "../enquiry-view.ts";
import type { Draft } from "./enquiry-form.tsx";

const loadForm = () => import("./enquiry-form.tsx");
const EnquiryForm = lazy(() => loadForm().then((module) => ({ default: module.EnquiryForm })));

export interface EnquiryFrameProps {
  readonly enquiry: EnquiryView;
  /** Null where the enquiry is a page of its own. */
  readonly onClose: (() => void) | null;
  /** The form. */
  readonly children: ReactNode;
}

interface EnquiryControl {
  readonly enquiry: EnquiryView;
  readonly open: (event: MouseEvent) => void;
}
const EnquiryContext = createContext<EnquiryControl | null>(null);

interface EnquiryProviderProps {
  readonly enquiry: EnquiryView;
  /** The template's dialog around the form. */
  readonly Frame: ComponentType<EnquiryFrameProps>;
  readonly children: ReactNode;
}

/** Lets every "Enquire Now" of a vehicle page open the one dialog (VDP-119). */
export function EnquiryProvider({ enquiry, Frame, children }: EnquiryProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const draft = useRef<Draft>({});
  const open = (event: MouseEvent) => {
    // A new tab or window was asked for: that one gets the page.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <EnquiryContext value={{ enquiry, open }}>
      {children}
      <Suspense>
        {isOpen ? (
          <Frame enquiry={enquiry} onClose={() => setOpen(false)}>
            <Suspense fallback={<FormOutline />}>
              <EnquiryForm enquiry={enquiry} draft={draft} />
            </Suspense>
          </Frame>
        ) : null}
      </Suspense>
    </EnquiryContext>
  );
}

interface EnquireLinkProps extends ButtonLook {
  readonly className?: string;
}

/** "Enquire Now", or for a sold car "Find Me Something Similar": opens the dialog, or without JavaScript its page. */
export function EnquireLink({ className, ...look }: EnquireLinkProps) {
  const control = useContext(EnquiryContext);
  if (!control) return null;
  const { enquiry, open } = control;
  return (
    <a
      href={enquiry.action}
      onClick={open}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      className={buttonClass(look, className)}
    >
      {enquiry.heading}
    </a>
  );
}

function FormOutline() {
  return (
    <div className="grid gap-4" aria-busy>
      {["name", "mail", "phone", "message"].map((box) => (
        <Skeleton key={box} className="h-18" />
      ))}
      <Skeleton className="h-14" />
    </div>
  );
}
