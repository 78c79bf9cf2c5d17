import { type ReactNode, useState } from "react";
import { Link, useRevalidator } from "react-router";
import { useHydrated } from "../../ui/motion/use-hydrated.ts";
import { Blank } from "./blank.tsx";
import { Note } from "./note.tsx";

type Ceremony = "sign-in" | "add" | "confirm";

/** The two requests of each ceremony: their address and intents. */
const CALLS: Readonly<Record<Ceremony, { readonly to: string; readonly begin: string; readonly end: string }>> = {
  "sign-in": { to: "/desk/sign-in/passkey", begin: "begin", end: "end" },
  add: { to: "/desk/account/passkey", begin: "begin to add", end: "add" },
  confirm: { to: "/desk/account/passkey", begin: "begin to confirm", end: "confirm" },
};

async function call(to: string, fields: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await fetch(to, {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** Runs a ceremony with the browser's own dialog. Returns a sentence if it failed, null if it succeeded. */
async function run(ceremony: Ceremony): Promise<string | null> {
  const { to, begin, end } = CALLS[ceremony];
  const tools = await import("@simplewebauthn/browser").catch(() => null);
  if (!tools) return "The desk was updated meanwhile. Reload this page, then press again.";
  const { startAuthentication, startRegistration } = tools;
  try {
    const begun = await call(to, { intent: begin });
    if (typeof begun.error === "string") return begun.error;
    const optionsJSON = begun.options as never;
    const response =
      ceremony === "add" ? await startRegistration({ optionsJSON }) : await startAuthentication({ optionsJSON });
    const ended = await call(to, { intent: end, response: JSON.stringify(response) });
    return typeof ended.error === "string" ? ended.error : null;
  } catch (error) {
    const wasLeft = error instanceof Error && (error.name === "NotAllowedError" || error.name === "AbortError");
    return wasLeft
      ? "Nothing was confirmed. Press the button again when you are ready."
      : "This browser could not use a passkey here. Ask for a link by mail.";
  }
}

interface PasskeyButtonProps {
  readonly ceremony: Ceremony;
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly onDone: () => void;
}

/** A button that asks for a passkey. It appears once JavaScript runs, without which it cannot work. */
export function PasskeyButton({ ceremony, children, primary = false, onDone }: PasskeyButtonProps) {
  const hydrated = useHydrated();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!hydrated || !("PublicKeyCredential" in globalThis)) return null;
  const press = async () => {
    setBusy(true);
    const failed = await run(ceremony);
    setBusy(false);
    setProblem(failed);
    if (failed === null) onDone();
  };
  return (
    <>
      <button type="button" className={primary ? "button go" : "button"} disabled={busy} onClick={() => void press()}>
        {children}
      </button>
      {problem ? <Note kind="late">{problem}</Note> : null}
    </>
  );
}

/** Shown instead of a page whose action needs a fresh confirmation; opens the page once it is given. */
export function ConfirmByPasskey({ what }: { readonly what: string }) {
  const { revalidate } = useRevalidator();
  const button = (
    <PasskeyButton ceremony="confirm" primary onDone={() => void revalidate()}>
      Confirm with your passkey
    </PasskeyButton>
  );
  return (
    <Blank icon="lock" heading="Confirm that it is you" steps={button}>
      To {what}, touch your passkey first. The confirmation holds for five minutes. You add a passkey under{" "}
      <Link to="/account" className="link">
        your account
      </Link>
      .
    </Blank>
  );
}
