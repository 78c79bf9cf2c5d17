/** Words for a vehicle's make, model, badge and year in headings that name several of them. */
const MAKE = /^(makes?|mk|brand|manufacturer|manuf|mfr|marque|marke|marca|merk|fabrikat|hersteller)$/;
const MODEL = /^(models?|mdl|range|modell|modele|modelo|modello)$/;
const BADGE = /^(badge|variant|trim|grade|version|derivative|series|spec|edition|submodel)$/;
const YEAR = /^(year|yr|my|jahr|baujahr|bouwjaar|annee|ano|anno)$/;
/** Words for the vehicle that may begin such a heading. */
const VEHICLE = /^(vehicles?|veh|car|bike|truck|van|caravan|unit|item|full|description|desc|details)$/;
/** Other words that such a heading may contain: connectives, and other facts found in a vehicle's name. */
const FURTHER =
  /^(and|n|und|et|en|y|e|och|og|of|the|with|w|plus|incl?|including|names?|body|shape|style|engine|size|colour|color|doors|trans|transmission|fuel|drive|type)$/;
const MOST_WORDS = 8;

/**
 * The field meant by a list of names: "Make/Model/Derivative", "Year Make Model" and "Vehicle (make/model/badge)" are
 * the title, "Model + Badge" is the model; null for any other heading, including key paths ("make.model") and a model
 * with only a year ("Model year").
 */
export function fieldOfNames(heading: string): "title" | "model" | null {
  if (/[.>@]\S/.test(heading)) return null;
  const words = heading
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return null;
  const names = (part: RegExp) => words.some((word) => part.test(word));
  const begins = [MAKE, MODEL, YEAR, VEHICLE].some((part) => part.test(words[0] ?? ""));
  const isAll = words.every((word) => [MAKE, MODEL, BADGE, YEAR, VEHICLE, FURTHER].some((part) => part.test(word)));
  // A Dutch "type" is the model.
  if (!begins || !isAll || !(names(MODEL) || (names(/^merk$/) && names(/^type$/)))) return null;
  if (names(MAKE) || (names(YEAR) && names(BADGE))) return "title";
  return /^model\s*[+&/]/i.test(heading) && words.length === 2 && BADGE.test(words[1] ?? "") ? "model" : null;
}
