import type { IndexedCar } from "../../../stock/data.ts";
import { oncePerList, sharedList } from "./shared-values.ts";

/** Equipment that shoppers search for: its name, and the spellings in feeds. One text may name several items. */
const EQUIPMENT: readonly (readonly [name: string, written: RegExp])[] = [
  ["Sunroof", /sun ?-?roof|moon ?-?roof|panoramic (glass )?roof|panoroof/i],
  ["Apple CarPlay", /car ?play/i],
  ["Android Auto", /android ?auto/i],
  ["Tow Bar", /tow ?-?bar|tow(ing)? (pack|hitch|kit|ball)|towbar/i],
  ["Bull Bar", /bull ?-?bar/i],
  ["Roof Racks", /roof ?(rack|rail|bar)s?/i],
  ["Canopy", /canopy/i],
  ["Tub Liner", /tub ?liner/i],
  ["Snorkel", /snorkel/i],
  ["Winch", /winch/i],
  ["Diff Lock", /diff(erential)?[ .-]*lock/i],
  ["Adaptive Cruise Control", /(adaptive|active|radar).{0,12}cruise/i],
  ["Cruise Control", /cruise ?control/i],
  ["360 Camera", /360|surround.{0,6}(view|camera)|around.?view|bird.?s.?eye/i],
  ["Reversing Camera", /(revers\w*|rear|back ?-?up).{0,12}(camera|view)/i],
  ["Parking Sensors", /park(ing)? (sensor|distance)|parktronic|park assist|(rear|front) sensors/i],
  ["Blind Spot Monitor", /blind.?spot/i],
  ["Lane Keep Assist", /lane.{0,8}(keep|assist|departure)/i],
  ["Emergency Braking", /emergency.{0,4}brak|\baeb\b/i],
  ["Heated Seats", /heated.{0,14}seat|seat.{0,4}heat/i],
  ["Cooled Seats", /(cooled|ventilated).{0,14}seat/i],
  ["Leather Seats", /leather/i],
  ["Satellite Navigation", /sat(ellite)?[ .-]*nav|navigation|\bgps\b/i],
  ["Head-Up Display", /head.?up/i],
  ["Keyless Start", /keyless|push.?button start|smart key/i],
  ["Power Tailgate", /(power\w*|electric|hands.?free).{0,14}(tailgate|boot)/i],
  ["Wireless Charging", /wireless.{0,12}charg/i],
  ["DC Fast Charging", /fast.?charg/i],
  ["Premium Audio", /premium (audio|sound)|\bbose\b|harman|\bjbl\b|burmester|bang.{0,6}olufsen/i],
  ["Bluetooth", /bluetooth/i],
  ["Alloy Wheels", /alloy|mag wheels/i],
  ["Climate Control", /climate.?control/i],
  ["LED Headlights", /led.{0,8}(head)?light/i],
  ["Window Tint", /window ?tint|tinted/i],
  ["Third Row", /third row|3rd row/i],
  ["Isofix", /iso ?fix/i],
  ["Ensuite", /en ?-?suite|shower.{0,5}toilet/i],
  ["Bunks", /\bbunk ?beds?|\bbunks?\b(?!er)/i],
  ["Solar", /solar/i],
  ["Awning", /awning/i],
  ["Air Conditioning", /air.?con/i],
  ["Lithium Battery", /lithium/i],
  ["Queen Bed", /queen/i],
  ["Toilet", /toilet/i],
  ["Washing Machine", /washing machine|washer/i],
  ["Diesel Heater", /diesel heater/i],
  ["Tail Lift", /tail ?-?(lift|gate loader)|tailgate lift/i],
  ["Sleeper Cab", /sleeper/i],
  ["PTO", /\bpto\b/i],
  ["Crane", /crane|hiab/i],
  ["Beavertail", /beaver ?-?tail/i],
  ["ABS", /anti.?lock|\babs\b/i],
  ["Quick Shifter", /quick ?-?shift/i],
  ["Heated Grips", /heated grip/i],
  ["Rear Cross-Traffic Alert", /cross.?traffic/i],
  ["Power Seats", /(power\w*|electric).{0,16}seat/i],
  ["Memory Seats", /seat.{0,8}memory|memory.{0,8}seat/i],
  ["Massage Seats", /massag/i],
  ["Heated Steering Wheel", /heated.{0,8}steering|steering wheel.{0,10}heat/i],
  ["Paddle Shifters", /paddle/i],
  ["Digital Dash", /(digital|virtual).{0,8}(dash|cockpit|instrument|cluster)/i],
  ["Touch Screen", /touch.?screen/i],
  ["Digital Radio", /digital radio|\bdab\b/i],
  ["Side Steps", /side ?steps?|running boards?|rock sliders?/i],
  ["Tonneau Cover", /tonneau|roller (shutter|cover|lid)|hard lid/i],
  ["Lift Kit", /lift kit|suspension lift/i],
  ["UHF Radio", /\buhf\b|cb radio/i],
  ["Dual Battery", /(dual|second|auxiliary) batter/i],
  ["Rooftop Tent", /roof.?(top)? tent/i],
  ["Drawers", /drawers|drawer system/i],
  ["Long Range Tank", /long range.{0,6}tank/i],
  ["Light Bar", /light ?bar|spot ?lights?|driving lights/i],
  ["Brake Controller", /brake controller|electric brakes/i],
  ["Cargo Barrier", /(cargo|dog) barrier/i],
  ["Tool Box", /tool ?box/i],
  ["Barn Doors", /barn doors?/i],
  ["Spare Wheel", /full.?size.{0,8}spare|spare (wheel|tyre)/i],
  ["Dash Cam", /dash ?cam/i],
  ["Ambient Lighting", /ambient|mood light/i],
  ["Hill Descent Control", /hill descent/i],
  ["Rear Entertainment", /rear.{0,6}(entertainment|screen)/i],
  ["Vehicle to Load", /\bv2[lh]\b|vehicle.to.load/i],
  ["Slide-Out", /slide.?out/i],
  ["Outdoor Kitchen", /(outdoor|external) kitchen/i],
  ["Twin Beds", /(twin|single) beds/i],
  ["Hot Water", /hot water/i],
  ["Fridge", /fridge|refrigerator/i],
  ["Reverse Cycle", /reverse.?cycle/i],
  ["Panniers", /pannier|side cases?|top ?box/i],
];

