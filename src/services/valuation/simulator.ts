import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { loopbackServer } from "../../lib/net/loopback-server.ts";
import { descriptionsFor, pictureOf, type SimulatedVehicle, vehicleFor, vehicleOfVin } from "./simulated-vehicles.ts";

interface ReceivedCall {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface ValuationSimulator {
  /** `http://127.0.0.1:<port>/api/eval-expert` */
  readonly url: string;
  /** The newest calls that were accepted, at most 100, oldest first; a file is reported by name, type and bytes. */
  readonly received: readonly ReceivedCall[];
  /**
   * Answers the next calls with this instead: a status, no answer, a body that is not JSON, or more than any client
   * reads.
   */
  behave(answer: number | "hang" | "garbage" | "flood" | null): void;
  close(): Promise<void>;
}

const MAX_STORED_CALLS = 100;

/**
 * The valuation vendor on this machine: it knows every number plate and invents the vehicle, the same one each time.
 * A few plates are for trying things out:
 *
 * - `REG4SUCCESS` is one vehicle, `REG4VINONLY` three to choose from, `REG4NOMATCH` none
 * - `REG4WARNING` is found, but its valuation is refused with a reason; `REG4ERROR` fails
 *
 * It requires a key only when it is given one.
 */
export async function valuationSimulator({ key }: { readonly key?: string } = {}): Promise<ValuationSimulator> {
  const received: ReceivedCall[] = [];
  let behaviour: Parameters<ValuationSimulator["behave"]>[0] = null;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const name = (request.url ?? "").split("/").at(-1) ?? "";
    const fields = await fieldsOf(request);
    if (key && request.headers.authorization !== `Bearer ${key}`) return send(response, 401, { error: "Unknown key." });
    if (behaviour === "hang") return;
    if (behaviour === "garbage") return response.writeHead(200).end("<html>");
    if (behaviour === "flood") return response.writeHead(200).end(`["${"x".repeat(1024 * 1024)}"]`);
    if (behaviour !== null) return send(response, behaviour, {});
    received.push({ name, fields });
    received.splice(0, received.length - MAX_STORED_CALLS);
    const { status, body } = CALLS[name]?.(fields) ?? { status: 404, body: { error: "There is no such call." } };
    send(response, status, body);
  };
  const { origin, close } = await loopbackServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  return {
    url: `${origin}/api/eval-expert`,
    received,
    behave: (next) => {
      behaviour = next;
    },
    close,
  };
}

type Fields = Readonly<Record<string, unknown>>;
interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const bytes = await buffer(request);
  const type = request.headers["content-type"] ?? "";
  if (!type.startsWith("multipart/")) return JSON.parse(bytes.toString());
  const form = await new Response(new Uint8Array(bytes), { headers: { "Content-Type": type } }).formData();
  return Object.fromEntries(
    [...form].map(([name, value]) => [
      name,
      typeof value === "string" ? value : { name: value.name, type: value.type, bytes: value.size },
    ]),
  );
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const headers = { "Content-Type": "application/json", ...(status === 307 ? { Location: "/elsewhere" } : {}) };
  response.writeHead(status, headers).end(JSON.stringify(body));
}

const found = (item: unknown): Answer => ({ status: 200, body: [item] });
const refused = (error: string, status = 422): Answer => ({ status, body: { error } });

/** The valuation's id contains its vehicle, so that a restarted simulator still knows it. */
const evalIdOf = ({ rego, state, choice }: SimulatedVehicle) =>
  `EV-${Buffer.from(JSON.stringify([rego, state, choice])).toString("base64url")}`;

function vehicleOfEval(evalid: unknown): SimulatedVehicle | null {
  try {
    const parts = JSON.parse(Buffer.from(String(evalid).slice("EV-".length), "base64url").toString());
    return vehicleFor(String(parts[0]), String(parts[1]), Number(parts[2]));
  } catch {
    return null;
  }
}

const CALLS: Readonly<Record<string, (fields: Fields) => Answer>> = {
  "enter-vin": ({ rego, state }) => {
    const plate = String(rego);
    if (plate === "REG4ERROR") return refused("", 500);
    const vehicle = vehicleFor(plate, String(state), 0);
    if (!vehicle) return { status: 200, body: [] };
    const offered = descriptionsFor(vehicle);
    if (offered.length === 0) return found({ EvalID: evalIdOf(vehicle), ...pictureOf(vehicle) });
    // The vendor writes the name in both ways, and so does the simulator.
    const name = vehicle.year % 2 ? "VechielDescriptions" : "VechicleDescriptions";
    return found({ EvalID: null, VIN: vehicle.vin, [name]: offered });
  },
  "manual-entry": ({ vin, desc }) => {
    const vehicle = vehicleOfVin(String(vin), String(desc));
    return vehicle
      ? found({ EvalID: evalIdOf(vehicle), ...pictureOf(vehicle) })
      : refused("This vehicle is not known.");
  },
  "image-upload": ({ evalid, file }) =>
    vehicleOfEval(evalid) && file
      ? { status: 200, body: { success: true } }
      : refused("This valuation is not known.", 404),
  "update-eval": ({ evalid, km }) => {
    const vehicle = vehicleOfEval(evalid);
    if (!vehicle) return refused("This valuation is not known.", 404);
    if (vehicle.rego === "REG4WARNING") return refused("This vehicle is recorded as a write-off and cannot be valued.");
    return found({ EvalID: evalIdOf(vehicle), ...pictureOf(vehicle, Number(km)) });
  },
};
