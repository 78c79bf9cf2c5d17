/** Makes in stock files that the list of makes sold here does not contain. */
export const OTHER_MAKES: readonly string[] = [
  // Cars of other countries and times.
  "Acura|Aiways|Alfa|AMC|Austin|Austin Healey|Bertone|Bolwell|Bugatti|Buick|Changan|Chrysler Jeep|Cord|Dacia|Daimler|DeLorean|Eagle",
  "Elfin|Fisker|Force|FPV|Geo|Graham|Hillman|Hindustan|Hongqi|Humber|Jensen|Karma|Lada|Ligier|Leyland|London Taxi|Lucid|Lynk & Co",
  "Maruti|Maruti Suzuki|Maxus|Mercury|Morris|Nash|NIO|Oldsmobile|Packard|Perodua|PGO|Plymouth|Purvis|Rambler|Reliant|Rivian|Saturn",
  "Scion|Simca|Singer|Standard|Studebaker|Sunbeam|Trabant|Valiant|Vanden Plas|Vauxhall|VinFast|Wartburg|Westfield|Willys|Wolseley|Wuling",
  // Motorcycles, quads.
  "Adly|AJP|AJS|Arctic Cat|Ariel|Bajaj|Bimota|Braaap|BSA|Buell|Bullit|Can-Am|Daelim|Derbi|Energica|Fantic|Gilera|Hero|Hero Honda|Hyosung",
  "Jawa|Keeway|Laverda|Lambretta|Lexmoto|Lifan|LiveWire|Mash|Matchless|Moto Morini|Norton|Polaris|QJMotor|Rieju|Segway|Super Soco|Surron",
  "SWM|TM|TVS|Ural|Velocette|Victory|Vincent|Voge|Yezdi|Zontes",
  // Trucks, buses.
  "Acco|Ashok Leyland|BCI|Bedford|Bluebird|Caterpillar|Crane Carrier|Denning|Diamond T|Dongfeng|ERF|Higer|International|Navistar|Peterbilt",
  "Sterling|White|Yutong|Western Star Trucks|Leader Trucks|Ford Trucks|Hyundai Trucks|Volvo Trucks|Mitsubishi Fuso",
  // Caravans, campers, motorhomes.
  "Adventure|Apollo|Ausflex|Austrack|Avida|AVAN|Billabong|Black Series|Blue Sky|Bürstner|Bushtracker|Bruder|Canterbury|Cell|Chausson",
  "Complete Campsite|Condor|Dethleffs|Elddis|Elite|Evernew|Ezytrail|Fendt|Forest River|Franklin|Galaxy|Golden Eagle|Great Aussie|Hobby",
  "Hymer|Jawa Campers|JB|Johnno's|Jurgens|Kimberley|Knaus|Kokoda|Lumberjack|Lunar|Majestic|Mars Campers|Market Direct Campers|Network RV",
  "Nextgen|Olympic|On The Move|Patriot|Prime Edge|Prestige|Red Centre|Regent|Retreat|Silverline|Spaceland|Sprite|Swift|Talvor|Titanium",
  "Track Trailer|Travelhome|Traveller|Ultimate|Vanguard|Wildax|Winnebago|Willerby|Wonderland",
];

/** Other spellings of makes, and the make for each. */
export const MAKE_ALIASES: Readonly<Record<string, string>> = {
  vw: "Volkswagen",
  volkswagon: "Volkswagen",
  "volkswagen commercial": "Volkswagen",
  "volkswagen passenger": "Volkswagen",
  merc: "Mercedes-Benz",
  mercedes: "Mercedes-Benz",
  "mercedes benz vans": "Mercedes-Benz",
  mb: "Mercedes-Benz",
  benz: "Mercedes-Benz",
  chev: "Chevrolet",
  chevy: "Chevrolet",
  alfa: "Alfa Romeo",
  aston: "Aston Martin",
  rolls: "Rolls-Royce",
  landrover: "Land Rover",
  rangerover: "Land Rover",
  "great wall motors": "GWM",
  "mitsubishi fuso": "Fuso",
  "ud trucks": "UD",
  "nissan ud": "UD",
  "western star trucks": "Western Star",
  harley: "Harley-Davidson",
  "harley davidson motorcycles": "Harley-Davidson",
  hd: "Harley-Davidson",
  enfield: "Royal Enfield",
  guzzi: "Moto Guzzi",
  mv: "MV Agusta",
  "bmw motorrad": "BMW",
  "bmw mini": "MINI",
  infinity: "Infiniti",
  "isuzu ute": "Isuzu",
  "isuzu trucks": "Isuzu",
  "ineos automotive": "Ineos",
  "honda motorcycles": "Honda",
  "suzuki motorcycles": "Suzuki",
  dsautomobiles: "DS",
  "ds automobiles": "DS",
  "volvo trucks": "Volvo",
  "ford trucks": "Ford",
  "hyundai trucks": "Hyundai",
  "kgm ssangyong": "KGM",
  "maruti suzuki": "Maruti Suzuki",
  "ram trucks": "RAM",
  "dodge ram": "RAM",
  "can am": "Can-Am",
  "cf moto": "CFMOTO",
  "gas gas": "GASGAS",
  "smart car": "smart",
  "rolls royce": "Rolls-Royce",
};

/** Makes of motorcycles, trucks or caravans only, so that the make tells the kind. */
export const ONLY_MOTORCYCLES =
  "Aprilia|Benelli|Beta|CFMOTO|Ducati|GASGAS|Harley-Davidson|Husqvarna|Indian|Kawasaki|KTM|Kymco|Moto Guzzi|MV Agusta|Piaggio|Royal Enfield|Sherco|SYM|Vespa|Yamaha|Zero|Bajaj|Bimota|Braaap|Buell|Can-Am|Daelim|Derbi|Energica|Fantic|Gilera|Hero|Hero Honda|Hyosung|Keeway|Lambretta|Lexmoto|LiveWire|Mash|Moto Morini|Norton|Polaris|QJMotor|Rieju|Super Soco|Surron|SWM|TM|TVS|Ural|Victory|Voge|Zontes|Jawa|Yezdi|BSA|Arctic Cat|Adly|AJP";
export const ONLY_TRUCKS =
  "DAF|Freightliner|Fuso|Hino|Kenworth|Mack|MAN|Scania|SEA Electric|Sinotruk|UD|Western Star|International|Navistar|Peterbilt|Sterling|Caterpillar|Yutong|Higer|BCI|Ashok Leyland|Bedford|Acco|ERF";
export const ONLY_CARAVANS =
  "Adria|Avan|Bailey|Coromal|Crusader|Goldstream|Jayco|Kedron|Lotus Caravans|Millard|MDC|New Age|Opal|Option RV|Paramount|Roadstar|Royal Flair|Snowy River|Sunliner|Trakmaster|Viscount|Windsor|Zone RV|Apollo|Ausflex|Austrack|Avida|Billabong|Black Series|Bürstner|Bushtracker|Bruder|Dethleffs|Elddis|Evernew|Ezytrail|Forest River|Franklin|Hymer|JB|Jurgens|Kimberley|Knaus|Kokoda|Market Direct Campers|Mars Campers|Network RV|Nextgen|Red Centre|Regent|Retreat|Silverline|Spaceland|Talvor|Winnebago|Wonderland|Great Aussie|Golden Eagle|On The Move|Prime Edge|Complete Campsite|Lumberjack|Track Trailer|Travelhome";
