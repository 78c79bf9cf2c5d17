/** Names with unusual capitals, for lists written entirely in capitals. */
export const CASED_MODELS: Readonly<Record<string, string>> = {
  Hyundai: "i10|i20|i30|i40|i45|iLoad|iMax|ix35|Santa Fe",
  Isuzu: "D-MAX|MU-X",
  Jaguar: "F-Type|F-Pace|E-Pace|I-Pace",
  "Mercedes-Benz": "GLA|GLB|GLC|GLE|GLS|CLA|CLS",
  Nissan: "X-Trail",
  Toyota: "HiAce|RAV4|C-HR",
  Volkswagen: "T-Cross|T-Roc",
};

/**
 * Model names of more than one word, by make. They separate model and badge in a title, and complete a model that a
 * file cut at its first space ("Grand" of Grand Cherokee). The longest match counts.
 */
export const LONG_MODELS: Readonly<Record<string, string>> = {
  "Aston Martin": "V8 Vantage|V12 Vantage|V12 Vanquish",
  Audi: "Allroad Quattro|E-Tron GT|RS E-Tron GT|RS 3|RS 4|RS 5|RS 6|RS 7|RS Q3|RS Q8|Q4 E-Tron|Q8 E-Tron",
  Bentley: "Flying Spur",
  BMW: "1 Series|2 Series|3 Series|4 Series|5 Series|6 Series|7 Series|8 Series|M Coupe|R nineT",
  BYD: "Atto 3|Sealion 6|Sealion 7|Shark 6|Seal U",
  Chery: "Omoda 5|Tiggo 4|Tiggo 4 Pro|Tiggo 7|Tiggo 7 Pro|Tiggo 8|Tiggo 8 Pro|Tiggo 8 Pro Max",
  Chrysler: "Grand Voyager|Pt Cruiser|Town & Country",
  Chevrolet: "Bel Air|El Camino|Monte Carlo|Trail Blazer",
  Citroen: "Grand C4 Picasso|C4 Picasso|C4 Cactus|C3 Aircross|C5 Aircross|C4 Aircross|Grand C4 Spacetourer|C5 X",
  Dodge: "Grand Caravan|Ram 1500|Ram 2500|Ram 3500",
  Ferrari:
    "458 Italia|458 Spider|488 GTB|488 Spider|488 Pista|296 GTB|296 GTS|F8 Tributo|F8 Spider|812 Superfast|SF90 Stradale|599 GTB",
  Fiat: "500X|Panda Cross|124 Spider",
  FPV: "GT F",
  Ford: "Transit Custom|Transit Connect|Mustang Mach-E|Grand C-Max|F-250 Super Duty|F-350 Super Duty|Crown Victoria|Galaxie 500|Tourneo Custom|Bronco Sport|Tourneo Connect",
  GMC: "Sierra 1500|Sierra 2500|Sierra 2500HD|Sierra 3500|Sierra 3500HD|Yukon XL|Hummer EV",
  "Great Wall": "V200|V240|X240",
  GWM: "Haval H1|Haval H2|Haval H6|Haval H6GT|Haval H7|Haval H9|Haval Jolion|Tank 300|Tank 500|UTE Cannon|Cannon Alpha|UTE Cannon Alpha|Ute Cannon",
  "Harley-Davidson":
    "Fat Boy|Fat Bob|Street Glide|Road Glide|Road King|Electra Glide|Ultra Limited|Street Bob|Low Rider|Low Rider S|Low Rider ST|Heritage Classic|Sport Glide|Pan America|Sportster S|Iron 883|Forty-Eight|Street 500|Street 750|Night Rod|V-Rod|Breakout 117|Heritage Softail|Softail Slim|Softail Deluxe|Super Glide|Road Glide Special|Street Glide Special|CVO Street Glide|CVO Road Glide|Nightster Special",
  Holden: "Barina Spark|Colorado 7|One Tonner",
  Honda:
    "Accord Euro|CBR 250R|CB 500X|Africa Twin|Gold Wing|Grom 125|Super Cub|NC 750X|Rebel 500|Rebel 1100|Transalp 750",
  Hyundai:
    "Santa Fe|Santa FE|Santa Cruz|Ioniq 5|Ioniq 6|Ioniq 9|Grand i10|Grand Starex|Staria Load|Staria-Load|Genesis Coupe",
  Indian:
    "Chief Bobber|Chief Dark Horse|Scout Bobber|Scout Sixty|Scout Rogue|FTR 1200|Chieftain Limited|Roadmaster Limited|Springfield Dark Horse|Challenger Limited|Super Chief",
  Isuzu: "D-MAX|MU-X|N Series|F Series",
  Jaguar: "S Type|X Type|XJ Series|F-Type|F-Pace|E-Pace|I-Pace|Mark II",
  Jayco: "All Terrain|Base Station|Work 'N Play",
  Jeep: "Grand Cherokee|Grand Wagoneer|Wrangler Unlimited",
  Kawasaki:
    "Ninja 250|Ninja 300|Ninja 400|Ninja 500|Ninja 650|Ninja 1000|Ninja 1000SX|Ninja ZX-6R|Ninja ZX-10R|Ninja ZX-4R|Ninja H2|Vulcan S|Vulcan 900|Versys 650|Versys 1000|Versys-X 300|W 800|Z 900|Ninja 250R|Eliminator 400|Eliminator 500",
  Kia: "Grand Carnival|Pro Ceed|Pro_ceed",
  KTM: "Duke 390|Duke 200|390 Duke|390 Adventure|690 Duke|690 Enduro R|790 Duke|790 Adventure|890 Duke|890 Adventure|1290 Super Duke|1290 Super Adventure|RC 390|RC 200|Freeride E",
  "Land Rover":
    "Range Rover|Range Rover Evoque|Range Rover Sport|Range Rover Velar|Discovery Sport|Discovery 3|Discovery 4|Discovery 5|Freelander 2",
  LDV: "Deliver 7|Deliver 9|eDeliver 7|eDeliver 9|Edeliver 9|Mifa 9|Mifa 7|Escape RV",
  Mahindra: "Pik-Up|Pik UP|Pik Up|XUV 700|Scorpio N|Thar Roxx",
  Maserati: "Gran Turismo|Gran Cabrio",
  "Mercedes-Benz":
    "A Class|B Class|C Class|E Class|G Class|GL Class|GLE Class|M Class|R Class|S Class|V Class|X Class|CLA Class|CLK Class|CLS Class|SL Class|SLK Class|AMG GT|Maybach S Class",
  MG: "MG3 Auto|HS +EV|ZS EV|MGB GT",
  MINI: "John Cooper Works|3D Hatch|5D Hatch",
  Mitsubishi:
    "Pajero Sport|Eclipse Cross|Lancer Evolution|Outlander Sport|Eclipse Spyder|Montero Sport|Lancer Sportback|Challenger Sport|i MiEV|I Miev|L300 Express|Express Van|Space Star|Galant Fortis",
  "Moto Guzzi": "V7 III|V7 Stone|V85 TT|V9 Bobber|V100 Mandello",
  "New Age": "Manta Ray|Big Red|Road Owl|Gecko Plus|Wayfinder Adventure",
  Nissan: "Grand Livina|Nv 350|Caravan Homy|Rogue Sport|Rogue Select|NV Cargo|NV Passenger",
  Porsche: "Panamera Sport Turismo|Taycan Cross Turismo",
  RAM: "1500 Classic|ProMaster City|ProMaster Cargo Van|Laramie 1500",
  Renault: "Grand Scenic|Grand Kangoo",
  "Rolls-Royce": "Silver Shadow|Silver Spur|Silver Cloud|Silver Seraph|Silver Spirit",
  "Royal Enfield":
    "Classic 350|Classic 500|Meteor 350|Hunter 350|Bullet 350|Bullet 500|Continental GT 650|Interceptor 650|Super Meteor 650|Scram 411|Thunderbird 350|Thunderbird 500|Thunderbird X 350|Shotgun 650|Himalayan 450|Guerrilla 450|Classic Chrome|Electra 350",
  SsangYong: "Actyon Sports|Rexton Sports|Musso Grand|Korando Sports",
  Subaru: "Outback Sport|XV Crosstrek|Impreza Crosstrek",
  Suzuki:
    "Grand Vitara|Super Carry|Grand Vitara XL-7|SX4 S-Cross|V-Strom 650|V-Strom 1000|V-Strom 1050|V-Strom 250|V-Strom 800DE|Boulevard C50|Boulevard M109R|Boulevard S40|Burgman 400|Bandit 1250S|Jimny Sierra|Jimny XL|DR-Z400 E|Wagon R|Alto K10|Swift Dzire",
  Tesla: "Model 3|Model S|Model X|Model Y",
  Toyota:
    "Landcruiser Prado|Land Cruiser Prado|Land Cruiser|Landcruiser 70 Series|Landcruiser 70|Landcruiser 76 Series|Landcruiser 78 Series|Landcruiser 79 Series|Landcruiser 100 Series|Landcruiser 200 Series|Landcruiser 300|Corolla Cross|Yaris Cross|Yaris Verso|GR Yaris|GR Corolla|GR86|GR 86|Prius C|Prius V|Prius Prime|RAV 4|4 Runner|Hilux Surf|C-HR|Mark X|Mark II|Will VS|Grand Hiace|Corolla Axio|Corolla Fielder|Corolla Rumion|Corolla Touring|Mr 2|MR 2|Corolla iM|Innova Crysta|Land Cruiser 70|Grand Highlander|FJ Cruiser|Urban Cruiser",
  Triumph:
    "Street Triple|Speed Triple|Street Twin|Speed Twin|Bonneville T100|Bonneville T120|Bonneville Bobber|Bonneville Speedmaster|Thruxton R|Thruxton RS|Tiger 800|Tiger 900|Tiger 1200|Tiger Sport 660|Scrambler 1200|Scrambler 900|Rocket 3|Trident 660|Speed 400|Scrambler 400 X|Street Scrambler|Daytona 675|Daytona 660",
  Volkswagen:
    "T-Cross|T-Roc|ID. Buzz|ID Buzz|ID.4|ID.5|Atlas Cross Sport|Golf SportWagen|New Beetle|Jetta SportWagen|Crafter Kampervan",
  Volvo: "V60 Cross Country|V90 Cross Country|V40 Cross Country|S60 Cross Country",
  Vauxhall: "Grandland X|Crossland X|Mokka X|Zafira Tourer|Insignia Grand Sport",
  Yamaha:
    "Tracer 9|Tracer 900|Tenere 700|XSR 700|XSR 900|Bolt R-Spec|Super Tenere|V Star 650|FZ6 Fazer|Ray ZR|R15 V3|YZF R15|FZ V3|FZ25 ABS|MT 15|YZF R3|Niken GT",
  Bajaj:
    "Pulsar 150|Pulsar 180|Pulsar 200|Pulsar 220|Pulsar NS200|Pulsar RS200|Pulsar NS160|Pulsar 220F|Avenger 220|Avenger Street 150|Avenger Cruise 220|Dominar 400|Discover 100|Discover 125|Discover 135|Discover 150|Platina 100|CT 100",
  "Maruti Suzuki": "Swift Dzire|Wagon R|Alto 800|Alto K10|Vitara Brezza|Grand Vitara|S-Cross|S-Presso",
  Maruti:
    "Swift Dzire|Wagon R|Alto 800|Alto K10|Vitara Brezza|Grand Vitara|S-Cross|S-Presso|Swift Dzire Tour|SX4 S Cross|Dzire Tour",
  Hero: "Splendor Plus|Passion Pro|HF Deluxe|Passion Plus|CBZ Xtreme|Super Splendor|Xtreme Sports|Splendor iSmart|Passion XPro|Xpulse 200",
  "Hero Honda": "Splendor Plus|Passion Pro|Passion Plus|CBZ Xtreme|Super Splendor|CBZ Extreme|Karizma ZMR|Hunk",
  TVS: "Apache RTR 160|Apache RTR 180|Apache RTR 200|Apache RR 310|Star City|Star City Plus|Wego|Jupiter Classic|Radeon|Sport|Ntorq 125",
  Ducati:
    "Monster 797|Monster 821|Monster 937|Monster 1200|Multistrada V4|Multistrada 950|Multistrada 1200|Multistrada V2|Panigale V2|Panigale V4|Panigale 899|Panigale 959|Panigale 1199|Panigale 1299|Streetfighter V4|Streetfighter V2|Scrambler Icon|Scrambler Full Throttle|Hypermotard 950|Hypermotard 939|Diavel V4|XDiavel S|SuperSport 950|DesertX Rally|Scrambler Desert Sled",
  Lincoln: "Town Car|Mark LT|Mark VIII",
  Buick: "Encore GX|Park Avenue",
  Mercury: "Grand Marquis",
  Pontiac: "Grand Prix|Grand Am|Firebird Trans Am",
  Skoda: "Rapid Spaceback",
};
