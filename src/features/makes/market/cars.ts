/**
 * Cars, vans and utes (and the trucks and buses of makers of cars) of the Australian market: one line a make, in the
 * form that `names.ts` beside this file explains.
 */
export const CARS = `
Abarth: 124, 124 Spider, 500e, 595, 595C, 695, 695C, 695 Biposto, Punto Evo
AC: Ace, Cobra
Acura (ACUR): ILX, Integra, MDX, NSX, RDX, TLX, TSX, ZDX, CL, CSX, EL, RL, RLX, RSX, TL, Vigor
Aion: UT, V, Y Plus, Hyptec HT
Aiways: U5, U6
Alfa Romeo (Alfa, Alpha Romeo, Alfa Romero): 145, 146, 147, 155, 156, 159, 164, 166, 33, 4C, 75, Alfasud, Alfetta, Brera, Giulia, Giulietta, GT, GTV, GTV6, Junior, MiTo, Spider, Sprint, Stelvio, Tonale
Alpina: B3, B4, B5, B7, B8, D3, D4, XB7, XD3
Alpine: A110, A290, A310, A610
AMC: Javelin, Matador, Pacer
Aston Martin (Aston): Cygnet, DB11, DB12, DB4, DB5, DB6, DB7, DB9, DBS, DBX, DBX707, Lagonda, One-77, Rapide, Rapide S, V12 Vantage, V12 Vanquish, V8 Vantage, Valhalla, Vanquish, Vantage, Virage
Audi: 100, 200, 80, 90, A1, A2, A3, A4, A5, A6, A6 e-tron, A7, A8, Allroad, Allroad Quattro, Cabriolet, e-tron, e-tron GT, Q2, Q3, Q4 e-tron, Q5, Q6 e-tron, Q7, Q8, Q8 e-tron, Quattro, R8, RS e-tron GT, RS Q3, RS Q8, RS3, RS4, RS5, RS6, RS7, S1, S3, S4, S5, S6, S6 e-tron, S7, S8, SQ2, SQ5, SQ6 e-tron, SQ7, SQ8, SQ8 e-tron, TT, TTS, V8
Austin Healey: 100, 3000, Sprite
Austin: 1800, A30, A40, Freeway, Kimberley, Lancer, Mini, Princess, Tasman, X6
BAIC: BJ40, BJ40 Plus, D20, X25, X35, X55, X7
Bentley: Arnage, Azure, Bentayga, Brooklands, Continental, Continental Flying Spur, Continental GT, Continental GTC, Eight, Flying Spur, Mulsanne, Turbo R
Bertone: X1/9
Bestune: B50, B70, T33, T55, T77, T99
BMW (BMW Group, Beemer, BMW i): 1 Series=1er=1er Reihe=1-serie=1-serien=Serie 1, 2 Series=2er=2er Reihe=2-serie=2-serien=Serie 2, 3 Series=3er=3er Reihe=3-serie=3-serien=Serie 3, 4 Series=4er=4er Reihe=4-serie=4-serien=Serie 4, 5 Series=5er=5er Reihe=5-serie=5-serien=Serie 5, 6 Series=6er=6er Reihe=6-serie=6-serien=Serie 6, 7 Series=7er=7er Reihe=7-serie=7-serien=Serie 7, 8 Series=8er=8er Reihe=8-serie=8-serien=Serie 8, 2002, 116d, 116i, 118d, 118i, 120, 120d, 120i, 123d, 125d, 125i, 128ti, 130i, 135, 135i, 218, 218d, 218i, 220, 220d, 220i, 223i, 225i, 225xe, 228, 228i, 230i, 235i, 316, 316i, 318, 318Ci, 318d, 318i, 318is, 318ti, 320, 320Ci, 320d, 320e, 320i, 323Ci, 323i, 325, 325Ci, 325d, 325i, 325ti, 328, 328Ci, 328i, 330, 330Ci, 330d, 330e, 330i, 335, 335d, 335i, 340i, 418i, 420, 420d, 420i, 425i, 428i, 430, 430d, 430i, 435d, 435i, 440i, 518i, 520, 520d, 520i, 523i, 525, 525d, 525i, 528i, 530, 530d, 530e, 530i, 535, 535d, 535i, 540i, 545i, 550e, 550i, 628CSi, 630i, 633CSi, 635CSi, 635d, 640d, 640i, 645Ci, 650Ci, 650i, 725d, 728i, 730d, 730i, 730Li, 735i, 735iL, 740d, 740e, 740i, 740iL, 740Li, 745e, 745i, 745Le, 745Li, 750e, 750i, 750iL, 750Li, 760i, 760Li, 840Ci, 840i, 850Ci, 850i, ActiveHybrid 3, Alpina, ActiveHybrid 5, ActiveHybrid 7, i3, i3s, i4, i5, i7, i8, iX, iX1, iX2, iX3, M Coupe, M Roadster, M1, M135, M135i, M140i, M2, M235i, M240i, M3, M340d, M340i, M4, M440i, M5, M535i, M550i, M6, M760Li, M8, M850i, X1, X2, X3, X4, X5, X6, X7, XM, Z1, Z3, Z4, Z8, 2 Series Active Tourer, 2 Series Gran Tourer
BMW Alpina: B3, B4, B5, B7, B8, XB7
Bolwell: Mk VII, Nagari
Bugatti: Chiron, Divo, EB110, Veyron
Buick (BUIC): Electra, Encore, Enclave, Encore GX, LeSabre, Park Avenue, Regal, Riviera, Roadmaster, Skylark, Special, Super, Wildcat, Allure, Cascada, Century, Envision, Envista, LaCrosse, Lucerne, Rainier, Rendezvous, Terraza, Verano
BYD (BYD Auto, Build Your Dreams): Atto 1, Atto 2, Atto 3, Atto, Atto 8, Dolphin, Dolphin Mini, E6, Seal, Seal U, Sealion 5, Sealion 6, Sealion 7, Sealion 8, Song, Tang, Yuan Plus; ute: Shark 6, Shark; van: T3
Cadillac (CADI): CTS, DeVille, Eldorado, Escalade, Fleetwood, Lyriq, Optiq, Seville, SRX, STS, Vistiq, XT4, XT5, XT6, ATS, CT4, CT5, CT6, DTS, ELR, BLS, Escalade ESV, Escalade EXT, Escalade IQ, XLR, XTS, Catera
Caterham: Seven, Seven 160, Seven 270, Seven 275, Seven 355, Seven 485
Changan: CS75, CS95, Deepal S07, Uni-K, Uni-T, Alsvin, CS15, CS35, CS35 Plus, CS55, CS55 Plus, CS85, Eado, Karvaan, Oshan X7, Uni-V, Uni-S; ute: Hunter
Chery: C5, E5, J1, J11, J3, Omoda 5, Omoda E5, Tiggo 4, Tiggo 4 Pro, Tiggo 7, Tiggo 7 Pro, Tiggo 7 Pro Max, Tiggo 4 Pro Max, Tiggo 8, Tiggo 8 Pro, Tiggo 8 Pro Max, Tiggo 9, Arrizo 5, Arrizo 6, QQ, Tiggo, Tiggo 2, Tiggo 3, Tiggo 5
Chevrolet (Chev, Chevy, Chevrolette, Chevolet, CHEV): 210, 3100, Apache, Astro, Avalanche, Bel Air, Biscayne, Blazer, Bolt, Camaro, Caprice, Chevelle, Chevy II, Cobalt, Corvair, Corvette, Cruze, El Camino, Equinox, HHR, Impala, Malibu, Monte Carlo, Nova, Sonic, Spark, Suburban, Tahoe, Trail Blazer, TrailBlazer EXT, Traverse, Trax, Volt, Aveo, Beat, Bolt EV, Bolt EUV, Captiva, Captiva Sport, Cavalier, Epica, Equinox EV, Blazer EV, Kalos, Lacetti, Lumina, Matiz, Nubira, Onix, Optra, Orlando, Prizm, Sail, Spin, SSR, Tavera, Tracker, Uplander, Venture; ute: Avalanche 1500, C10, C20, C30, Colorado, K10, S10, Silverado=Silverardo, Silverado 1500, Silverado 2500, Silverado 2500HD, Silverado 3500, Montana, Silverado 3500HD, Silverado EV; van: Express, City Express, Express 1500, Express 2500, Express 3500
Chrysler (Chrisler, CHRY): 200, 300, 300C, 300S, Centura, Charger, Crossfire, Galant, Grand Voyager, Imperial, LeBaron, Neon, New Yorker, Newport, Pacifica, PT Cruiser, Regal, Royal, Sebring, Sigma, Town & Country=Town and Country, Valiant, Viper, Voyager, 300M, Aspen, Cirrus, Concorde, Intrepid, LHS, Prowler
Chrysler Jeep: Cherokee, Wrangler
Citroen (Citreon, Citron, Citroen Automobiles): 2CV, AX, BX, C-Elysee, C1, C2, C3, C3 Aircross, C3 Picasso, C3 Pluriel, C4, C4 Aircross, C4 Cactus, C4 Picasso, C4 SpaceTourer, C4 X, C5, C5 Aircross, C5 X, C6, CX, DS, DS3, DS4, DS5, e-C4, GS, Grand C4 Picasso, Grand C4 SpaceTourer, Picasso, SM, Xantia, XM, Xsara, Xsara Picasso, ZX, C-Crosser, C-Zero, C8, e-C3; van: Berlingo, Dispatch, Jumper, Jumpy, Relay, Nemo
Cord: 812
Cupra: Ateca, Born, Formentor, Leon, Tavascan, Terramar
Dacia: Duster, Jogger, Logan, Sandero, Spring, Bigster, Dokker, Lodgy, Logan MCV, Sandero Stepway
Daewoo: 1.5i, Cielo, Espero, Kalos, Korando, Lacetti, Lanos, Leganza, Matiz, Musso, Nubira, Tacuma, Magnus, Tico
Daihatsu: Applause, Atrai, Charade, Copen, Cuore, Feroza, Handivan, Materia, Max, Midget, Mira, Mira Gino, Move, Pyzar, Rocky, Rugged, Sirion, Terios, YRV; van: Hijet; truck: Delta
Daimler: DS420, Double Six, Majestic, Sovereign, Super V8, V8 250
Datsun: 1000, 120Y, 1200, 1600, 180B, 2000, 200B, 240C, 240K, 240Z, 260C, 260Z, 280C, 280ZX, Bluebird, Fairlady, Go, Stanza, Sunny, Violet, Go+, Redi-Go; ute: 620, 720
Deepal: E07, S05, S07
DeLorean: DMC-12
Denza: B5, B8, D9, N9, Z9 GT
DFSK: Glory 330, Glory 500, Glory 560, Glory 580, K01, K07
Dodge (DODG): Avenger, Caliber, Caravan, Challenger, Charger, Coronet, Dart, Demon, Durango, Grand Caravan, Hornet, Journey, Magnum, Neon, Nitro, Phoenix, Polara, Stratus, Viper, Intrepid, Spirit; ute: D100, D5N, Dakota, Ram, Ram 1500, Ram 2500, Ram 3500, Power Wagon; van: Sprinter
DS (DS Automobiles): DS 3, DS 3 Crossback, DS 4, DS 5, DS 7, DS 7 Crossback, DS 9, No 8
Elfin: Clubman, Streamliner, T5
Eunos: 30X, 500, 800, Cosmo, Presso, Roadster
Exeed: LX, RX, TXL, VX
Farizon: V7E; van: SV, SuperVan
Ferrari (Ferari, Ferrarri): 12Cilindri, 208, 246, 250, 250 GT, 275, 296, 296 GTB, 296 GTS, 308, 308 GTB, 308 GTS, 328, 328 GTB, 328 GTS, 348, 355, 360, 360 Modena, 360 Spider, 365, 400, 412, 430 Scuderia, 456, 458, 458 Italia, 458 Speciale, 458 Spider, 488, 488 GTB, 488 Pista, 488 Spider, 512, 550, 550 Maranello, 575M, 575M Maranello, 599, 599 GTB, 599 GTB Fiorano, 612, 612 Scaglietti, 812, 812 Competizione, 812 GTS, 812 Superfast, 849 Testarossa, Amalfi, California, California T, Dino, Enzo, F12, F12 Berlinetta, F355, F40, F430, F50, F512M, F8, F8 Spider, F8 Tributo, FF, GTC4, GTC4Lusso, LaFerrari, Mondial, Portofino, Portofino M, Purosangue, Roma, SF90, SF90 Stradale, SF90 Spider, Testarossa
Fiat: 124, 124 Spider, 125, 126, 127, 128, 130, 131, 132, 500, 500C, 500e, 500L, 500X, 600, 600e, 850, Argenta, Bravo, Coupe, Croma, Dino, Freemont, Grande Punto, Multipla, Palio, Panda, Panda Cross, Punto, Regata, Ritmo, Stilo, Superbrava, Topolino, Uno, X1/9, Albea, Argo, Barchetta, Cinquecento, Cronos, Grande Panda, Idea, Linea, Marea, Mobi, Pulse, Punto Evo, Qubo, Sedici, Seicento, Siena, Tempra, Tipo, Ulysse; van: Doblo, Doblo Cargo, Ducato, Fiorino, Fullback, Scudo, Talento; ute: Strada, Toro
Fisker: Karma, Ocean
Force: Gurkha
Ford (Ford Trucks, Fords, Frod, Foord): 250, Anglia, Aspire, B-Max, Bronco, Bronco Sport, C-Max, Capri, Consul, Contour, Corsair, Cortina, Cougar, Crown Victoria, Customline, Deluxe, EcoSport, Edge, Endura, Escape, Escort, Everest, Expedition, Explorer, F6, Fairlane, Fairmont, Falcon=Flacon, Festiva, Fiesta, Five Hundred, Flex, Focus, Focus C-Max, Fusion, Galaxie, Galaxie 500, Galaxy, Grand C-Max, GT, GT40, Ka, Kuga, Landau, Laser, LTD, Mainline, Meteor, Model A, Model T, Mondeo, Mustang, Mustang Mach-E, Mach-E, Orion, Prefect, Probe, Puma, Puma Gen-E, S-Max, Shelby GT500, Sierra, Tempo, Taurus, Taunus, Telstar, Territory=Territoy, Thunderbird, TE50, Tickford, TL50, Torino, Tourneo, Tourneo Connect, Tourneo Custom, TS50, V8, Victoria, Zephyr, Zodiac, Aerostar, C-Max Energi, C-Max Hybrid, Endeavour, Excursion, Explorer Sport, Figo, Figo Aspire, Freestar, Freestyle, Fusion Energi, Ikon, Ka+, Police Interceptor Sedan, Police Interceptor Utility, StreetKa, Taurus X, Windstar; ute: Courier, F-100, F-150=150, F-150 Lightning, F-250, F-250 Super Duty=Super Duty F-250, F-350=350, F-350 Super Duty=Super Duty F-350, F-450=450, F-650, Ranger=Raneger, Ranger Super Duty, Maverick, Bantam, Explorer Sport Trac, F-450 Super Duty=Super Duty F-450, F-550, F-550 Super Duty=Super Duty F-550; van: E-Transit, E-Transit Custom, E-150, E-250, E-350, Econovan, Econoline, Spectron, Transit, Transit Connect, Transit Courier, Transit Custom, E-450, E-Series, Transit-150, Transit-250, Transit-350; truck: Cargo, F6000, Louisville, Trader
Ford Performance Vehicles: F6, Force 6, Force 8, GS, GT, GT E, GT P, Pursuit, Super Pursuit, Typhoon
Foton: Aumark S, Gratour, Sauvana, Toano, View; ute: Tunland, Tunland V7, Tunland V9; truck: Aumark, Aumark BJ, Auman, eAumark
FPV: Cobra, F6, F6 E, F6X, Force 6, Force 8, GS, GT, GT E, GT F, GT P, GT RSPEC, GTX, Pursuit, Super Pursuit, Typhoon
GAC (GAC Motor): Aion UT, Aion V, Emzoom, M8, Hyptec HT
Geely: CE, Coolray, EX2, EX5, MK, Starray, Starray EM-i, Atlas, Emgrand, GC9, Geometry C, Monjaro, Okavango, Tugella
Genesis (Genesis Motors, GENS): Coupe, Electrified G80, Electrified GV70, G70, G80, G90, Genesis, GV60, GV70, GV80
Geo: Metro, Storm, Tracker
GMC: Acadia, Canyon, Hummer EV, Jimmy, Sierra, Sierra 1500, Sierra 2500, Sierra 2500HD, Sierra 3500, Sierra 3500HD, Terrain, Typhoon, Yukon, Yukon XL, Envoy, Envoy XL, Hummer EV SUV, Hummer EV Pickup; van: Savana, Vandura, Savana 1500, Savana 2500, Savana 3500; ute: Sierra EV, Sonoma
Graham: Cavalier
Great Wall (Great Wall Motors): Haval, X200, X240; ute: Cannon, SA220, Steed, V200, V240
GWM (G.W.M.): Haval H1, Haval H2, Haval H6, Haval H6GT, Haval H7, Haval H9, Haval Jolion, Jolion, H6, H9, Jolion Pro, Ora, Ora Good Cat, Ora 03, Ora 5, Ora GT, Tank 300, Tank 400, Tank 500, Tank 700, Wey 07, Wey G9; ute: Cannon, UTE Cannon, Cannon Alpha, UTE Cannon Alpha, Cannon XSR, Steed, Ute, V200, V240, X200, X240
Haval: Dargo, H1, H2, H6, H6 GT, H6C, H7, H8, H9, Jolion=Jollion, F7, H3, H5
HDT: Brock Commodore, Director, Group A
Hillman: Avenger, Gazelle, Hunter, Husky, Imp, Minx
Hindustan: Ambassador, Contessa
Holden (Holdens, Holdon): 48-215, 50-2106, Acadia, Adventra, Apollo, Astra, Barina, Barina Spark, Belmont, Berlina, Brougham, Calais, Calibra, Camaro, Camira, Caprice, Captiva, Cascada, Commodore=Comodore=Commadore, Cruze, Drover, EH, EJ, EK, Epica, Equinox, FB, FC, FE, FJ, Frontera, FX, Gemini, GTS, HD, HR, Insignia, Jackaroo, Kingswood, Malibu, Manta, Monaro, Monterey, Monza, Nova, One Tonner, Piazza, Premier, Scurry, Spark, Special, Standard, Statesman, Suburban, Sunbird, SV6, Tigra, Torana, Trailblazer, Trax, Vectra, Viva, Volt, XU6, Zafira; ute: Colorado, Colorado 7, Crewman, Cruiser, Overlander, Rodeo, Sandman, Ute, WB; van: Combo, Shuttle
Holden Special Vehicles: Avalanche, Clubsport, Coupe, Grange, GTS, Senator; ute: Maloo
Honda (Hunda, Hoonda, Hondo, HOND): Accord, Accord Euro, Ascot, Avancier, Beat, Capa, City, Civic, Concerto, CR-V, CR-Z, CRX, Element, Elysion, Fit, Fit Shuttle, Freed, Grace, HR-V, Insight, Inspire, Integra, Jade, Jazz, Legend, Life, Logo, MDX, Mobilio, N-Box, N-One, N-WGN, NSX, Orthia, Passport, Pilot, Prelude, Ridgeline, S2000, S500, S600, S660, S800, Scamp, Shuttle, Stream, Torneo, Vezel, ZR-V, Accord Crosstour, Airwave, Amaze, Ballade, BR-V, Brio, Civic del Sol, Clarity, Crosstour, Del Sol, Edix, Elevate, e:Ny1, Fit Aria, FR-V, Prologue, Spike, WR-V; mover: Odyssey, Stepwgn=Step Wagon; van: Acty, Vamos
Hongqi: E-HS9, H9, E-QM5, H5, H7, HS3, HS5, HS7, Ousado
HSV: Astra, Avalanche, Caprice, Clubsport, Coupe, Director, Grange, GTO, GTS, GTS-R, Manta, Senator, Statesman, Sportscat, SV, SV 5000, VXR, W427; ute: Avalanche XUV, Colorado, Maloo, Silverado
Humber: Hawk, Super Snipe, Vogue
Hummer: H1, H2, H3, H3T
Hyundai (Hyundai Trucks, Hundai, Hyndai, Huyndai, Hyundia, Hiundai, Hyunday, Hyundi, HYUN): Accent, Azera, Coupe, Creta, Elantra, Elexio, Excel, Genesis, Genesis Coupe, Getz, HB20, HB20S, Grand i10, Grandeur, i10, i20=Elite i20, i30, i40, i45, Inster, Ioniq, Ioniq 5, Ioniq 6, Ioniq 9, ix20, ix35, Kona, Lantra, Nexo, Palisade, S Coupe, Santa Fe=Sante Fe, Sonata, Terracan, Tiburon, Tucson=Tuscon=Tuscan, Veloster, Venue, Veracruz, Alcazar, Atos, Aura, Bayon, Casper, Entourage, Eon, Equus, Exter, i20 Active, ix55, Lavita, Matrix, Pony, Santa Fe Sport, Santa Fe XL, Santro, Santro Xing, Stargazer, Verna, Xcent; mover: Grand Starex, iMax, Staria, Trajet; ute: Santa Cruz; van: H-1, iLoad, Starex, Staria Load, H100, H350; truck: EX4, EX6, EX8, EX9, HD45, HD65, HD75, HD78, Mighty, Pavise, Xcient; bus: County
Ineos (Ineos Automotive): Fusilier, Grenadier; ute: Grenadier Quartermaster, Quartermaster
Infiniti (Infinity, INFI): EX, EX35, EX37, FX, FX30d, FX35, FX37, FX45, FX50, G25, G35, G37, JX, JX35, M, M30d, M35, M35h, M37, M45, M56, Q30, Q45, Q50, Q60, Q70, QX, QX30, QX4, QX50, QX55, QX56, QX60, QX70, QX80, G20, I30, I35, J30, Q40, Q70L, QX65
Isuzu (Isuzu UTE, Isuzu Trucks, Isusu, Izuzu, ISU): Bellett, Bellel, Bighorn, Florian, Gemini, MU, MU-X, Piazza, Trooper, VehiCROSS, Wizard; ute: D-MAX, KB; truck: CXY, CXZ, EXD, EXY, Elf, F Series, FRD, FRR, FSD, FSR, FSS, FTR, FTS, FVD, FVL, FVM, FVR, FVY, FVZ, FX Series, FXD, FXL, FXR, FXY, FXZ, FYH, FYJ, FYX, Forward, Giga, GXD, GVD, N Series, NHR, NKR, NLR, NLS, NMR, NNR, NPR, NPS, NQR, SBR, JCR; bus: LT, Gala
JAC: E-S2, JS4; ute: T6, T8, T9, Hunter; truck: N55, N75, N80, N90, S45
Jaecoo: J5, J6, J7, J8
Jaguar (Jag, Jaquar, JAGU): 240, 340, 420, E-Pace, E-Type, F-Pace, F-Type, I-Pace, Mark II=MK2=Mark 2=MKII, Mark IV, Mark V, Mark VII, Mark VIII, Mark IX, Mark X, S-Type, Sovereign, X-Type, XE, XF, XFR, XFR-S, XJ, XJ Series, XJ-S, XJ-SC, XJ12, XJ220, XJ40, XJ6, XJ8, XJL, XJR, XK, XK120, XK140, XK150, XK8, XKR, XKR-S
Jeep (Jepp): Avenger, CJ5, CJ6, CJ7, Cherokee, Commander, Compass, Grand Cherokee, Grand Wagoneer, Honcho, J10, J20, Liberty, Patriot, Renegade, Wagoneer, Wrangler; ute: Comanche, Gladiator
Jensen: 541, CV8, FF, Healey, Interceptor
Jetour: Dashing, T1, T2, X70, X70 Plus, X90, X90 Plus
Karma: Revero
KGM (KGM SsangYong, KG Mobility): Actyon, Korando, Rexton, Tivoli, Torres, Torres EVX; ute: Musso, Musso EV, Musso XLV
Kia (KIA Motors): Carens, Ceed, Cerato, Clarus, Credos, EV2, EV3, EV4, EV5, EV6, EV9, Forte, K4, K5, K8, Koup, Magentis, Mentor, Niro, Optima, Picanto, ProCeed, Retona, Rio, Rondo, Rondo7, Seltos, Shuma, Sorento=Sorrento, Soul, Spectra, Sportage=Sportgage=Sportag, Stinger, Stonic, Telluride, Amanti, Borrego, Cadenza, Forte Koup, K3, K7, K9, K900, Mohave, Morning, Opirus, Pegas, Pride, Ray, Sephia, Soluto, Sonet, Syros, Venga, XCeed; mover: Carnival, Grand Carnival, Sedona; ute: Tasman; van: PV5, Pregio; truck: Ceres, K2700, K2900
Koenigsegg: Agera, CCX, Gemera, Jesko, Regera
Lada: 1200, 1300, Granta, Niva, Niva Legend, Niva Travel, Samara, Kalina, Largus, Priora, Vesta, XRAY
Lamborghini (Lambo): Aventador, Countach, Diablo, Espada, Gallardo, Huracan, Jalpa, LM002, Miura, Murcielago, Revuelto, Sian, Temerario, Urraco, Urus
Lancia: Aurelia, Beta, Delta, Flaminia, Flavia, Fulvia, HPE, Montecarlo, Scorpion, Stratos, Thema, Ypsilon, Kappa, Lybra, Musa, Phedra, Zeta
Land Rover (Range Rover, Lnad Rover, LNDR, L/Rover): 101, 110, 90, Defender, Discovery, Discovery 2, Discovery 3, Discovery 4, Discovery 5, Discovery Sport, Freelander, Freelander 2, Range Rover, Range Rover Evoque, Evoque, Range Rover Sport, Range Rover Velar, Velar, Series 1, Series 2, Series 2A, Series 3, LR2, LR3, LR4
LDV (LDV Automotive): D90, MIFA, MIFA 7, MIFA 9; ute: eT60, T60, Terron 9; van: Deliver 7, Deliver 9, eDeliver 3, eDeliver 5, eDeliver 7, eDeliver 9, G10, G10+, V80; motorhome: Escape RV
Leapmotor: B10, C10, C10 REEV, T03
Lexus (Luxes, LEXS): CT, CT200h, ES, ES250, ES300, ES300h, ES330, ES350, GS, GS200t, GS250, GS300, GS300h, GS350, GS430, GS450h, GS460, GX, GX460, GX470, GX550, HS, HS250h, IS, IS200, IS200t, IS250, IS250C, IS300, IS300h, IS350, IS350C, IS500, LBX, LC, LC500, LC500h, LFA, LM, LM300h, LM350h, LM500h, LS, LS400, LS430, LS460, LS460L, LS500, LS500h, LS600h, LS600hL, LX, LX450d, LX470, LX500d, LX570, LX600, LX700h, NX, NX200t, NX250, NX300, NX300h, NX350, NX350h, NX450h+, RC, RC200t, RC300, RC350, RX, RX200t, RX270, RX300, RX330, RX350, RX350h, RX350L, RX400h, RX450h, RX450h+, RX450hL, RX500h, RZ, RZ300e, RZ450e, RZ500e, SC, SC300, SC400, SC430, TX, UX, UX200, UX250h, UX300e, UX300h
Leyland: Brooklin, Marina, Mini, Mini Moke, Moke, P76, Terrier
Lifan: 320, 520, 620, 720, 820, Breez, Cebrium, Celliya, Foison, Murman, MyWay, Smily, Solano, X50, X60, X70, X80
Ligier: JS50
Lincoln (LINC): Aviator, Continental, Corsair, LS, Mark LT, Mark VIII, MKX, Nautilus, Navigator, Town Car, Blackwood, MKC, MKS, MKT, MKZ, Zephyr
London Taxi: TX1, TXII, TX4
Lotus: 340R, Cortina, Elan, Eletre, Elise, Elite, Emeya, Emira, Esprit, Europa, Europa S, Evija, Evora, Excel, Exige, Seven
Lucid: Air, Gravity
Lynk & Co (Lynk and Co, Lynk): 01, 02, 08
Mahindra: Alfa, Genio, KUV100, S11, Scorpio, Scorpio N, Scorpio Classic, Thar, Thar Roxx, XUV 3XO, XUV300, XUV400, XUV500, XUV700, XEV 9e, Alturas G4, Bolero, Bolero Neo, KUV100 NXT, Marazzo, Quanto, TUV300, Verito, Xylo; ute: Pik-Up
Marcos: Mantis, Mini
Maruti Suzuki: Alto 800, Alto K10, Baleno, Brezza, Celerio, Ciaz, Dzire, Ertiga, Grand Vitara, Ignis, S-Cross, S-Presso, Swift Dzire, Vitara Brezza, Wagon R, 800, A-Star, Alto, Celerio X, Eeco, Esteem, Estilo, Fronx, Gypsy, Invicto, Jimny, Omni, Ritz, Swift, SX4, Wagon R Stingray, XL6, Zen, Zen Estilo
Maruti: 800, A-Star, Alto, Baleno, Brezza, Celerio X, Ciaz, Dzire, Eeco, Esteem, Estilo, Fronx, Gypsy, Ignis, Invicto, Jimny, Omni, Ritz, Swift, SX4, XL6, Zen, Zen Estilo, Wagon R Stingray, Alto 800, Alto K10, Celerio, Dzire Tour, Ertiga, Grand Vitara, S-Cross, S-Presso, Swift Dzire, Swift Dzire Tour, SX4 S Cross, Vitara Brezza, Wagon R
Maserati (Masarati, Maseratti): 3200 GT, 4200, Biturbo, Coupe, Ghibli, GranCabrio, GranSport, GranTurismo, Grecale, Indy, Khamsin, Levante, MC20, MC Pura, Merak, Quattroporte, Shamal, Spyder
Maxus: D60, Deliver 9, G10, T60, T90
Maybach: 57, 57S, 62, 62S, S Class
Mazda (Madza, Masda, MAZD): 1000, 121, 1300, 1500, 1800, 2, 3, Mazda2, Mazda3, Mazda5, Mazda6, 323, 5, 6, 6e, 616, 626, 808, 818, 929, Astina, Atenza, Autozam AZ-1, Axela, Biante, Capella, Carol, Cosmo, CX-3, CX-30, CX-5, CX-50, CX-6e, CX-60, CX-7, CX-70, CX-8, CX-80, CX-9, CX-90, Demio, Eunos, Familia, Flair, Lantis, Luce, MPS, MPV, MX-3, MX-30, MX-5, MX-6, Millenia, Premacy, R100, RX-2, RX-3, RX-4, RX-5, RX-7, RX-8, Roadster, Savanna, Sentia, SP23, Traveller, Tribute, Verisa, Etude, MX-5 Miata, Navajo, Protege, Protege5; ute: B-Series, B1600, B1800, B2000, B2200, B2500, B2600, B4000, Bravo, BT-50, B2300, B3000, Drifter, Rustler; van: Bongo, E-Series, E1300, E1400, E1800, E2000, E2200, E2500; truck: T3000, T3500, T4000, T4600, Titan
McLaren (Maclaren): 12C, 540C, 570GT, 570S, 600LT, 620R, 625C, 650S, 675LT, 720S, 750S, 765LT, Artura, Elva, F1, GT, GTS, MP4-12C, P1, Senna, Speedtail, W1
Mercedes-AMG: A35, A45, C43, C63, CLA35, CLA45, E53, E63, G63, GLA35, GLA45, GLB35, GLC43, GLC63, GLE53, GLE63, GLS63, GT, One, S63, SL55, SL63
Mercedes-Benz (Mercedes, Merc, Mercs, MB, Benz, Mercedez, Mercedez-Benz, Mercedes-Benz Vans, Mercedes Bens, Mersedes, Mersedes-Benz, Mecedes-Benz, Mercedes-Benz Cars, MERZ, M/Benz): 180, 190, 190D, 190E, 190SL, 200, 200E, 220, 220D, 220E, 220S, 220SE, 230, 230C, 230CE, 230E, 230SL, 240D, 250, 250C, 250CE, 250S, 250SE, 250SL, 260E, 280, 280C, 280CE, 280E, 280S, 280SE, 280SEL, 280SL, 300, 300CE, 300D, 300E, 300GD, 300SE, 300SEL, 300SL, 300TD, 300TE, 320, 320E, 350SE, 350SL, 350SLC, 380SE, 380SEC, 380SEL, 380SL, 400E, 420, 420SE, 420SEL, 450SE, 450SEL, 450SL, 450SLC, 500E, 500SE, 500SEC, 500SEL, 500SL, 560, 560SEC, 560SEL, 560SL, 600SEC, 600SEL, 600SL, A-Class=A Klasse=A-Klass=Classe A=Klasse A, A140, A150, A160, A170, A180, A190, A200, A210, A220, A250, A250e, A35, A45, AMG GT, AMG ONE, B-Class=B Klasse=B-Klass=Classe B=Klasse B, B170, B180, B200, B220, B250, C-Class=C Klasse=C-Klass=Classe C=Klasse C, C111, C180, C200, C220, C220d, C230, C240, C250, C250d, C280, C300, C300d, C300e, C32, C320, C350, C350e, C36, C43, C450, C55, C63, CL-Class=CL-Klasse=CL-Klass=Classe CL=Klasse CL, CL500, CL55, CL600, CL63, CL65, CLA-Class=CLA-Klasse=CLA-Klass=Classe CLA=Klasse CLA, CLA, CLA180, CLA200, CLA220, CLA250, CLA250e, CLA35, CLA45, CLC, CLC-Class=CLC-Klasse=CLC-Klass=Classe CLC=Klasse CLC, CLC200, CLE, CLE-Class=CLE-Klasse=CLE-Klass=Classe CLE=Klasse CLE, CLE200, CLE300, CLE450, CLE53, CLK-Class=CLK-Klasse=CLK-Klass=Classe CLK=Klasse CLK, CLK200, CLK230, CLK240, CLK280, CLK320, CLK350, CLK430, CLK500, CLK55, CLK63, CLS-Class=CLS-Klasse=CLS-Klass=Classe CLS=Klasse CLS, CLS, CLS250, CLS300, CLS350, CLS400, CLS450, CLS500, CLS53, CLS55, CLS63, E-Class=E Klasse=E-Klass=Classe E=Klasse E, E200, E200K, E220, E220d, E230, E240, E250, E270, E280, E300, E300e, E320, E350, E350d, E350e, E36, E400, E420, E43, E430, E450, E50, E500, E53, E55, E60, E63, EQA, EQA250, EQB, EQB250, EQB350, EQC, EQC400, EQE, EQE300, EQE350, EQE53, EQS, EQS450, EQS53, G-Class=G-Klasse=G-Klass=Classe G=Klasse G, G-Wagon, G300, G320, G350, G400, G450d, G500, G55, G580, G63, G65, GL-Class=GL-Klasse=GL-Klass=Classe GL=Klasse GL, GT, GL320, GL350, GL420, GL450, GL500, GL550, GL63, GLA-Class=GLA-Klasse=GLA-Klass=Classe GLA=Klasse GLA, GLA, GLA180, GLA200, GLA220, GLA250, GLA35, GLA45, GLB, GLB-Class=GLB-Klasse=GLB-Klass=Classe GLB=Klasse GLB, GLB200, GLB250, GLB35, GLC-Class=GLC-Klasse=GLC-Klass=Classe GLC=Klasse GLC, GLC, GLC200, GLC220, GLC250, GLC300, GLC350, GLC350e, GLC43, GLC63, GLE-Class=GLE-Klasse=GLE-Klass=Classe GLE=Klasse GLE, GLE, GLE250, GLE300, GLE350, GLE400, GLE43, GLE450, GLE500, GLE500e, GLE53, GLE63, GLK, GLS-Class=GLS-Klasse=GLS-Klass=Classe GLS=Klasse GLS, GLS, GLS350, GLS400, GLS450, GLS500, GLS580, GLS63, M-Class=M-Klasse=M-Klass=Classe M=Klasse M, ML-Class=ML-Klasse=ML-Klass=Classe ML=Klasse ML, ML230, ML250, ML270, ML280, ML300, ML320, ML350, ML400, ML430, ML500, ML55, ML550, ML63, R-Class=R-Klasse=R-Klass=Classe R=Klasse R, R280, R300, R320, R350, R500, R63, S-Class=S Klasse=S-Klass=Classe S=Klasse S, S280, S300, S320, S350, S350d, S400, S420, S430, S430L, S450, S450L, S500, S500L, S55, S560, S560L, S580, S580L, S600, S63, S65, SL-Class=SL-Klasse=SL-Klass=Classe SL=Klasse SL, SL, SL280, SL320, SL350, SL400, SL43, SL500, SL55, SL550, SL60, SL600, SL63, SL65, SLC, SLC-Class=SLC-Klasse=SLC-Klass=Classe SLC=Klasse SLC, SLC180, SLC200, SLC300, SLC43, SLK-Class=SLK-Klasse=SLK-Klass=Classe SLK=Klasse SLK, SLK, SLK200, SLK230, SLK250, SLK280, SLK300, SLK32, SLK320, SLK350, SLK55, SLR, SLR McLaren, SLS, SLS AMG, V, Valente, V-Class=V-Klasse=V-Klass=Classe V=Klasse V, V220, V250, V300, Viano, X-Class=X-Klasse=X-Klass=Classe X=Klasse X, X220, X250, X350, EQV, EQT; van: Citan, eSprinter, eVito, MB100, MB140, Sprinter=Sprintr, T-Class=T-Klasse=T-Klass=Classe T=Klasse T, Vario, Vito=Vitto, Metris, Sprinter 1500, Sprinter 2500, Sprinter 3500, Sprinter 4500; motorhome: Marco Polo; truck: 1418, 1617, 1828, 2643, 2653, 2658, 2663, Actros, Antos, Arocs, Atego, Axor, Econic, eActros, Unimog, Zetros; bus: O500, O404, OC500, Citaro
Mercedes-Maybach: GLS600, S560, S580, S650, S680, SL680
Mercury: Comet, Cougar, Grand Marquis, Mountaineer, Sable, Marauder, Mariner, Milan, Montego, Monterey, Mystique, Topaz, Tracer, Villager
MG (MG Motor, Morris Garages): 3, 4, 5, 6, 7, MG3, MG4, MG5, MG6, MG7, A, B, C, Cyberster, F=MGF, GS, HS, HS +EV, HS Plus EV, IM5, IM6, Magnette, Metro, Midget, MGA, MGB, MGB GT, MGC, MG3 Auto, MG4 XPower, MG S5, QS, RV8, S6, TC, TD, TF, VT, Y, YA, ZR, ZS, ZS EV, ZST, ZT; ute: U9
MINI (BMW MINI, MNNI): 3D Hatch, 5D Hatch, Aceman, Cabrio, Clubman, Clubvan, Convertible, Cooper, Countryman, Coupe, Hatch, John Cooper Works, Moke, One, Paceman, Ray, Roadster
Mitsubishi (Mitsubushi, Mitsibishi, Mitzubishi, Mitsubisi, Mitsubshi, Mitsi, Mistubishi, Mits, MITS, Mitsu): 3000GT, 380, Adventure, Airtrek, Aspire, ASX, Attrage, Carisma, Challenger, Challenger Sport, Chariot, Colt, Colt Plus, Cordia, Diamante, Dingo, Dion, Eclipse, Eclipse Cross, Eclipse Spyder, eK, eK Wagon, eK X, Evo, FTO, Galant, Galant Fortis, Grandis, GTO, i-MiEV, Lancer, Lancer Evolution, Lancer Sportback, Legnum, Libero, Magna, Minica, Mirage, Montero, Montero Sport, Nimbus, Outlander, Outlander Sport, Pajero, Pajero iO, Pajero Junior, Pajero Mini, Pajero Sport, RVR, Scorpion, Sigma, Space Star, Space Wagon, Starion, Toppo, Verada, Xpander, Destinator, Endeavor, Xforce; mover: Delica, Delica D:5, Delica Space Gear; ute: L200, Triton=Trition, Raider, Strada; van: Express, L300, L300 Express, Minicab, Starwagon; truck: Canter, Fighter, FE, FK, FM, FN, FS, FV; bus: Rosa
Moke: Californian, Moke
Morgan: 3 Wheeler, 4/4, Aero 8, Aero SuperSports, Plus 4, Plus 8, Plus Four, Plus Six, Roadster, Super 3
Morris: 1100, 1300, 1500, 8, Cowley, Cooper S, Isis, J Type, Major, Marina, Marshal, Mini, Mini Cooper, Mini Deluxe, Minor, Minor 1000, Moke, Nomad, Oxford
Nash: Ambassador, Metropolitan
NIO: EL6, ES6, ES8, ET5, ET7
Nissan (Nissian, Nisan, Nisssan, Nissin, NISS): 100NX, 180SX, 200SX, 240RS, 240SX, 280ZX, 300C, 300ZX, 350Z, 370Z, Almera, Altima, Ariya, Armada, Aura, Avenir, Bluebird, Cedric, Cefiro, Cima, Crew, Cube, Dayz, Dualis, EXA, Expert, Fairlady=Fairlady Z, Figaro, Fuga, Gazelle, Gloria, Grand Livina, GT-R, Homy, Juke, Kicks, Kix, Lafesta, Langley, Latio, Laurel, Leaf, Leopard, Lucino, March, Maxima, Micra, Mistral, Moco, Murano, Note, NX, NX Coupe, Pao, Pathfinder, Patrol, Pintara, Prairie, Presage, Presea, President, Primera, Pulsar, Qashqai=Quashqai=Quasqai, Rasheen, Regulus, Rogue, Rogue Select, Rogue Sport, Roox, S-Cargo, Sakura, Safari, Sentra, Serena, Silvia, Skyline, Stagea, Stanza, Sunny, Sylphy, Teana, Terrano, Terrano II, Tiida, Titan, Versa, Wingroad, X-Trail=X Trial, Xterra, Z, Almera Tino, Livina, Livina Geniss, Magnite, Pixo, Qashqai+2, Terra, Versa Note; mover: Elgrand, Evalia, Quest; ute: 720, D21, D22, Frontier, Navara=Navarra=Navera, 1400, Hardbody, NP200, NP300, NP300 Hardbody; van: Caravan, Clipper, NV100, NV200, NV350, NV400, E20, e-NV200, Interstar, Nomad, Primastar, Urvan, Vanette, AD, NV1500, NV2500, NV3500; truck: Atlas, Cabstar, UD; bus: Civilian
Oldsmobile (OLDS): 442, 88, 98, Cutlass, Toronado
Omoda: Omoda 5, Omoda 7, Omoda 9, Omoda E5
Opel: Adam, Antara, Astra, Calibra, Cascada, Combo, Corsa, Crossland, Frontera, Grandland, GT, Insignia, Kadett, Manta, Meriva, Mokka, Omega, Rekord, Rocks-e, Signum, Tigra, Vectra, Zafira, Agila, Ampera, Combo Life, Crossland X, Grandland X, Karl, Mokka X, Mokka-e, Speedster, Zafira Life, Zafira Tourer; van: Movano, Vivaro
ORA: 03, Good Cat
Packard: 120, Clipper, Hawk, One-Twenty, Super Eight
Pagani: Huayra, Utopia, Zonda
Perodua: Axia, Myvi, Alza, Aruz, Ativa, Bezza, Kancil, Kelisa, Kembara, Kenari, Nautica, Rusa, Viva
Peugeot (Peugot, Peugoet, Puegeot, Peugeout, PEUG): 104, 106, 107, 108, 2008, 203, 205, 206, 207, 208, 3008, 301, 304, 305, 306, 307, 308, 4007, 4008, 403, 404, 405, 406, 407, 408, 5008, 504, 505, 508, 604, 605, 607, 806, 807, e-208, e-2008, e-308, e-3008, e-5008, e-408, iOn, RCZ, Rifter, Traveller, 206+, e-Traveller, Expert Tepee, Partner Tepee; van: Bipper, Boxer, e-Expert, e-Partner, Expert, J5, Partner; ute: Landtrek
PGO: Cevennes
Plymouth (PLYM): Barracuda, Belvedere, Cuda, Fury, Prowler, Road Runner, Valiant
Polestar: 1=Polestar 1, 2=Polestar 2, 3=Polestar 3, 4=Polestar 4, 5=Polestar 5
Pontiac (PONT): Bonneville, Catalina, Chieftain, Fiero, Firebird, Firebird Trans Am, G8, Grand Am, Grand Prix, GTO, Laurentian, Parisienne, Solstice, Tempest, Trans Am, Vibe, Aztek, Firefly, G3, G5, G6, LeMans, Montana, Montana SV6, Pursuit, Sunbird, Sunfire, Torrent, Trans Sport, Wave
Porsche (Porche, Porshe, Porsha, PORS): 356, 550, 718, 911, 912, 914, 918, 918 Spyder, 924, 928, 930, 935, 944, 959, 964, 968, 991, 992, 993, 996, 997, Boxster, Cayenne=Cayanne, Cayman, Macan, Mission E, Panamera, Panamera Sport Turismo, Taycan, Taycan Cross Turismo, Taycan Sport Turismo
Proton: Exora, Gen-2, Jumbuck, M21, Persona, Preve, S16, Satria, Satria Neo, Savvy, Suprima S, Waja, Wira, Arena, Inspira, Iriz, Perdana, Saga, X50, X70, X90
Purvis: Eureka
RAM (Ram Trucks, Dodge Ram): Laramie, ProMaster City, C/V; ute: 1500, 1500 Classic, 2500, 3500, 700, Laramie 1500, Rampage, TRX; van: ProMaster, ProMaster Cargo Van, ProMaster 1500, ProMaster 2500, ProMaster 3500
Rambler: American, Classic, Hornet, Javelin, Matador, Rebel
Reliant: Robin, Scimitar
Renault (Reanult, Renualt, Renult): 10, 12, 15, 16, 17, 18, 19, 20, 21, 25, 4, 4CV, 5, 8, Alaskan, Arkana, Austral, Avantime, Captur, Clio, Duster, Espace, Fluence, Floride, Fuego, Grand Espace, Grand Scenic, Kadjar, Koleos, Laguna, Latitude, Megane, Modus, Oroch, Rafale, Safrane, Scenic, Symbioz, Twingo, Twizy, Virage, Zoe, Grand Modus, Kardian, Kiger, Kwid, Lodgy, Logan, Megane E-Tech, Megane Scenic, Pulse, Sandero, Scala, Scenic E-Tech, Symbol, Taliant, Talisman, Thalia, Triber, Vel Satis, Wind; van: Estafette, Kangoo, Grand Kangoo, Master, Trafic, Dokker; truck: Premium, Midlum
Rivian: R1S, R1T
Rolls-Royce (Rolls, RR, Roll-Royce): 20/25, Camargue, Corniche, Cullinan, Dawn, Ghost, Park Ward, Phantom, Silver Cloud, Silver Dawn, Silver Ghost, Silver Seraph, Silver Shadow, Silver Spirit, Silver Spur, Silver Wraith, Spectre, Wraith
Rover: 10, 2000, 213, 214, 216, 2300, 25, 3.5, 3500, 400, 416, 420, 45, 600, 75, 80, 800, 820, 825, 827, Mini, P4, P5, P6, Quintet, SD1
Saab: 9-2X, 9-3, 9-4X, 9-5, 9-7X, 900, 9000, 96, 99, Sonett
Saturn (STRN): Sky, Vue, Astra, Aura, Ion, Outlook, Relay
Scion: FR-S, tC, xB, xD, iA, iM, iQ, xA
SEAT: Alhambra, Altea, Arona, Ateca, Cordoba, Exeo, Ibiza, Leon, Mii, Tarraco, Toledo
Shelby: Cobra, GT350, GT500
Simca: 1000, Aronde, Vedette
Singer: Gazelle, Hunter, Vogue
Skoda (Scoda): 105, 120, Citigo, Elroq, Enyaq, Epiq, Fabia, Favorit, Felicia, Kamiq, Karoq, Kodiaq, Kushaq, Octavia, Rapid, Rapid Spaceback, Roomster, Scala, Superb, Yeti, Kylaq, Laura, Slavia
Skywell: BE11, ET5
Skyworth: K
smart (Smart Car): #1, #3, #5, Cabrio, ForFour, ForTwo, Roadster
SsangYong (Sangyong, Ssanyong): Actyon, Chairman, Korando, Kyron, Rexton, Rodius, Stavic, Tivoli, Tivoli XLV, Torres, XLV; ute: Actyon Sports, Actyon Tradie, Korando Sports, Musso, Musso Grand, Musso Sports, Musso XLV, Rexton Sports
Standard: 8, 10, Vanguard
Studebaker: Avanti, Champion, Commander, Golden Hawk, Hawk, Lark, President
Subaru (Subura, Subaroo, Suburu, SUBA): 1800, Alcyone, Ascent, BRZ, Crosstrek, Dex, E-Outback, Exiga, Fiori, Forester=Forrester, G3X, Impreza=Imprezza, Justy, L Series, Legacy, Leone, Levorg, Liberty, Lucra, Outback, Outback Sport, Pleo, R1, R2, Rex, Sherpa, Sportswagon, Solterra, Stella, SVX, Trailseeker, Trezia, Tribeca, Uncharted, Vivio, Vortex, WRX, XT, XV, XV Crosstrek; ute: Brumby, Baja; van: Sambar, Domingo
Sunbeam: Alpine, Rapier, Tiger, Talbot
Suzuki (Susuki, Suzuky, Suzki, Zuzuki, SUZI): Across, Aerio, Alto, Alto K10, APV, Baleno, Cappuccino, Celerio, Cervo, Ciaz, Cultus, e Vitara, Escudo, Every, Fronx, Grand Vitara, Grand Vitara XL-7, Hatch, Hustler, Ignis, Jimny=Jimney, Jimny Sierra, Jimny XL, Kei, Kizashi, Landy, Lapin, Liana, LJ50, LJ80, Mehran, Palette, S-Cross, Samurai, Sierra, Solio, Spacia, Splash, Stockman, Swift, SX4, SX4 S-Cross, Vitara, Wagon R, Wagon R+, X-90, XL-7, Xbee, Twin, Dzire, Ertiga, Esteem, Forenza, Khyber, Margalla, Reno, Sidekick, Swace, Verona, Wagon R Stingray, XL6; ute: Mighty Boy, Equator; van: Carry, Super Carry, Bolan, Eeco
Tank: 300, 500
Tata: Indica, Nano, Nexon, Safari, Altroz, Aria, Curvv, Harrier, Hexa, Indica Vista, Indigo, Manza, Punch, Safari Storme, Sumo, Tiago, Tigor, Zest; ute: Telcoline, Xenon
Tesla (Telsa, TESL): Cybertruck, Model 3, Model S, Model X, Model Y, Roadster
Toyota (Toyta, Toyata, Toyoto, Toyoda, Totoya, Toyato, Toytoa, TOYT): 1000, 2000GT, 4 Runner, 700, 86, Allion, Altezza, Aqua, Aristo, Aurion, Auris, Avalon, Avensis, Avensis Verso, Aygo, Belta, Blade, Blizzard, Brevis, bZ4X, bZ4X Touring, C-HR, C+pod, Caldina, Cami, Camry=Camery, Camry Solara, Carib, Carina, Celica, Celsior, Century, Chaser, Corolla=Corola=Carolla=Corrola, Corolla Axio, Corolla Cross, Corolla Fielder, Corolla iM, Corolla Rumion, Corolla Spacio, Corolla Touring, Corolla Touring Sports, Corona, Corona Mark II, Corsa, Cressida, Cresta, Crown, Curren, Cynos, Echo, FJ Cruiser, Fortuner=Fortuna, Gaia, GR Corolla, GR Supra, GR Yaris, GR86, Grand Highlander, Grand HiAce, Harrier, Highlander, Hilux Surf, Innova, Innova Crysta, Ipsum, IQ, Ist, Isis, Kluger, Kluger V, LandCruiser=Landcrusier=Landcruisers, LandCruiser 100 Series, LandCruiser 200 Series, LandCruiser 300=LandCruiser 300 Series, LandCruiser 70, LandCruiser 70 Series, LandCruiser 76 Series, LandCruiser 78 Series, LandCruiser Prado, Prado, Levin, Lexcen, Mark II, Mark II Blit, Mark X, Mark X Zio, Matrix, Mega Cruiser, Mirai, MR-S, MR2, Nadia, Opa, Origin, Paseo, Passo, Pixis, Platz, Porte, Premio, Prius, Prius C, Prius V, Prius Prime, Prius+, Probox, Progres, Pronard, Publica, Ractis, Raum, RAV4, Rukus, Rumion, Rush, Sai, Sera, Sequoia, Sienna, Soarer, Spacia, Spade, Sprinter, Sprinter Carib, Sprinter Trueno, Starlet, Stout, Succeed, Supra, Tercel, Tiara, Urban Cruiser, Vanguard, Venza, Verossa, Vienta, Vista, Vitz, Voltz, Will VS, Windom, Wish, Yaris, Yaris Cross, Yaris Verso, Agya, Allex, Aygo X, Calya, Condor, Conquest, Corolla Altis, Corolla Quest, Corolla Verso, Etios, Etios Cross, Etios Liva, Fielder, FunCargo, Glanza, GT86, Innova HyCross, Passo Sette, Raize, Roomy, Sienta, Tazz, Urban Cruiser Hyryder, Urban Cruiser Taisor, Veloz, Verso, Verso-S, Yaris iA; mover: Alphard, Avanza, Esquire, Estima, Granvia, Noah, Previa, Tarago, Vellfire, Voxy; ute: HiLux=Hylux=Hillux, LandCruiser 79 Series, Tacoma, T100, Tundra, Stallion; van: HiAce, LiteAce, Proace, Regius, Regius Ace, SBV, TownAce, Touring HiAce, Quantum; truck: Dyna, ToyoAce; bus: Coaster
Trabant: 601
Triumph: 2000, 2500, 2500TC, Dolomite, GT6, Herald, Mayflower, Spitfire, Stag, TR2, TR3, TR3A, TR4, TR4A, TR5, TR6, TR7, TR8, Vitesse
TVR: Cerbera, Chimaera, Griffith, Tuscan
UAZ: Hunter, Patriot
Valiant: AP5, AP6, Charger, Galant, Pacer, R Series, Ranger, Regal, VC, VE, VF, VG
Vanden Plas: Princess
Vauxhall: Astra, Corsa, Cresta, Crossland X, Grandland X, Insignia Grand Sport, Mokka X, Velox, Victor, Viva, Wyvern, Zafira Tourer
VinFast: VF 5, VF 6, VF 7, VF 8, VF 9, Fadil, Lux A2.0, Lux SA2.0, VF 3, VF e34
Volkswagen (VW, Volkswagon, Volkwagen, Volkswaggen, Volkswagan, Vokswagen, Volkswagen Commercial, Volkswagen Passenger, Volks, Volkswagen PKW, Volkswagen Nutzfahrzeuge, VOLK, Volks): 181, 411, Arteon, Atlas, Atlas Cross Sport, Beetle=Beatle=Coccinelle=Fusca=Käfer, Bora, Cabrio, CC, Country Buggy, Corrado, Cross Polo, Eos, Fox, Golf, Golf Plus, Golf SportWagen, Golf Sportsvan, ID.3, ID.4, ID.5, ID.7, ID. Buzz, Jetta, Jetta SportWagen, Karmann Ghia, Kombi, Lupo, New Beetle, Notchback, Passat, Passat CC, Phaeton, Polo, Polo Vivo, Scirocco, Sharan, Superbug, T-Cross, T-Roc, Taigo, Tayron, Tiguan=Tigaun, Touareg=Toureg=Tuareg, Touran, Type 2, Type 3, Up!, Vento, Ameo, Citi, Citi Golf, Gol, Golf SV, Polo Playa, Rabbit, Routan, Taos, Virtus; mover: Caravelle, Multivan, California; ute: Amarok=Amorok; van: Caddy, Citivan, Crafter, LT, Transporter; motorhome: Crafter Kampervan, Grand California
Volvo (Volvo Trucks, Volvo Cars, VOLV): 121, 122, 122S, 142, 144, 145, 164, 240, 242, 244, 245, 262, 264, 265, 340, 360, 440, 460, 480, 740, 760, 780, 850, 940, 960, Amazon, C30, C40, C70, Cross Country, EC40, ES90, EX30, EX40, EX90, P1800, PV544, S40, S60, S60 Cross Country, S70, S80, S90, V40, V40 Cross Country, V50, V60, V60 Cross Country, V70, V90, V90 Cross Country, XC40, XC60, XC70, XC90; truck: F10, F12, F16, F7, FE, FH, FH12, FH13, FH16, FL, FL6, FL10, FL12, FM, FM12, FM13, FM7, FM9, FMX, N12, NH12, NL12; bus: B7R, B8R, B9R, B10M, B12B
Wartburg: 353
Westfield: SE
Willys: CJ, Jeep, Overland
Wolseley: 1500, 24/80, 6/99, 6/110, Hornet
Wuling: Air EV, Hongguang
XPENG (Xiaopeng): G6, G9, P7, P7+, X9
Zeekr: 001, 007, 009, 7X, X
ZXAUTO: Grand Tiger, Terralord, Admiral
`;
