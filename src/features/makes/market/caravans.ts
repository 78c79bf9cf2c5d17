/**
 * Caravans, camper trailers and motorhomes of the Australian market: one line a make, in the form that `names.ts`
 * beside this file explains.
 */
export const CARAVANS = `
Adria: Action, Action 361, Adora, Adora 542, Adora 612, Altea, Altea 402, Altea 432, Altea 472, Altea 492, Altea 502, Altea 542, Altea 552; motorhome: Coral, Compact, Matrix, Sonic, Supersonic, Twin, Axess, Coral XL, Matrix Axess, Matrix Plus, Twin Plus, Twin Supreme
Adventura: Aerostar, FGR
Adventure (Adventure Campers): Desert Edge, Nullarbor
Alpha RV: Terrain
Apache: Nagade, Navigator, Tomahawk, Topgun, Wildkat
Apollo: Adventura, Adventura XLT, Aussie Camper; motorhome: Euro Camper, Euro Deluxe, Euro Plus, Euro Quest, Euro Star, Euro Tourer, HiTop, Trailfinder, Vivid
Arctic: Glacier, Polar
Armor: A165
Atlantic (Atlantic Caravans): Endeavour, Magellan, New Generation, Pearl
Atlas: RVO, RVR, RVX
Aura: Allion, Strada
Aus RV: Odyssey
Aus-Wide: Couples Van, Family Adventure
Auscraft RV: Duo, Tribe
Ausflex: Extreme, Family Adventurer, Fierce, Little Wonder, Tuff Mudder
Aussie Wide: Bunderra, Drover
Austrack (Austrack Campers): Madigan, Savannah, Simpson, Sturt, Talawana, Tanami, Tanami X11, Tanami X13, Tanami X15, Telegraph
Australian Off Road (AOR): Aurora, Eclipse, Matrix, Odyssey, Quantum, Quantum Plus, Sierra, Sinergi
Avan (Avan Caravans): Aliner, Aspire, Aspire 470, Aspire 484, Aspire 499, Aspire 525, Aspire 555, Aspire 617, Aspire Adventure Pack, Campatron, Cruiseliner, Cruiser, Erin, Eurostar, Frances, Francis, Gabrielle, Golf Tourer, Nathan, Owen, Ray, Rhys, Sportliner, Tayla, Weekender; motorhome: Applause, Ovation, Ovation M3, Ovation M5, Ovation M6, Ovation M8
Avida: Emerald, Sapphire, Topaz; motorhome: Birdsville, Busselton, Ceduna, Escape, Esperance, Eyre, Fremantle, Kata Tjuta, Leura, Longreach, Torquay, Wave, Ulladulla
Bailey (Bailey of Bristol): Barrington, Blackwood, Burleigh, Capella, Deep Creek, Drover, Pageant, Pegasus, Pursuit, Rangefinder, Senator, Unicorn, Vermont; motorhome: Autograph
Barefoot: Classic
Bellarine: Balmoral, Blizzard, Rebel, Savelle
Beyond RV: Sunpatch
Billabong (Billabong Caravans): Cobbs Cove, Coral Bay, Grove, Serengeti
Black Series: Alpha, Cobra, Commander, Dominator, HQ12, HQ14, HQ15, HQ17, HQ19, HQ20, HQ21, Mamba, Panther, Patron, Sergeant
Blue Sky (Blue Sky Caravans): Emerald, Fairhaven, Grande, Luminous, Monterey, Quartz, Splendour, Tarango, Viento
Blue Tongue (Blue Tongue Campers): Overland, RX16, XC16, XH13, XH15, XH16
Bluewater: Cape, Xpedition
Boroma: Tourista
Boss Adventure: Barossa, Pilbara, Sorrento, Yamba
Bruder: EXP-10, EXP-4, EXP-6, EXP-7, EXP-8
Bushmaster: Bluegum, Ironbark
Bushtracker: 18ft, 20ft, Double Axle Off Road, Show Van
Bushwakka: Drover, Fakawi, Wego
Bürstner: Argos, Averso, Belcanto, Elegance, Ixeo, Lyseo, Premio; motorhome: Aviano, Brevio, Campeo, City Car, Copa, Delfin, Eliseo, Harmony Line, Habiton, Levanto, Lineo, Marano, Nexxo, Nexxo Van, Quadro, Solano, Travel Van, Viseo
Camel (Camel Campers): Off Road
Camprite: CX8, TL8
Canterbury (Canterbury Caravans): Explorer, Prestige
Carado: I338, T448; motorhome: A132, A361, A461, CV540, CV600, CV640, T132, T135, T334, T337, T338, T339, T447, V132, V337
Caravan Industries: Statesman
Cell: Cell
Chausson: 610, 640, 711; motorhome: 514, 550, 594, 600, 627, 630, 648, 650, 660, 697, 710, 720, 724, 728, 757, 758, 768, 777, 788, 7028
Chesney: Regal, Windsor
Compass: Caspa, Navigator, Rallye, Warrego
Complete Campsite (Complete Campsites): Exodus, Exodus 11, Exodus 14, Exodus 16, Jabiru
Concept (Concept Caravans): Ascot, Century, Innovation, Vogue, XL
Condor: Cutlass
Coromal: Appeal, Corvair, Element, Excel, Festival, Lifestyle, Magnum, Princeton, Pioneer, Pursuit, Seka, Silhouette, Soul Seeker, Thrill Seeker, Walkabout; motorhome: Magnat
Creative: Ambition, Vista
Crusader (Crusader Caravans): Chameleon, Excalibur, Gecko, Inspire, Journey, Manhattan, Maxxim, Mirage, Musketeer, Prince, X-Country
Cub (Cub Campers): Brumby, Daintree, Drover, Escape, Explorer, Frontier, Kamparoo, Longreach, Regal, Spacematic, Spacevan, Supamatic, Traveller, Weekender
Desert (Desert Camper): Nomad
Design RV (Design RV Caravans): Exterminator, Forerunner, Outback Stealth, Stealth
Dethleffs: Advantage, Camper, Globebus, Globetrotter, Trend, Beduin, Generation Dethleffs; motorhome: Evan, Fortero, Globe4, Globeline, XLI
Dometic: Roadster
Dreamhaven: Dreamliner
Dreamseeker: Bombora
Eagle (Eagle Camper Trailers): Eagle
Eden: Adventurer
Elddis: Affinity, Avante, Crusader Storm, Xplore
Elite (Elite Caravans): Minnamurra, Wombarra, Coogee
Elross: Classic, Rambler
Empire: Regal
Essential (Essential Caravans): Escape, Essence, C Class, Galaxy, Grande Tourer
Eureka: Bushranger
Everest: Explore
Evernew: E1000, E1500, E500, E700
Explorex: EX1, EX2
Ezytrail: Buchan, Goulburn, Kimberley, LX15, Matilda, Parkes, Stirling, Winton
Fantasy (Fantasy Caravan): Family, Stargazer
Fendt: Bianco, Diamant, Opal Fendt, Saphir, Tendenza
Forest River: Cedar Creek, Cherokee, Flagstaff, Forester RV, Rockwood, Sunseeker
Franklin (Franklin Caravans): Arrow, Bushranger, Caprice, Concorde, Core, Hamelin, Regent, Razorback
Freedom: Jetstream
Frontline: Camper
Fuego: Fuego
Galaxy (Galaxy Caravans): Capricorn, Grand Tourer, Odyssey, Southern Cross
Gall Boys: Off Road
Gibb River: Hybrid
GIC: Camper
Glendale: Jetstream
Global: Tourer
Golden Eagle: Hunter
Goldstar RV (Goldstar): Colt, Liner, Stealth
Goldstream (Goldstream RV, Goldstream Crown): 1500, 1600, 1650, 1760, 1800, 1880, 1900, Gecko, Goldrush, Storm, Wing, Vacationer
Grand City: Gladiator
Great Aussie (Great Aussie Caravans): Balu, Gravity, Redgum
Great Escape: Escape
Green RV: Elevation
Gypsy King: Roamer
Hardkorr (Hardkorr Campers): XPLORER
Heaslip: Campahome
High Country: Ranger
Highline: Vogue
Hilltop: Murranji
Hinterland: Hinterlander
Hobby: De Luxe, Landhaus, Maxia, Prestige Hobby, Ontour; motorhome: Beachy, Optima Deluxe, Optima Ontour, Sphinx, Toskana, Van Exclusive, Vantana, Vantana De Luxe
Horizon (Horizon Motorhomes); motorhome: Acacia, Banksia, Casuarina, Grevillea, Melaleuca, Waratah, Wattle
Hymer: Ayers Rock, B-Class Hymer, Exsis, Grand Canyon, ML-T, Nova Hymer, Tramp, Eriba Feeling, Eriba Nova, Eriba Touring; motorhome: B-Klasse, B-MC, Car Hymer, DuoMobil, Exsis-i, Exsis-t, S-Class, Tramp S, Van Hymer, Venture S, Yellowstone
Imperial: Duke
Island Star: Lord Howe
Jawa (Jawa Off Road Campers, Jawa Campers): Cruiser, Sirocco, Trax 12, Trax 14
Jayco (Jaco, Jayko, Jayco Caravans): 14ft, 16ft, 18ft, 20ft, 22ft, Adventurer, All Terrain, Base Station, CrossTrak, Discovery, Dove, Eagle, Expanda, Expanda 14.44, Expanda 15.47, Expanda 16.49, Expanda 17.56, Expanda 18.57, Expanda Outback, Finch, Flamingo, Flight, Freedom, Hawk, Heritage, Hummingbird, J.Pod, J-Series, Jayflight, Journey, Journey Outback, Lark, Outback, Pendant, Penguin, Poptop, Seneca, Sportz, Starcraft, Starcraft Outback, Starflyte, Sterling, Swan, Swift, Toy Hauler, Westport, Work'N'Play; motorhome: Conquest, Conquest DX, Conquest FA, Conquest FD, Designer, JRV, Optimum, RM18, RM19, JL18
JB (JB Caravans, JB Adventure Campers): Dirt Roader, Gator, Marlin, Scorpion, Scorpion SE
Johnno's (Johnnos Camper Trailers): Evolve, Off Road Deluxe
Jurgens (Jurgens Caravans): Classique, Grandeur, Jindabyne, Lunagazer, Narooma, Penta, Pirouette, Safari, Sungazer, Tooradin
Kakadu: Hybrid
Karavan: Kruiser
Kea: Breakaway, Dreamtime, Ranger
Kedron: AT2, AT4, AT5, ATV, Cape York, Compac, Cross Country, Large Van, Top Ender
Kimberley (Kimberley Kampers): Classic, E-Class Kimberley, Eco Suite, Kamper, Karavan, Kruiser, Kube, Quantum, RV
King (King Caravans): Getaway, Somerset
Kingdom: Grand Tourer
Knaus: Azur, Boxlife, Deseo, Sport, Sudwind, Sky Ti, Eurostar, Sport&Fun, Sudwind Silver Selection; motorhome: BoxStar, BoxTime, L!ve I, L!ve Traveller, L!ve TI, L!ve Wave, Sky I, Sky Traveller, Sky Wave, Sun I, Sun TI, Tourer CUV, Van I, Van TI
Kokoda: Cadet, Digger, Force, Major, Platoon, Tribute, X-Trail Kokoda
La Vista: Beachcomber, Campervan, Outlander La Vista
Latitude RV (Latitude): Explorer, Getaway, Titanium
Leader (Leader Caravans): Gold, Independence, Vision
Legend (Legend Caravans): Bushranger, Easyrider, Hard Korr, Trackvan, Wild Native
Lifestyle (Lifestyle Campers): Breakaway, Reconn, R2
Little Gem: Sapphire
Lotus Caravans (Lotus Trailers): Freelander, Off Grid, Tremor, Trooper, Vogue
Lumberjack (Lumberjack Camper Trailers): Bowral, Jarrah, Sheoak, Treloar
Lunar: Clubman, Clubman SI, Quasar
Majestic (Majestic Caravans): Knight, Royale
Malibu: Surf
Market Direct Campers: Robson, Robson XTT
Mars (Mars Campers): Echo, Endurance, Extremo, Rover, Spirit
Marvel RV: Terrain
Masterpiece: Leisure
Maui: Beach, Cascade, River, Ultima
MDC (Market Direct, MDC Campers): AUSRV, Belrose, Cruizer, Forbes, Forbes 13, Jackson, Robson MDC, Venturer, Wallaby, XT12, XT15, XT16, XT17, XT19, XTT
Millard: Breeze, Explorer, Horizon, Lifestyle, Longreach, Summer Breeze, Toura
Mobi Nomad: Deluxe
Modcon: C2, C3
Montana: Classic
My Escape: Shire
Network RV: Conestoga, Glenview, Seeker, Wayfarer
New Age (New Age Caravans): Bilby, Big Red, Big Red Ensuite, Commodore New Age, Desert Rose, Gecko, Gecko Plus, Jewel, Manta Ray, Oz Classic, Road Owl, Wallaby, Wayfinder, Wayfinder Adventure
Newlands: Adventurer
Nextgen (NextGen Caravans): Altitude, Brumby, Catalina, Sirius
Nova RV: Metrolink
Nova: Bravo, Pride, Revival, Terra Sportz, Vita, Volos
Olympic (Olympic Caravans): Athena, Blaze, Cruiser, Javelin, Majestic, Romancer, Xtreme
On The Move (On The Move Caravans): Grenade, Traxx, Trax, Vortex
Onlywe: Explorer
Opal: Black Opal, Fire, Infinity
Option RV: Bari, Kato, Ozi, Turismo, Xplorer
Opus (Opus Campers): Air, OP15, OP2, OP4
Orbit (Orbit Caravans): Polar
Outback (Outback Campers): Sturt Deluxe, Tanami Outback
Oz Cruiser: Wombat
Oztrail: Camper 6
Paradise (Paradise Motor Homes); motorhome: Independence, Inspiration, Integrity, Liberty, Oasis
Paramount (Paramount Caravans): Carnation, Comet, Delta, Duchess, Flare, Gazelle, Jaguar, Mustang, Nebula, Signature, Snowflake, Thunder, Tourer
Patriot (Patriot Campers): Supertourer, X1, X2, X3
Phoenix: Panther
Pioneer (Pioneer Campers): Argyle, Kimberley, Mitchell
PMX (PMX Campers): Kruz, Grandeur, Hi-Low
Prestige (Prestige Caravans): Ensign
Prime Edge: Leopard, Lowline
Provan: Tiger
Red Centre: Calypso, Jabiru, MacDonnell, Musgrave, Tanami, Utopia
Redback: Fusion, Terrain
Regent (Regent Caravans): Advantage, Cruiser, Cruiser Sport
Retreat (Retreat Caravans): Brampton, Daydream, Fraser, Hamilton, Hayman, Macquarie, Whitsunday
Rhinomax: Discoverer, Scorpion
River (River Caravans): Murray, Nile, Yarra
Roadstar: Daintree, Getaway, Liberty, Limited Edition, Macquarie, Safari Tamer, Vacationer
Roma (Roma Caravans): Elegance, Sabre, Tourer
Royal Flair: Aussiemate, Family, Piazza, Raptor, Tuff, Van Royce, Winjana
Salute: Sabre
Scenic (Scenic Caravans): Explorer
Signature (Signature Caravans): Deluxe, Hyland
Silverline: 21-65, 24-69, 25-69, Premium Silverline
Slide On: Camper
SLR: Commander, Lifestyler
Snowy River: SR14, SR17, SR18, SR19, SR20, SR21, SR22, SRC14, SRC16, SRC17, SRC18, SRC19, SRC20, SRC20F, SRC20S, SRC21, SRC22, SRC22F, SRC23, SRT18, SRT19, SRT20
Southern Cross: Club, Grand Tourer
Spaceland: Classic, Family, Tourer
Spinifex (Spinifex Campers): Gibson
Sprite: Alpine, Major, Musketeer
Statewide: Explorer
Sterling Caravans: Eccles
Stoney Creek (Stoney Creek Campers): Scout SC-FF6, SC-HE13
Sunland: Blue Heeler, Great Dane, Patriot, Phoenix
Sunliner; motorhome: 3, 4, 5, Habitat, Holiday, Monte Carlo, Northern Star, Olantas, Pinto, Ranger, Switch, Twist, Vida, Vista
Sunseeker: Colt, Savanna
Supreme (Supreme Caravans): Classic, Executive, Getaway, Spirit, Territory, Tourer
Swag (Swag Campers): Camper
Swift (Swift Caravans): Basecamp, Challenger, Conqueror, Fairway, Sprite, Windsor Swift, Fairway Platinum; motorhome: Bolero, Escape, Kon-Tiki, Voyager Swift
Talvor: Adventura Talvor, Hayman; motorhome: Euro Cruiser, Euro Deluxe, Euro Tourer, Hitop, Murana, Trailfinder
Taylormade: Shark
Titanium (Titanium Caravans): Bathurst
Track Trailer: Eagle, Fat Controller, Mate, T-Van, Topaz, Yulara
Trakka; motorhome: Akuna, Jabiru, Torino, Torino Xtra, Trakkadu, Trakkaway
Trakmaster: Andaman, Barkly, Finke, Flinders, Gibson, Kimberley, Nullabor, Pilbara, Simpson, Tanami, Tirari, Vostok
Travelhome: Voyager
Traveller (Traveller Caravans): Aura, Couples Escape, Family Getaway, Intrigue, Millennium, Razor, Utopia, Zeta
Tuff Track: Kestrel
Ultimate (Ultimate Campers): Explorer, Nexus, Odyssey, Xplor
Universal: Merits
Urban (Urban Caravans): Terrain, Tahdan
Van Cruiser: Scout, Torquay
Vanguard: Tourer
Viscount: Aerolite, Ambassador, Ambassador Viscount, Duralite, Grand Tourer, Regal, Royal, Supreme, Tourer, V1, V2, V3
Vista RV: Crossover
Walkinshaw: Performance
Weinsberg: CaraBus, CaraOne; motorhome: CaraCompact, CaraCore, CaraHome, CaraLoft, CaraTour, Cuv
Wildax: Aurora, Constellation
Willerby: Vogue
Windsor: Daintree, Genesis, Hunter, Rapid, Royale, Seka, Silhouette, Streamline, Sunchaser, Windcheater
Winnebago (Winnebago Industries): Alpine; motorhome: Airlie, Balmoral, Bells, Birdsville, Bondi, Bronte, Burleigh, Byron, Coogee, Cottesloe, Esperance, Eyre, Free Spirit, Freewind, Iluka, Jervis, Kirra, Leisure Seeker, Leura, Longreach, Metro Winnebago, Sport
Wonderland: Amaroo, Getaway, XTR
York: Tourer
Zone RV: Expedition, Peregrine, Sojourn, Summit, Z-16, Z-18, Z-19, Z-20, Z-21, Z-22, Z-23
`;
