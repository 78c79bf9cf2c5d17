/**
 * Trucks, prime movers and buses of the Australian market, of makers that make nothing else: one line a make, in the
 * form that `names.ts` beside this file explains.
 */
export const TRUCKS = `
Acco (International Acco): 1810, 1830, 2350, F1800
Ashok Leyland: Dost, Falcon, Oyster, Viking
Autocar: ACX, DC64, Expeditor
BCI: Airporter, Citirider, Classmaster, Cruiser, Explorer, FBC6120, PK6127AT, Proma
Bedford: CF, HA, J, KB, M, RL, SB, TJ, TK, TM, Chevanne
Bluebird: Wanderlodge
Bonluck: JXK6120, President
Caterpillar (Cat): CT610, CT630, CT680
Crane Carrier: LET2
DAF (DAF Trucks): CF, CF75, CF85, LF, LF45, LF55, XD, XF, XF105, XG, XG+
Denning: Landseer, Manufacturing
Dennis Eagle (Dennis): Elite, Elite 6, Elite+, Javelin, Olympian
Diamond T: 201
Dongfeng: Captain, Duolika, KX
ERF: E-Series, EC11, ECT
Foden: Alpha, S108
Freightliner (Freightliner Trucks): Argosy, Cascadia, Cascadia 116, Cascadia 126, Century, Century Class, Columbia, Columbia 112, Coronado, Coronado 114, Coronado 122, FL80, FL112, FL120, FLB, FLX, M2
Fuso (Mitsubishi Fuso, Fuso Trucks, Mitsubishi Trucks): Canter, Canter 515, Canter 615, Canter 715, Canter 815, Canter 918, Canter City Cab, eCanter, FE, FG, Fighter, Fighter 1024, Fighter 1124, Fighter 1224, Fighter 1424, Fighter 1627, Fighter 2427, FK, FM, FN, FP, FS, FV, Heavy, Shogun, Shogun 360, Shogun 460, Shogun 510; bus: Rosa, MK Bus
Golden Dragon: XML6125, XML6957
Higer: Coaster, H9245, Munro, Roadboss, Ryder, V Series
Hino (Hino Trucks): 145, 200, 300, 300 Series, 500, 500 Series, 600, 616, 617, 700, 700 Series, 716, 717, 721, 816, 817, 916, 917, 920, 921, Dutro, FA, FB, FC, FD, FD1J, FE, FF, FG, FG1J, FL, FM, FM1J, FM2P, FS, FS1E, FT, FY, GD, GD1J, GH, GT, Profia, Ranger, Ranger 4, Ranger 5, Ranger Pro, SH, SS, SS1E, XZU; bus: Liesse, Liesse II, Poncho, RG, RK, RN8J, Rainbow
Hyliion: ERX
International (International Trucks, Navistar International): 1630, 1830, 2670, 3070, 3600, 4700, 4900, 7600, 9200i, 9400i, 9800i, 9870, 9900, 9900i, AB160, AB180, ACCO, ACCO 1830, ACCO 1950, ACCO 2350, ACCO 3070, Atkinson, D1210, D1310, Eagle, LT, ProStar, R-Series, S-Line, Scout, T-Line, Transtar, Transtar 4700
Iveco (Iveco Trucks): 7200, ACCO, Acco 2350, AT, Astra, EuroTech, Eurocargo, Mp4400, Mp4500, Mp4700, Powerstar, S-Way, Stralis, T-Way, Trakker, X-Way, Daily 65, Daily 70; van: Daily, Daily 35, Daily 50, eDaily; bus: Delta, Metro
Janus: Sterling
Kenworth (Kenworth Trucks, KW): Aerodyne, C500, C501, C508, C509, C510, K100, K100E, K100G, K104, K104B, K108, K123, K124, K125, K200, K220, L700, LA, S2, SAR, T300, T350, T358, T359, T360, T400, T401, T402, T404, T404S, T404SAR, T408, T408SAR, T409, T409SAR, T410, T410SAR, T480, T600, T601, T604, T608, T609, T610, T610SAR, T620, T650, T658, T659, T680, T800, T900, T904, T908, T909, T950, W900, W924, W925, WEP
King Long: 6110, 6120, XMQ6127
Leader (Leader Trucks): A8, Midland
Mack (Mack Trucks, Mac Trucks): Anthem, CH, CHR, CL, CLR, CLS, Cruise-Liner, CXX, Elite, Fleet-Liner, Granite, Metro-Liner, Midlum, MR, Premium, Qantum, R-Series, RB, Super-Liner, Titan, Trident, Ultra-Liner, Valueliner, Vision
MAN (MAN Trucks): 18.280, 26.460, CLA, F2000, L2000, ME, TGA, TGL, TGM, TGS, TGX; van: eTGE, TGE; bus: 10.155, 14.280, 16.240, Lion's Coach
Marmon: Conventional
Navistar: Prostar
Oshkosh: F2365, J3080
Peterbilt: 348, 357, 359, 362, 377, 378, 379, 385, 387, 388, 389, 579
Powertrans: T820
Prevost: H3, XL
Scania (Scania Trucks): 112, 113, 114, 124, 143, 144, 164, 93, 94, 94D, G360, G380, G410, G440, G450, G460, G480, G500, G560, L-Series, P250, P270, P280, P310, P320, P340, P360, P370, P380, P410, P420, P440, P450, R420, R440, R450, R460, R470, R480, R500, R520, R540, R560, R580, R620, R650, R660, R730, R770, S560, S580, S650, S660, S730, S770, T112, T113, T143, XT; bus: K230, K280, K310, K320, K360, K410, K480, L94, N230, N280
SEA Electric: 300, 300-45, 300-85, 500, 500-140, E4V
Shacman: X3000, X5000
Sinotruk (Sino Truck, Howo): Hohan, Howo, Sitrak, T5G, T7H
Sterling: Acterra, AT9500, HX9500, L-Line, LT7500, LT8500, LT9500
Temsa: Avenue, MD9, TS35
UD (UD Trucks, Nissan UD, Nissan Diesel, UD Nissan): CK, CM, Condor, CPB, CV, CW, CWB, GK, GW, LKC, MK, MK11, MK6, MKB, PD, PK, PK16, PK17, PKC, PW24, Quester, Quon, Croner
Western Star (Western Star Trucks): 47X, 48X, 49X, 4800, 4864, 4900, 4964, 5800, 6900, Constellation, Heritage
White: 4000, Road Boss, Road Commander, Western Star
Yutong: C12, D12, D7, E12, E9, ZK6760, ZK6831
Zhongtong: LCK6126
`;
