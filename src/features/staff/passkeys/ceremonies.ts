import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Database } from "../../../db/open.ts";
import { err, ok, type Result } from "../../../lib/result.ts";
import { recordAct } from "../audit/mutations.ts";
import { staffById } from "../data.ts";
import type { Staff } from "../person.ts";
import { passkeyById, passkeysOf } from "./data.ts";
import { countPasskey, keepChallenge, keepPasskey, takeChallenge } from "./mutations.ts";

/** The desk's origin and host. Passkeys work only there. */
export interface DeskOrigin {
  /** `https://desk.dealer.example` */
  readonly origin: string;
  readonly host: string;
}

/** The browser, identified by its ticket, and the time of its request in epoch ms. */
interface AtBrowser {
  readonly browser: string;
  readonly now: number;
}

const TITLE = "Forecourt desk";
/** The most passkeys per person. */
const MOST_PASSKEYS = 10;

const FAILED = "The passkey could not be checked. Try again, or ask for a link by mail.";

/** The options for a browser to create a new passkey for a signed-in person. */
export async function beginPasskey(
  db: Database,
  { host }: DeskOrigin,
  staff: Staff,
  { browser, now }: AtBrowser,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(db, staff.id);
  const options = await generateRegistrationOptions({
    rpName: TITLE,
    rpID: host,
    userID: new TextEncoder().encode(`staff-${staff.id}`),
    userName: staff.email,
    userDisplayName: staff.name,
    attestationType: "none",
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await keepChallenge(db, { browser, challenge: options.challenge, purpose: "add", staffId: staff.id, now });
  return options;
}

/** Stores the passkey that a browser has created. */
export async function addPasskey(
  db: Database,
  { origin, host }: DeskOrigin,
  staff: Staff,
  { response, name, browser, now }: AtBrowser & { readonly response: unknown; readonly name: string },
): Promise<Result<null, string>> {
  const stored = await takeChallenge(db, { browser, purpose: "add", now });
  if (stored?.staffId !== staff.id) return err("That took too long. Press the button again.");
  if ((await passkeysOf(db, staff.id)).length >= MOST_PASSKEYS)
    return err(`You have ${MOST_PASSKEYS} passkeys. Take one off before you add another.`);
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: stored.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
  }).catch(() => null);
  if (!verified?.verified) return err(FAILED);
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  const key = Buffer.from(publicKey).toString("base64url");
  const passkey = {
    id,
    publicKey: key,
    counter,
    transports: (transports ?? []) as AuthenticatorTransport[],
    name,
    staffId: staff.id,
  };
  return db.transaction().execute(async (trx) => {
    if (!(await keepPasskey(trx, passkey, now))) return err("That passkey is known already.");
    await recordAct(trx, { by: staff, subject: `staff:${staff.id}`, action: "add a passkey", after: { name }, now });
    return ok(null);
  });
}

/**
 * The options for a browser to sign with a passkey: with any passkey to sign in (`staff` null), or with one of this
 * person's to confirm their identity.
 */
export async function askForPasskey(
  db: Database,
  { host }: DeskOrigin,
  staff: Staff | null,
  { browser, now }: AtBrowser,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const own = staff ? await passkeysOf(db, staff.id) : [];
  const options = await generateAuthenticationOptions({
    rpID: host,
    userVerification: "required",
    ...(staff ? { allowCredentials: own.map(({ id, transports }) => ({ id, transports: [...transports] })) } : {}),
  });
  const purpose = staff ? "confirm" : "sign-in";
  await keepChallenge(db, { browser, challenge: options.challenge, purpose, staffId: staff?.id ?? null, now });
  return options;
}

/**
 * The owner of the passkey that signed, who must be `staff` if that is given. A sentence if the signature is not valid.
 */
export async function takePasskey(
  db: Database,
  { origin, host }: DeskOrigin,
  staff: Staff | null,
  { response, browser, now }: AtBrowser & { readonly response: unknown },
): Promise<Result<Staff, string>> {
  const stored = await takeChallenge(db, { browser, purpose: staff ? "confirm" : "sign-in", now });
  if (!stored || stored.staffId !== (staff?.id ?? null)) return err("That took too long. Press the button again.");
  const id = (response as { id?: unknown } | null)?.id;
  const passkey = typeof id === "string" && id.length <= 1_400 ? await passkeyById(db, id) : null;
  if (!passkey || (staff && passkey.staffId !== staff.id))
    return err("This passkey is not known here. Ask for a link by mail.");
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: stored.challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
      transports: [...passkey.transports] as AuthenticatorTransport[],
    },
  }).catch(() => null);
  if (!verified?.verified) return err(FAILED);
  await countPasskey(db, passkey.id, verified.authenticationInfo.newCounter, now);
  const person = await staffById(db, passkey.staffId);
  return person ? ok(person) : err("This passkey is not known here. Ask for a link by mail.");
}
