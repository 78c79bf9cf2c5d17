import { join } from "node:path";
import { cabinNames, type Effort, GOOD, QUICK, takeCabin } from "./cabins/take.ts";
import { type Noted, note } from "./manifest.ts";
import { groundNames, placeNames, takeGround, takePlace } from "./places/take.ts";

/** The kinds of pictures besides vehicles', as the studio's command names them. */
const sceneKinds = ["cabins", "places", "grounds"] as const;
export type SceneKind = (typeof sceneKinds)[number];

export const isSceneKind = (word: string): word is SceneKind => sceneKinds.some((kind) => kind === word);

/** `wanted`, or all there are. */
const chosen = (all: readonly string[], wanted: readonly string[]) =>
  wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

/**
 * Makes cabins, places or grounds and adds them to the manifest. A quick run makes small pictures and adds nothing.
 * @param folder usually `demo/art`
 */
export async function takeScenes(
  kind: SceneKind,
  wanted: readonly string[],
  folder: string,
  quick: boolean,
): Promise<void> {
  const effort: Effort = quick ? QUICK : GOOD;
  const entries: Record<string, Noted> = {};
  for (const name of chosen({ cabins: cabinNames, places: placeNames, grounds: groundNames }[kind], wanted)) {
    if (kind === "cabins") entries[name] = await takeCabin(name, join(folder, kind), effort);
    if (kind === "places") await takePlace(name, join(folder, kind), effort);
    if (kind === "grounds") await takeGround(name, join(folder, kind));
    entries[name] ??= { width: kind === "grounds" ? 1600 : 1200, height: kind === "grounds" ? 1000 : 750 };
    if (!quick) note(folder, kind, entries);
  }
}
