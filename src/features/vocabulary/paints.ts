import type { SIMPLE_COLOURS } from "./vocabulary.ts";

export type SimpleColour = (typeof SIMPLE_COLOURS)[number];

/**
 * Paints that makers sold in Australia under names without a colour's word, by the colour that a person sees. The names
 * are facts of makers' price lists; one that two makers gave to different colours is left out.
 */
export const PAINTS: Readonly<Partial<Record<SimpleColour, string>>> = {
  White:
    "crystal pearl|heron|starlight|ivory pearl|quartz pearl|polar|frosted pearl|ceramic ice|glacier|arctic|summit|diamond|oryx|candy|fuji pearl|pearl crystal|ibis|calcite|rhodium|ostuni|yulong",
  Black:
    "phantom|silhouette|panther|midnight|ink|starry night|galaxy|panthera|deep crystal|ninja|kuro|carbon flash|sapphire metallic|santorini|narvik|mythos|void|abyss|underground|agate",
  Grey: "nitrate|ego|smoke|magnetic|gun metallic|panthera metal|mercury|meteor|conquer|alto|hurricane|iron|stealth|tungsten|asteroid|thunder|nardo|daytona|quantum|manhattan|polymetal|machine|zenith|ceramic|storm|gravity|nimbus|steel dust|amazon|iron bark|urban|satin steel|titanium flash|mineral|magnum|monsoon|dolphin|kodo|galena|magnetite|cool khaki|kemora|selenite|tenorite|vapour|corris|eiger|urano|indium|celestite|lunar rock|moonscape|carbonized|brooklyn|skyscraper|dravit|sophisto|osmium|scotia|carpathian",
  Silver:
    "lightning strike|fluid metal|moondust|sonic|reflex|sterling|blade|liquid metal|quicksilver|billet|switchblade|ice|sleek|sunlight|sparkling|typhoon metallic|platinum quartz|garage metal|palladium|florett|indus|fluidic metal|pyrit|silicon|zermatt|hakuba",
  Blue: "kinetic|nitro|bionic|velocity|winning|blueprint|saturn|nebula|wr|san marino|estoril|mystic|some kinda|slipstream|voodoo|perfect|performance|deep impact|aurora|hydro|tidal|eclipse|atlantis|lagoon|le mans|pacific|marina|breeze|denim|ultramarine|bayside|electric storm|dusk|moonlight cloud|navarra|cavansite|portimao|tanzanite|phytonic|byron|loire|starling|biophilic|ingot|makena",
  Red: "feverish|atomic rush|wildfire|soul|sizzle|redhot|red hot|red diamond|seduce|race|tornado|runway|fiery|burning|infrared|inferno|passion|barcelona|fire|lava|lipstick|hot chilli|sting|vermillion fire|imola|misano|tango|flash|venetian|milano|burning ember|absolute|firenze|aventurine|hyacinth|patagonia|montalcino|emotional|supersonic|burning hot",
  Orange:
    "saber|light my fire|octane|fury|solar flare|sunrise copper|inca|volcano|twist|volcanic|valencia|outback|fire ember",
  Yellow: "rapid|shanghai|hornet|luxe|tiger|racing|sunburst|speed|devil|dakar|citron|absolute yellow",
  Green: "regal peacock|karma|toxic|acid rush|boston|atlantis green|poison ivy|cactus|british racing|gecko|rainforest",
  Brown:
    "titanium mica|forged copper|dusty|sepia|pyrite|hazel|dark brick|tiger eye|burnished|truffle|java|bournville|fantale|mokka|oak",
  Beige: "zircon|mojave|desert|quicksand|kalahari|sahara|savannah|dune|birch light|kaikoura|gondwana",
  Maroon: "vixen|emperor|merlot|chianti|morello|mulberry|damson|cabernet|shiraz|barolo",
  Purple: "plum crazy|wildberry|vivid amethyst|nightshade|heliotrope",
  Gold: "citrine|harvest|vegas|sovereign",
};
