/**
 * Caravans, camper trailers and motorhomes; `parse.ts` explains the format. A towed vehicle has no engine: its code is
 * `N00`. The mass is the tare; `gvm` is the aggregate trailer mass of a towed vehicle, else the gross vehicle mass.
 */
export const CARAVANS = `
Jayco, Journey, caravan, 2012-, 6J7, 7850x2470x2990, 2190, 5, 0/1, gvm:2800, sleeps:2
  N00 16.51-3 Touring 69.9 | N00 17.55-3 Outback 76.9 | N00 19.61-3 Outback 82.9 | N00 21.66-3 Bunk Outback 88.9
Jayco, Starcraft, caravan, 2012-, 6J7, 7300x2470x2950, 1980, 4, 0/1, gvm:2500, sleeps:3
  N00 16.51-3 63.9 | N00 18.57-4 Bunk 71.9 | N00 22.68-4 Bunk 79.9
Jayco, Silverline, caravan, 2013-, 6J7, 8700x2470x3040, 2650, 2, 0/1, gvm:3350, sleeps:2
  N00 21.65-3 Touring 97.9 | N00 21.65-3 Outback 104.9 | N00 24.75-4 Slide-Out 116.9
Jayco, All-Terrain, caravan, 2020-, 6J7, 8200x2470x3120, 2490, 3, 0/1, gvm:3250, sleeps:2
  N00 17.55-3 92.9 | N00 19.61-3 101.9 | N00 21.66-6 Bunk 112.9
Jayco, Expanda, pop-top, 2012-, 6J7, 6900x2470x2720, 1880, 3, 0/1, gvm:2500, sleeps:6
  N00 16.49-1 Touring 64.9 | N00 17.56-2 Outback 71.9
Jayco, Crosstrak, hybrid-caravan, 2021-, 6J7, 5700x2300x2350, 1550, 3, 0/1, gvm:2200, sleeps:3
  N00 13.41-1 54.9 | N00 13.43-2 Family 58.9
Jayco, Swan, camper-trailer, 2012-, 6J7, 5600x2190x1600, 1290, 4, 0/1, gvm:1650, sleeps:6
  N00 Touring 36.9 | N00 Outback 42.9
Jayco, Eagle, camper-trailer, 2012-, 6J7, 5350x2190x1600, 1150, 2, 0/1, gvm:1500, sleeps:4
  N00 Touring 34.4 | N00 Outback 39.9
New Age, Manta Ray, caravan, 2013-, 6N9, 7500x2450x2950, 2180, 3, 0/1, gvm:2780, sleeps:2
  N00 16 Ensuite 72.9 | N00 18 Ensuite 78.9 | N00 20 Bunk 86.9
New Age, Road Owl, pop-top, 2018-, 6N9, 6700x2350x2700, 1820, 2, 0/1, gvm:2400, sleeps:2
  N00 15 Couples 62.9 | N00 18 Ensuite 69.9
Crusader, Excalibur, caravan, 2014-, 6C9, 7900x2450x3000, 2440, 3, 0/1, gvm:3100, sleeps:2
  N00 Prince 89.9 | N00 Musketeer 96.9 | N00 Family Bunk 102.9
Lotus, Trooper, caravan, 2019-, 6L9, 7650x2490x3120, 2620, 2, 0/1, gvm:3500, sleeps:2
  N00 17 102.9 | N00 19 Club 112.9
Lotus, Off Grid, caravan, 2018-, 6L9, 8050x2490x3150, 2810, 2, 0/1, gvm:3500, sleeps:2
  N00 18.6 122.9 | N00 20.6 Family Bunk 132.9
Kedron, XC3, caravan, 2016-, 6K9, 8400x2500x3180, 3010, 1.5, 0/1, gvm:3500, sleeps:2
  N00 18 Cross Country 142.9 | N00 19 Family Bunk 152.9
Supreme, Getaway, caravan, 2015-, 6S9, 7600x2460x2980, 2260, 2, 0/1, gvm:2900, sleeps:2
  N00 1850 Couples 76.9 | N00 2050 Family Bunk 84.9
Majestic, Knight, caravan, 2016-, 6M9, 7900x2480x3050, 2480, 2, 0/1, gvm:3200, sleeps:2
  N00 19 Couples 84.9 | N00 21 Family Bunk 94.9
Avan, Aspire, pop-top, 2013-, 6A9, 6400x2240x2480, 1380, 2, 0/1, gvm:1800, sleeps:2
  N00 499 49.9 | N00 617 56.9
Avan, Cruiseliner, pop-top, 2013-, 6A9, 5400x2140x2300, 1080, 2, 0/1, gvm:1400, sleeps:2
  N00 2A 38.9 | N00 Adventure Pack 42.9
Zone RV, Peregrine, hybrid-caravan, 2018-, 6Z9, 6400x2300x2750, 1980, 1, 0/1, gvm:3000, sleeps:2
  N00 16.5 121.9 | N00 17.6 Off-Road 129.9
Track Trailer, T4, hybrid-caravan, 2016-, 6T9, 5550x2070x2290, 1440, 1.5, 0/1, gvm:2000, sleeps:2
  N00 Hybrid 98.9 | N00 Adventure 106.9
Patriot, X3, camper-trailer, 2017-, 6P9, 4500x2050x1650, 950, 2, 0/1, gvm:1800, sleeps:2
  N00 Standard 39.9 | N00 GT 45.9
Opus, OP4, camper-trailer, 2018-, 6U9, 5950x2150x1650, 1640, 2, 0/1, gvm:2220, sleeps:4
  N00 Air 39.9 | N00 Air Off-Road 44.9
Jayco, Conquest, motorhome, 2014-, WDF, 7120x2380x3230, 3650, 3, 4/3, gvm:4490, sleeps:4
  D20aFt MS.20-1 161.9 | D20aRt4 FD.23-3 174.9 | D20aRt4 MD.25-4 196.9
Winnebago, Jervis, motorhome, 2016-, ZFA, 7500x2380x3200, 3780, 2, 4/3, gvm:4490, sleeps:4
  D22aFt MF 172.9 | D22aFt MFE Slide-Out 189.9
Avida, Esperance, motorhome, 2014-, ZCF, 7900x2400x3350, 4060, 2, 4/3, gvm:5200, sleeps:4
  D30aRt4 C7434 188.9 | D30aRt4 C8734 Slide-Out 219.9
Avida, Birdsville, motorhome, 2013-, ZFA, 6990x2350x3150, 3550, 2, 4/3, gvm:4490, sleeps:4
  D22aFt B7184 164.9 | D22aFt B7464 176.9
Sunliner, Switch, motorhome, 2014-, WV2, 6980x2330x3050, 3400, 1.5, 4/3, gvm:4250, sleeps:4
  D20dFt S441 152.9 | D20dFt S504 166.9
Sunliner, Habitat, campervan, 2018-, WF0, 5980x2060x2800, 2900, 1.5, 4/4, gvm:3550, sleeps:2
  D20aRt Series 1 124.9 | D20aRt Series 2 134.9
Trakka, Jabiru, campervan, 2013-, WDF, 6980x2020x2850, 3150, 1.5, 4/4, gvm:4100, sleeps:2
  D20aRt4 J2 218.9 | D20aAt4 J2 4x4 238.9
Trakka, Trakkaway, motorhome, 2013-, ZFA, 7000x2270x2950, 3600, 1, 4/3, gvm:4490, sleeps:4
  D22aFt 700 228.9 | D22aFt 860 246.9
Frontline, HiAce, campervan, 2015-, JTF, 5265x1950x2480, 2450, 2, 4/4, gvm:3300, sleeps:2
  D28aRt Standard 108.9 | D28aRt Premium 118.9
`;
