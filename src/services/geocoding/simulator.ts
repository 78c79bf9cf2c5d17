import { loopbackServer } from "../../lib/net/loopback-server.ts";
import { postcodePlace } from "./table.ts";

/**
 * How the simulator treats the next calls: it answers, sends an error status, sends something that is not JSON, sends
 * more than any client reads, or never answers.
 */
type MapsMood = "answer" | "garbage" | "flood" | "hang" | "over-limit" | "country" | number;

export interface MapsSimulator {
  /** `http://127.0.0.1:<port>/maps/api/geocode/json`, for the live client. */
  readonly address: string;
  /** The `components` parameters of the calls received, oldest first. */
  readonly asked: readonly string[];
  behave(mood: MapsMood): void;
  close(): Promise<void>;
}

/**
 * A maps geocoding service on this machine: it knows the platform's own regions, and refuses a wrong key as the
 * vendor does.
 */
export async function mapsSimulator({ key }: { readonly key: string }): Promise<MapsSimulator> {
  const requests: string[] = [];
  let mood: MapsMood = "answer";
  const { origin, close } = await loopbackServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://maps");
    const components = searchParams.get("components") ?? "";
    requests.push(components);
    if (mood === "hang") return;
    const status = typeof mood === "number" ? mood : 200;
    response.writeHead(status, { "Content-Type": "application/json", Location: "/elsewhere" });
    response.end(bodyOf(mood, components, searchParams.get("key") === key));
  });
  return {
    address: `${origin}/maps/api/geocode/json`,
    asked: requests,
    behave: (next) => {
      mood = next;
    },
    close,
  };
}

function bodyOf(mood: MapsMood, components: string, isKnown: boolean): string {
  if (mood === "garbage") return "<html>Service busy</html>";
  if (mood === "flood") return " ".repeat(1024 * 1024);
  if (mood === "over-limit") return JSON.stringify({ status: "OVER_QUERY_LIMIT", results: [] });
  if (!isKnown) return JSON.stringify({ status: "REQUEST_DENIED", results: [], error_message: "The key is invalid." });
  if (mood === "country") return JSON.stringify({ status: "OK", results: [result("country", -25.3, 133.8)] });
  const [, postcode = "", country = ""] = /^postal_code:(\d{4})\|country:([A-Z]{2})$/.exec(components) ?? [];
  const place = country === "AU" ? postcodePlace(postcode) : null;
  if (!place) return JSON.stringify({ status: "ZERO_RESULTS", results: [] });
  const found = { ...result("postal_code", place.lat, place.lng), address_components: [part(place.name, "locality")] };
  return JSON.stringify({ status: "OK", results: [found] });
}

const part = (name: string, type: string) => ({ long_name: name, short_name: name, types: [type, "political"] });
const result = (type: string, lat: number, lng: number) => ({ types: [type], geometry: { location: { lat, lng } } });
