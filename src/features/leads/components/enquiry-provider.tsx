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
import { askAbout, type VehicleAsk } from "../vehicle-asks.ts";
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
  /** `message` stands in the form where the shopper has not written one. */
  readonly open: (event: MouseEvent, ask: VehicleAsk, message?: string) => void;
}
const EnquiryContext = createContext<EnquiryControl | null>(null);

interface EnquiryProviderProps {
  readonly enquiry: EnquiryView;
  /** The template's dialog around the form. */
  readonly Frame: ComponentType<EnquiryFrameProps>;
  readonly children: ReactNode;
}

/** Lets every "Enquire Now" of a vehicle page open the one dialog (VDP-119), and what else may be asked (VDP-120, VDP-121). */
export function EnquiryProvider({ enquiry, Frame, children }: EnquiryProviderProps) {
  const [asked, setAsked] = useState<VehicleAsk | null>(null);
  const draft = useRef<Draft>({});
  const open = (event: MouseEvent, ask: VehicleAsk, message = "") => {
    // A new tab or window was asked for: that one gets the page.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    draft.current = { ...draft.current, message: draft.current.message || message };
    setAsked(ask);
  };
  return (
    <EnquiryContext value={{ enquiry, open }}>
      {children}
      <Suspense>
        {asked ? (
          <Frame enquiry={askAbout(enquiry, asked)} onClose={() => setAsked(null)}>
            <Suspense fallback={<FormOutline />}>
              <EnquiryForm enquiry={askAbout(enquiry, asked)} draft={draft} />
            </Suspense>
          </Frame>
        ) : null}
      </Suspense>
    </EnquiryContext>
  );
}

/** How another part of the page asks for something about this vehicle; null where there is no vehicle. */
export const useEnquiry = (): EnquiryControl | null => useContext(EnquiryContext);

interface AskLinkProps {
  readonly ask: VehicleAsk;
  readonly className?: string;
  /** Stands before its words. */
  readonly children?: ReactNode;
}

/** Asks for something about this vehicle: opens the dialog, or without JavaScript leads to its page. */
export function AskLink({ ask, className, children }: AskLinkProps) {
  const control = useContext(EnquiryContext);
  if (!control) return null;
  const { action, heading } = askAbout(control.enquiry, ask);
  return (
    <a
      href={action}
      onClick={(event) => control.open(event, ask)}
      onPointerEnter={() => void loadForm()}
      onFocus={() => void loadForm()}
      className={className}
    >
      {children}
      {heading}
    </a>
  );
}

interface EnquireLinkProps extends ButtonLook {
  readonly className?: string;
}

/** "Enquire Now", or for a sold car "Find Me Something Similar". */
export function EnquireLink({ className, ...look }: EnquireLinkProps) {
  return <AskLink ask="enquire" className={buttonClass(look, className)} />;
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
