/**
 * Groups of words that mean the same in the trade: searching for one finds all of them. Words that are only joined or
 * split differently ("Mazda 3", "mazda3"; "X-Trail", "xtrail"), unfinished ("jag") or misspelt need no entry. All-wheel
 * drive is not four-wheel drive: a shopper looking for a 4x4 does not want every car that drives all its wheels.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  ["gwm", "great wall"],
  ["merc", "mercedes", "mercedes benz"],
  ["vw", "volkswagen"],
  ["chev", "chevy", "chevrolet"],
  ["bmw", "beemer", "bimmer"],
  ["subie", "subaru"],
  ["kgm", "ssangyong"],
  ["rangie", "range rover"],
  ["lc79", "land cruiser 79", "landcruiser 79"],
  ["lc200", "land cruiser 200", "landcruiser 200"],
  ["lc300", "land cruiser 300", "landcruiser 300"],
  ["ute", "utility", "pickup", "pick up"],
  ["dual cab", "double cab", "crew cab"],
  ["wagon", "station wagon", "estate"],
  ["hatch", "hatchback"],
  ["convertible", "cabriolet", "cabrio"],
  ["people mover", "mpv", "minivan"],
  ["4wd", "4x4", "4 x 4", "four wheel drive"],
  ["awd", "all wheel drive"],
  ["fwd", "front wheel drive"],
  ["rwd", "rear wheel drive"],
  ["auto", "automatic"],
  ["ev", "electric"],
  ["phev", "plug in hybrid"],
  ["hev", "hybrid"],
  ["lpg", "gas"],
  ["grey", "gray"],
];
