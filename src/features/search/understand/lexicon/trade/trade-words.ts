import type { ItemType } from "../../../../vocabulary/vehicle-kinds.ts";
import { EQUIPMENT_TERMS } from "./equipment-terms.ts";
import { type TradeTerm, term } from "./trade-term.ts";

/**
 * The trade's vocabulary as data: for each field, the values that stock may have and the words that people use to ask
 * for them. Words are written as people type them. Joined, split and hyphenated forms, plurals in "s" and misspellings
 * need no entry.
 */

/** The fields as the reader names them. `vocabulary.ts` maps each to a field of the index. */
export type TradeField =
  | "condition"
  | "body"
  | "fuel"
  | "transmission"
  | "drive"
  | "colour"
  | "cab"
  | "axles"
  | "category"
  | "equipment"
  | "kind"
  | "status"
  | "certified";

/** "My Ls", "got his Ps": learner and provisional plates, by their letters. */
const platesOf = (letter: string): string =>
  "my|his|her|their|our|on|got|red|green"
    .split("|")
    .flatMap((word) => [`${word} ${letter}s`, `${word} ${letter} s`])
    .join("|");
const PLATES = `${platesOf("l")}|${platesOf("p")}`;

export const TRADE_TERMS: Readonly<Record<TradeField, readonly TradeTerm[]>> = {
  condition: [
    term("used", "used|second hand|secondhand|2nd hand|pre owned|preowned|preloved|pre loved|previously owned", "Used"),
    term("demo", "demo|demos|demonstrator|ex demo|ex demonstrator|dealer demo", "Demo"),
    term("new", "new|brand new|brandnew|unregistered new|factory new", "New"),
  ],
  body: [
    term(
      "Ute|Utility|Pickup",
      "ute|utes|utility|pickup|pick up|tray back|trayback|tray back ute|pickup truck|tradie ute|work ute|bakkie|tray|steel tray|alloy tray|aluminium tray|flat tray|drop side|dropside",
    ),
    term(
      "SUV",
      "suv|suvs|sport utility|sport utility vehicle|sports utility vehicle|crossover|cross over|softroader|soft roader",
    ),
    term("Hatch|Hatchback", "hatch|hatches|hatchback|hatchbacks|hatch back|sportback|liftback|lift back|hatchy"),
    term("Sedan", "sedan|sedans|saloon|sdn"),
    term(
      "Wagon|Station Wagon|Stationwagon",
      "wagon|wagons|station wagon|stationwagon|estate|estate car|sportwagon|sports wagon|sportswagon|avant|wgn|s wagon|stn wagon|shooting brake|shootingbrake|combi",
    ),
    term("Coupe", "coupe|coupes"),
    term(
      "Convertible|Cabriolet|Softtop",
      "convertible|convertibles|cabriolet|cabrio|soft top|softtop|drop top|rag top|ragtop",
    ),
    term("People Mover", "people mover|people movers|peoplemover|mpv|minivan|mini van|people carrier"),
    term("Van", "van|vans|panel van|work van|delivery van|cargo van|tradie van|courier van"),
    term("Cab Chassis|Cab Chassis Truck", "cab chassis|chassis cab|cab and chassis|c chassis|cab chas"),
    term("Bus", "bus|buses|minibus|mini bus|coach"),
    term(
      "Motorhome",
      "motorhome|motor home|motorhomes|rv|m home|mhome|a class motorhome|b class motorhome|c class motorhome|" +
        "a class motor home|b class motor home|c class motor home",
    ),
    term("Campervan", "campervan|camper van|campervans"),
    term("Camper Trailer", "camper trailer|camper trailers|campertrailer|camper|c trailer|camping trailer"),
    term("Pop Top", "pop top|poptop|pop top caravan|pop top van|pop up top|p top|ptop"),
    term("Fifth Wheeler", "fifth wheeler|5th wheeler|fifth wheel|5th wheel"),
    term("Hybrid", "hybrid caravan|hybrid van|hybrid camper"),
    term(
      "Caravan",
      "caravan|caravans|van|vans|touring van|tourer van|touring caravan|tourer caravan|c van|carvan|caravn",
    ),
    term(
      "Tray|Tray Truck",
      "tray truck|tray top|traytop|flatbed|flat bed|flat top|flattop|flat top truck|table top|tabletop|tray|flat tray|steel tray|alloy tray|aluminium tray|drop side|dropside",
    ),
    term("Pantech", "pantech|pantechs|pantec|box truck|box body|furniture truck|removalist truck"),
    term(
      "Tipper",
      "tipper|tippers|tip truck|tipper truck|tipping truck|dump truck|3 way tip|three way tip|3 way tipper|three way tipper|side tipper|tip tray|tipping tray",
    ),
    term("Curtainsider", "curtainsider|curtain sider|curtainside|tautliner|taut liner"),
    term("Prime Mover", "prime mover|prime movers|primemover|semi|p mover"),
    term(
      "Refrigerated",
      "refrigerated|fridge truck|fridge pan|fridge pantech|freezer pan|refrigerated pan|refrigerated truck|freezer truck|chiller|reefer",
    ),
    term("Service Body", "service body|service truck|servicebody"),
    term("Scooter", "scooter|scooters|moped"),
    term("Naked", "naked|naked bike|nakeds|street bike|streetfighter|roadster bike"),
    term("Sport", "sport bike|sports bike|sportbike|sportsbike|superbike|supersport|sport|sports"),
    term("Adventure", "adventure|adventure bike|adventure tourer|adv bike|dual sport"),
    term("Cruiser", "cruiser|cruisers|cruiser bike|bobber|bobbers|chopper|choppers"),
    term("Touring", "touring bike|tourer|sport tourer"),
    term("Classic", "classic bike|retro bike|cafe racer|classic"),
    term("Off Road", "trail bike|dirt bike|enduro|motocross|off road bike|farm bike|ag bike|ag bikes|trail|dirtbike"),
  ],
  fuel: [
    term(
      "Electric|Battery Electric|EV",
      "electric|ev|evs|bev|fully electric|full electric|battery electric|all electric|pure electric|purely electric|elec",
    ),
    term("PHEV|Plug-in Hybrid", "phev|plug in hybrid|plugin hybrid|plug in|plugin"),
    term("Hybrid", "hybrid|hev|petrol hybrid|self charging hybrid|petrol electric|hybrid electric|hyb|ehev|e hev"),
    term(
      "Diesel",
      "diesel|diesels|turbo diesel|turbodiesel|tdi|crdi|oil burner|dsl|t d|turbo d|t diesel|t dsl|turbo dsl|crd|common rail|common rail diesel|cdti|tdci|hdi|bluehdi",
    ),
    term("Petrol", "petrol|petrols|unleaded|ulp|gasoline|ptrl"),
    term("LPG", "lpg|gas|autogas|dual fuel"),
    term("Hydrogen", "hydrogen|fuel cell|fcev"),
  ],
  transmission: [
    term(
      "Automatic",
      "automatic|automatics|auto|autos|auto transmission|automatic transmission|auto gearbox|automatic gearbox|auto box|autobox|automatic box|auto gear|automatic gear|spts auto|spts automatic|cvt|ecvt|dct|dsg|pdk|edc|tiptronic|lineartronic|xtronic|stronic|s tronic|steptronic|geartronic|multitronic|powershift",
    ),
    term(
      "Manual",
      "manual|manuals|manual box|manual gear|stick|stick shift|man trans|manual transmission|manual gearbox",
    ),
  ],
  drive: [
    term("4WD|4x4", "4wd|4wds|4x4|4x4s|4 x 4|4 wheel drive|four wheel drive|four by four|4 by 4|fourwheeldrive"),
    term(
      "AWD",
      "awd|all wheel drive|allwheeldrive|quattro|4matic|xdrive|4motion|symmetrical awd|i activ awd|iactiv awd|super all wheel control|htrac|dual motor|twin motor",
    ),
    term("FWD", "fwd|front wheel drive"),
    term("RWD", "rwd|rear wheel drive"),
    term("FWD|RWD|2WD|4x2", "2wd|two wheel drive|2 wheel drive|2x4", "2WD"),
    term("4x2", "4x2|4 x 2"),
    term("6x4", "6x4|6 x 4|six by four|6 wheeler|six wheeler|bogie drive|bogie"),
    term("8x4", "8x4|8 x 4|eight wheeler|8 wheeler"),
    term("6x2", "6x2|6 x 2"),
  ],
  colour: [
    term("White", "white|wht|whte|off white|ivory"),
    term("Black", "black|blk|blck"),
    term("Grey|Gray", "grey|gray|gry|charcoal|gunmetal|gun metal|graphite"),
    term("Silver", "silver|quicksilver|slvr"),
    term("Blue", "blue|blu|navy|teal|turquoise"),
    term("Red", "red"),
    term("Green", "green|grn|olive|khaki"),
    term("Orange", "orange"),
    term("Yellow", "yellow|ylw|yel"),
    term("Gold", "gold|champagne"),
    term("Brown", "brown|tan"),
    term("Beige", "beige|sand"),
    term("Purple", "purple"),
    term("Pink", "pink"),
    term("Bronze", "bronze"),
    term("Maroon", "maroon|burgundy"),
    term("Cream", "cream"),
  ],
  cab: [
    term(
      "Dual cab",
      "dual cab|dualcab|duel cab|dule cab|double cab|crew cab|crewcab|d cab|twin cab|dc|4 door ute|four door ute",
    ),
    term(
      "Extra cab",
      "extra cab|space cab|spacecab|super cab|king cab|extended cab|freestyle cab|xtra cab|x cab|e cab|club cab",
    ),
    term("Single cab", "single cab|singlecab|s cab|sc|regular cab|2 door ute"),
  ],
  axles: [
    term("Single", "single axle|one axle|1 axle|s axle", "Single axle"),
    term(
      "Tandem",
      "tandem axle|tandem|dual axle|twin axle|double axle|two axles|2 axles|2 axle|d axle|t axle",
      "Tandem axle",
    ),
    term("Triple", "tri axle|triple axle|triaxle", "Triple axle"),
  ],
  category: [
    term(
      "Car (C) licence",
      "car licence|without a truck licence|without truck licence|no truck licence|c licence|car lic|c class licence|c class truck|class c|normal licence|standard licence|ordinary licence|regular licence|normal car licence|ordinary car licence|standard car licence|regular car licence",
      "Car licence",
    ),
    term(
      "Light rigid (LR) licence",
      "lr|lr lic|lr licence|light rigid|light rigid licence|lr truck|lr class",
      "LR licence",
    ),
    term("Medium rigid (MR) licence", "mr|mr lic|mr licence|medium rigid|mr truck|mr class", "MR licence"),
    term("Heavy combination (HC) licence", "hc licence|heavy combination|heavy combination licence", "HC licence"),
    term("Multi-combination (MC) licence", "mc licence|multi combination|multi combination licence", "MC licence"),
    term("Heavy rigid (HR) licence", "hr|hr lic|hr licence|heavy rigid|hr truck|hr class", "HR licence"),
    term(
      "LAMS approved",
      "lams|lams approved|lams legal|lams bike|learner bike|learner|learner legal|learner approved|learners|l plate bike|" +
        "restricted licence|restricted bike|restricted rider|re licence|re class|learner licence|" +
        "learners licence|learner permit|l plate|l plates|l plater|learner rider|p plate bike|learner friendly|" +
        `first bike|first motorbike|first motorcycle|new to riding|beginner bike|starter bike|beginner|beginners|beginner rider|new rider|first time rider|novice|${PLATES}`,
    ),
    term("Off-road", "off road|offroad|off road capable|off roader"),
    term(
      "First car",
      "first car|p1 legal|p2 legal|p1 driver|p2 driver|p1 plate|p2 plate|p1 plates|p2 plates|p plater|p plate|p plate car|p plate legal|p plater legal|p plate friendly|p plate approved|p legal|" +
        "on p s|on my p s|for p s|for my p s|red p s|green p s|red p plate|green p plate|provisional licence|" +
        `l plate|l plates|l plater|learner|learners|learner car|learner driver|new driver|first time driver|got my licence|got his licence|got her licence|passed my test|beginner|beginners|beginner driver|novice|${PLATES}`,
    ),
  ],
  equipment: EQUIPMENT_TERMS,
  kind: [
    term(
      "motorcycle",
      "motorcycle|motorcycles|motorbike|motorbikes|motor bike|bike|bikes|m bike|m cycle|mcycle",
      "Motorcycles",
    ),
    term("truck", "truck|trucks|lorry", "Trucks"),
    term("caravan", "caravans and campers", "Caravans"),
  ],
  status: [
    term("coming_soon", "coming soon|arriving soon|in transit|on the way|on order|pre order|preorder", "Coming soon"),
    term("in_stock", "in stock|available now|ready to go|ready to drive away", "In stock"),
  ],
  certified: [term("true", "certified|certified pre owned|cpo|approved used", "Certified")],
};

/**
 * Equipment specific to one kind of vehicle. Its words keep their meaning on a site of that kind even while no vehicle
 * has it.
 */
export const KINDS_OF_EQUIPMENT: ReadonlyMap<string, ItemType> = new Map([
  ...["Panniers", "Heated Grips", "Quick Shifter"].map((name) => [name, "motorcycle"] as const),
  ...["Crane", "Beavertail", "Tail Lift", "Sleeper Cab"].map((name) => [name, "truck"] as const),
]);

/**
 * Fields whose words keep their meaning while no car has the value: "No electric cars". Words of other fields lose
 * theirs.
 */
export const MEANT_AT_ZERO: ReadonlySet<TradeField> = new Set([
  "condition",
  "fuel",
  "transmission",
  "drive",
  "colour",
  "certified",
]);