/** The names found in recent texts, cached because feeds repeat the same few thousand texts. */
const named = new Map<string, readonly string[]>();
const MOST_NAMED = 20_000;
const LONGEST_TEXT = 200;

/** The names of the equipment in a text; empty if it contains none that people search for. */
function namesIn(text: string): readonly string[] {
  const known = named.get(text);
  if (known) return known;
  const names = EQUIPMENT.filter(([, written]) => written.test(text)).map(([name]) => name);
  if (named.size >= MOST_NAMED) named.clear();
  named.set(text, names);
  return names;
}

const namesInAll = oncePerList((texts) => [...new Set(texts.flatMap((text) => namesIn(text.slice(0, LONGEST_TEXT))))]);
const unnamedIn = oncePerList((texts) => texts.filter((text) => namesIn(text).length === 0));

type EquippedCar = Pick<IndexedCar, "standardEquipment" | "filtered_features" | "badge" | "body" | "item_type">;

/** The equipment for each pair of fitted equipment and feature lists, cached because many cars share both lists. */
const equipmentBeside = oncePerList((fitted) =>
  oncePerList((features) => {
    const has = new Set([...namesInAll(fitted), ...namesInAll(features), ...unnamedIn(features)]);
    return has.size === 0 ? null : sharedList([...has].sort());
  }),
);

/** A car's equipment, plus features that only its feed has a name for, sorted; null for none. */
export function equipmentOf(car: EquippedCar): readonly string[] | null {
  const equipment = equipmentBeside(car.standardEquipment)(car.filtered_features);
  if (car.item_type === "car") return equipment;
  // A caravan's or truck's badge may state its equipment ("Family Bunk", "Vanpack Tail-Lift"). A car's does not.
  const names = namesIn(`${car.badge ?? ""} ${car.body ?? ""}`);
  const all = new Set([...(equipment ?? []), ...names]);
  return all.size === 0 ? null : sharedList([...all].sort());
}
