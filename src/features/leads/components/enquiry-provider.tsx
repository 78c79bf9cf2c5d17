import {
  type ComponentType,
  createContext,
  lazy,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import { type ButtonLook, buttonClass } from "../../../ui/controls/button-style.ts";
import { isPlainPress } from "../../../ui/link.tsx";
import { Skeleton } from "../../../ui/motion/skeleton.tsx";
import type { VehicleAsk } from "../../forms/lead-forms.ts";
import type { EnquiryView } from "../enquiry-view.ts";
import { askAbout } from "../vehicle-asks.ts";
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

/**
 * Lets every "Enquire Now" of a vehicle page open the one dialog (VDP-119), and what else may be asked (VDP-120,
 * VDP-121).
 */
export function EnquiryProvider({ enquiry, Frame, children }: EnquiryProviderProps) {
  const [asked, setAsked] = useState<VehicleAsk | null>(null);
  const draft = useRef<Draft>({});
  const offered = useRef("");
  // One for the page's whole life: what is yet to come alive in it would be drawn anew with each new one.
  const control = useMemo(
    (): EnquiryControl => ({
      enquiry,
      open: (event, ask, message) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        const written = draft.current.message ?? "";
        if (message && (written === "" || written === offered.current)) {
          draft.current = { ...draft.current, message };
          offered.current = message;
        }
        setAsked(ask);
      },
    }),
    [enquiry],
  );
  return (
    <EnquiryContext value={control}>
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
