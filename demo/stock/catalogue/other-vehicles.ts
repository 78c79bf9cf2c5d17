/** Motorcycles, trucks and caravans; `parse.ts` says how a line is read. A caravan has no engine: its code is `N00`. */
export const MOTORCYCLES = `
Honda, CB500X, motorcycle, 2014-, MLH, 2155x830x1410, 196, 3, 2/0
  P05mR2 ABS 10.2
Honda, CRF300L, motorcycle, 2021-, MLH, 2230x820x1200, 142, 2, 2/0
  P03mR1 ABS 8.6 | P03mR1 Rally 9.9
Yamaha, MT-07, motorcycle, 2015-, JYA, 2085x780x1105, 184, 4, 2/0
  P07mR2 LA 13.3 | P07mR2 HO 14.0
Yamaha, Ténéré 700, motorcycle, 2020-, JYA, 2370x905x1455, 204, 2, 2/0
  P07mR2 Standard 19.4 | P07mR2 World Raid 23.0
Kawasaki, Ninja 400, motorcycle, 2018-, JKA, 1990x710x1120, 168, 4, 2/0
  P04mR2 ABS 8.9 | P04mR2 SE 9.4
Kawasaki, Z900, motorcycle, 2017-, JKA, 2070x825x1080, 212, 2, 2/0
  P09mR4 ABS 15.6 | P09mR4 SE 18.9
Suzuki, V-Strom 650, motorcycle, 2013-, JS1, 2275x910x1405, 216, 2, 2/0
  P06mR2 XT 13.5
BMW, R 1250 GS, motorcycle, 2019-2024, WB1, 2207x952x1430, 249, 2, 2/0
  P13mR2 Rallye 32.2 | P13mR2 Adventure 35.6
Harley-Davidson, Street Bob, motorcycle, 2016-, 5HD, 2320x950x1160, 286, 2, 2/0
  P19mR2 114 27.5
Triumph, Street Triple, motorcycle, 2017-, SMT, 2052x792x1064, 188, 2, 2/0
  P08mR3 R 15.7 | P08mR3 RS 19.3
`;

export const TRUCKS = `
Isuzu, NLR 45-150, truck, 2012-, JAL, 5080x1815x2180, 2200, 4, 3/2
  D30aRt4 Traypack 68.0 | D30aRt4 Servicepack 79.0
Isuzu, NPR 65-190, truck, 2012-, JAL, 6150x2040x2290, 3100, 3, 3/2
  D52aRt4 Tipper 94.0 | D52aRt4 Freightpack 98.0
Hino, 300 616, truck, 2013-, JHH, 5150x1880x2195, 2350, 3, 3/2
  D40aRt4 Trade Ace 72.0 | D40aRt4 Tipper Ace 82.0
Fuso, Canter 515, truck, 2013-, JLF, 5020x1870x2180, 2280, 3, 3/2
  D30dRt4 City Cab 66.0 | D30dRt4 Wide Cab 71.0
Iveco, Daily 50C, truck, 2014-, ZCF, 6210x2010x2250, 2350, 2, 3/2
  D30aRt4 Cab Chassis 78.0
`;

export const CARAVANS = `
Jayco, Journey, caravan, 2012-, 6J7, 7600x2470x2890, 2200, 4
  N00 17.55-3 Outback 74.9 | N00 19.61-3 Touring 79.9
Jayco, Swan, caravan, 2012-, 6J7, 5600x2190x1600, 1250, 3
  N00 Touring 36.9 | N00 Outback 41.9
Jayco, All-Terrain, caravan, 2020-, 6J7, 8100x2470x3050, 2550, 2
  N00 19.61-2 99.9 | N00 21.66-3 109.9
New Age, Manta Ray, caravan, 2013-, 6N9, 7500x2450x2950, 2150, 2
  N00 18 Ensuite 72.9 | N00 20 Bunk 78.9
Crusader, Excalibur, caravan, 2014-, 6C9, 7900x2450x3000, 2400, 2
  N00 Prince 89.9 | N00 Musketeer 96.9
`;
