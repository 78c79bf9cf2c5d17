import { type TradeTerm, term } from "./trade-term.ts";

/** Equipment under the names that `index/documents/equipment.ts` assigns, however feeds spell it. */
export const EQUIPMENT_TERMS: readonly TradeTerm[] = [
  term(
    "Sunroof",
    "sunroof|sun roof|s roof|electric sunroof|electric sun roof|power sunroof|moonroof|panoramic roof|panoramic sunroof|pano roof|glass roof",
  ),
  term(
    "Apple CarPlay",
    "apple carplay|wireless apple carplay|wireless carplay|apple car play|carplay|car play|apple play|apple",
  ),
  term("Android Auto", "android auto|android"),
  term("Tow Bar", "tow bar|towbar|toe bar|toebar|t bar|tbar|tow hitch|tow pack|tow ball|towball|hitch"),
  term("Bull Bar", "bull bar|bullbar|b bar|bbar|roo bar|nudge bar"),
  term("Roof Racks", "roof racks|roof rack|roofracks|ladder rack|ladder racks|roof rails|roof bars|racks|rack"),
  term("Canopy", "canopy|canopies"),
  term("Tub Liner", "tub liner|tubliner"),
  term("Snorkel", "snorkel"),
  term("Winch", "winch|electric winch"),
  term("Diff Lock", "diff lock|diff locks|difflock|locker|lockers|rear diff lock"),
  term(
    "Adaptive Cruise Control",
    "adaptive cruise|adaptive cruise control|radar cruise|radar cruise control|active cruise control|smart cruise|smart cruise control|acc|active cruise",
  ),
  term("Cruise Control", "cruise control|cruise"),
  term(
    "360 Camera",
    "360 camera|360 cam|360 degree camera|surround camera|surround cam|surround view|birds eye camera|" +
      "surround view camera|360 view|360 view camera|360 degree cam|360 degree view|" +
      "birds eye view|bird eye view|around view|around view monitor|panoramic view monitor",
  ),
  term(
    "Reversing Camera",
    "reversing camera|reversing cam|reverse camera|reverse cam|rear camera|rear cam|rear view cam|rearview camera|rearview cam|backup camera|backup cam|" +
      "back up camera|rear view camera|rev camera|rev cam|rear parking camera|rear facing camera|backing camera|parking camera|camera",
  ),
  term(
    "Parking Sensors",
    "parking sensors|sensors|reversing sensors|park assist|self parking|auto park|park sensors|reverse sensors|parking sensor|" +
      "rear sensors|rear parking sensors|front parking sensors|front sensors|front and rear sensors|" +
      "front and rear parking sensors|front and rear park sensors|reverse parking sensors",
  ),
  term("Blind Spot Monitor", "blind spot|blind spot monitor|blind spot monitoring|bsm|blind spot warning"),
  term(
    "Lane Keep Assist",
    "lane keep assist|lane assist|lane keeping|lane departure|lane departure warning|lane keep|lane centring",
  ),
  term(
    "Emergency Braking",
    "aeb|emergency braking|autonomous emergency braking|auto braking|forward collision|forward collision warning|collision warning|" +
      "forward collision alert",
  ),
  term(
    "Heated Seats",
    "heated seats|heated seat|heated front seats|heated rear seats|seat warmers|seat warmer|seat heating|heated|seat heaters|" +
      "heated leather seats",
  ),
  term("Cooled Seats", "cooled seats|ventilated seats|cooling seats|air conditioned seats"),
  term("Leather Seats", "leather|leather seats|leather interior|leather trim|leather upholstery"),
  term(
    "Satellite Navigation",
    "sat nav|satnav|satellite navigation|navigation|gps|nav|navi|navigation system|gps navigation",
  ),
  term("Head-Up Display", "head up display|hud|heads up display"),
  term(
    "Keyless Start",
    "keyless|keyless start|keyless entry|push button start|push start|push to start|start button|push button ignition|button start|" +
      "proximity key|smart key",
  ),
  term(
    "Power Tailgate",
    "power tailgate|electric tailgate|powered tailgate|auto tailgate|automatic tailgate|electric boot|power boot|auto boot|" +
      "power liftgate|hands free boot|hands free tailgate|hands free power tailgate|hands free power boot|kick boot|" +
      "kick to open boot|kick sensor|kick tailgate|foot activated tailgate|foot operated tailgate|foot operated boot",
  ),
  term("Wireless Charging", "wireless charging|wireless charger|wireless phone charger|wireless phone charging"),
  term(
    "DC Fast Charging",
    "fast charging|fast charger|dc fast charging|dc charging|dc charger|dc charge|dc fast charge|rapid charging",
  ),
  term("Premium Audio", "premium audio|premium sound|bose|harman kardon|jbl|subwoofer"),
  term("Bluetooth", "bluetooth|blue tooth|blu tooth"),
  term("Alloy Wheels", "alloy wheels|alloys|mags|mag wheels|alloy|rims|black alloys|alloy rims"),
  term("Climate Control", "climate control|dual zone climate|dual zone"),
  term("LED Headlights", "led headlights|led lights|leds"),
  term("Window Tint", "window tint|tinted windows|tint|tinted"),
  term("Third Row", "third row|third row seats"),
  term("Isofix", "isofix|child seat anchors|isofix points|isofix anchors"),
  term(
    "Ensuite",
    "ensuite|en suite|shower and toilet|toilet and shower|shower toilet|toilet shower|shower n toilet|full ensuite|shower|bathroom|full bathroom",
  ),
  term(
    "Bunks",
    "bunks|bunk|bunk beds|bunk bed|triple bunks|double bunks|triple bunk|double bunk|twin bunk|twin bunks|bunkhouse|bunk house",
  ),
  term("Solar", "solar|solar panels|solar panel"),
  term("Awning", "awning|annexe|annex|electric awning|roll out awning"),
  term("Air Conditioning", "air con|rear air con|rear aircon|aircon|air conditioning|air conditioner|ac|a c"),
  term("Lithium Battery", "lithium|lithium battery|lithium batteries"),
  term("Queen Bed", "queen bed|island bed|island queen bed|island queen"),
  term("Toilet", "toilet"),
  term("Club Lounge", "club lounge|club dinette|cafe dinette|l shaped lounge|lounge"),
  term("Washing Machine", "washing machine"),
  term("Diesel Heater", "diesel heater"),
  term(
    "Tail Lift",
    "tail lift|taillift|t lift|tailgate lift|tailgate lifter|tailgate loader|tail gate lifter|hydraulic tailgate|tail gate loader|tuckaway lifter|tuck away lifter|tuckaway tailgate|tuck away tailgate|tuckaway|tuck away|tuck under|tuckunder|lifter|hydraulic lifter|tailgate truck|tailgate",
  ),
  term("Sleeper Cab", "sleeper cab|sleeper|sleeper cabin"),
  term("PTO", "pto"),
  term("Crane", "crane|cranes|crane truck|hiab"),
  term("Beavertail", "beavertail|beaver tail|beaver tail truck"),
  term("ABS", "abs"),
  term("Quick Shifter", "quick shifter|quickshifter"),
  term("Heated Grips", "heated grips|heated handle grips"),
  term("Panniers", "panniers|pannier|top box|side cases|luggage"),
  term("Rear Cross-Traffic Alert", "rear cross traffic alert|cross traffic alert|rear cross traffic"),
  term("Power Seats", "power seats|power seat|electric seats|electric seat|powered seats|electric adjust seats"),
  term("Memory Seats", "memory seats|memory seat|seat memory"),
  term("Massage Seats", "massage seats|massaging seats"),
  term("Heated Steering Wheel", "heated steering wheel|heated wheel|heated steering"),
  term("Paddle Shifters", "paddle shifters|paddle shift|paddles|flappy paddles"),
  term(
    "Digital Dash",
    "digital dash|digital dashboard|digital speedo|digital cockpit|virtual cockpit|digital display|" +
      "digital instrument cluster",
  ),
  term("Touch Screen", "touch screen|touchscreen|big screen|head unit|infotainment|large screen"),
  term("Digital Radio", "digital radio|dab|dab radio|dab+"),
  term(
    "Side Steps",
    "side steps|electric side steps|electric steps|steps|side step|sidesteps|running boards|rock sliders|side rails",
  ),
  term(
    "Tonneau Cover",
    "tonneau cover|electric roller cover|electric roller shutter|electric roller lid|electric tonneau|tonneau|tonneau lid|hard lid|roller shutter|roller cover|roller lid|soft tonneau",
  ),
  term("Lift Kit", "lift kit|lifted|suspension lift|2 inch lift|raised suspension"),
  term("UHF Radio", "uhf|uhf radio|cb radio"),
  term("Dual Battery", "dual battery|dual batteries|dual battery system|second battery"),
  term("Rooftop Tent", "rooftop tent|roof top tent|roof tent"),
  term("Drawers", "drawers|drawer system|storage drawers"),
  term("Long Range Tank", "long range tank|long range fuel tank|long range fuel"),
  term("Light Bar", "light bar|lightbar|led light bar|spotlights|spot lights|driving lights"),
  term("Brake Controller", "brake controller|electric brakes|trailer brake controller"),
  term("Cargo Barrier", "cargo barrier|dog barrier"),
  term("Tool Box", "tool box|toolbox|tool boxes|toolboxes"),
  term("Barn Doors", "barn doors|barn door"),
  term("Spare Wheel", "full size spare|full size spare wheel|spare wheel|spare tyre"),
  term("Dash Cam", "dash cam|dashcam|dash camera"),
  term("Ambient Lighting", "ambient lighting|ambient lights|mood lighting"),
  term("Hill Descent Control", "hill descent control|hill descent"),
  term("Rear Entertainment", "rear entertainment|rear screens|rear seat entertainment"),
  term("Vehicle to Load", "v2l|vehicle to load|v2h"),
  term("Slide-Out", "slide out|slideout"),
  term("Outdoor Kitchen", "outdoor kitchen|external kitchen|outside kitchen|slide out kitchen"),
  term("Twin Beds", "twin beds|single beds|two single beds|twin single beds"),
  term("Hot Water", "hot water|hot water system|gas and electric hot water|gas hot water"),
  term("Fridge", "fridge|refrigerator|3 way fridge|compressor fridge"),
  term("Reverse Cycle", "reverse cycle|reverse cycle air con|reverse cycle air conditioning"),
];
