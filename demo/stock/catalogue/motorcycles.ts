/**
 * Motorcycles and scooters; `parse.ts` explains the format. The mass is the wet weight, `seat` the height of the seat
 * and `cc` the engine's size as the maker states it; `lams` marks models that learners may ride.
 */
export const MOTORCYCLES = `
Honda, CB500X, adventure, 2014-, MLH, 2155x830x1410, 199, 4, 2/0, seat:830, cc:471, lams:1
  P05mR2 ABS 10.3
Honda, CB650R, naked, 2019-, MLH, 2130x780x1075, 205, 3, 2/0, seat:810, cc:649
  P06mR4 Neo Sports Café 13.4 | P06mR4 E-Clutch 14.0
Honda, CRF300L, trail-bike, 2021-, MLH, 2230x820x1200, 142, 3, 2/0, seat:880, cc:286, lams:1
  P03mR1 ABS 8.9 | P03mR1 Rally 10.4
Honda, CRF1100L Africa Twin, adventure, 2020-, JH2, 2330x960x1395, 238, 3, 2/0, seat:850, cc:1084
  P11mR2 Standard 22.0 | P11dR2 Adventure Sports DCT 28.4
Honda, Gold Wing, tourer, 2018-, JH2, 2615x905x1430, 390, 1, 2/0, seat:745, cc:1833
  P18dR6 Tour DCT 49.9
Honda, Rebel 500, cruiser, 2017-, MLH, 2205x820x1090, 191, 3, 2/0, seat:690, cc:471, lams:1
  P05mR2 CMX500 10.2
Honda, Dio, scooter, 2021-, MLH, 1808x723x1150, 105, 3, 2/0, seat:765, cc:109, lams:1
  P01cR1 NSC110 3.3
Honda, ADV160, scooter, 2023-, MLH, 1950x763x1196, 133, 2, 2/0, seat:780, cc:157, lams:1
  P02cR1 ABS 6.1
Yamaha, MT-07, naked, 2015-, JYA, 2085x780x1105, 184, 5, 2/0, seat:805, cc:655, lams:1
  P07mR2 LA 13.6 | P07mR2 HO 14.3
Yamaha, MT-09, naked, 2014-, JYA, 2090x820x1145, 193, 3, 2/0, seat:825, cc:890
  P09mR3 Standard 18.0 | P09mR3 SP 20.7
Yamaha, YZF-R3, sport-bike, 2015-, MH3, 2090x730x1140, 169, 4, 2/0, seat:780, cc:321, lams:1
  P03mR2 ABS 8.9
Yamaha, YZF-R7, sport-bike, 2022-, JYA, 2070x705x1160, 188, 2, 2/0, seat:835, cc:689
  P07mR2 HO 14.9
Yamaha, Ténéré 700, adventure, 2020-, JYA, 2370x905x1455, 205, 4, 2/0, seat:875, cc:689
  P07mR2 Standard 19.6 | P07mR2 World Raid 23.2
Yamaha, WR250F, trail-bike, 2015-, JYA, 2175x825x1270, 115, 2, 1/0, seat:955, cc:250, lams:1
  P03mR1 Enduro 14.7
Yamaha, NMAX 155, scooter, 2018-, MH3, 1935x740x1160, 131, 3, 2/0, seat:765, cc:155, lams:1
  P02cR1 ABS 5.8
Yamaha, TMAX, scooter, 2015-, VG5, 2195x780x1415, 220, 1, 2/0, seat:800, cc:562
  P06cR2 Tech Max 18.9
Kawasaki, Ninja 400, sport-bike, 2018-, JKA, 1990x710x1120, 168, 5, 2/0, seat:785, cc:399, lams:1
  P04mR2 ABS 8.9 | P04mR2 SE 9.4
Kawasaki, Ninja ZX-6R, sport-bike, 2013-, JKA, 2025x710x1100, 196, 2, 2/0, seat:830, cc:636
  P06mR4 KRT 17.4
Kawasaki, Z900, naked, 2017-, JKA, 2070x825x1080, 212, 3, 2/0, seat:820, cc:948
  P09mR4 ABS 16.4 | P09mR4 SE 19.4
Kawasaki, Z900RS, classic, 2018-, JKA, 2100x865x1150, 215, 2, 2/0, seat:835, cc:948
  P09mR4 ABS 18.2 | P09mR4 SE 20.6
Kawasaki, Vulcan S, cruiser, 2015-, JKA, 2310x880x1100, 235, 3, 2/0, seat:705, cc:649, lams:1
  P06mR2 ABS 12.2 | P06mR2 Café 12.8
Kawasaki, KLR650, adventure, 2012-, JKA, 2280x960x1465, 223, 2, 2/0, seat:870, cc:652, lams:1
  P07mR1 Adventure 12.0
Suzuki, V-Strom 650, adventure, 2013-, JS1, 2275x910x1405, 216, 3, 2/0, seat:835, cc:645, lams:1
  P06mR2 XT 13.5
Suzuki, SV650, naked, 2016-, JS1, 2140x760x1090, 198, 3, 2/0, seat:785, cc:645, lams:1
  P06mR2 Learner Approved 11.6
Suzuki, GSX-R1000, sport-bike, 2017-2025, JS1, 2075x705x1145, 203, 1, 2/0, seat:825, cc:1000
  P10mR4 R 28.0
Suzuki, DR-Z400E, trail-bike, 2012-, JS1, 2310x875x1240, 138, 3, 1/0, seat:935, cc:398, lams:1
  P04mR1 Enduro 9.9
Suzuki, Burgman 200, scooter, 2014-, JS1, 2055x740x1355, 163, 1.5, 2/0, seat:735, cc:200, lams:1
  P02cR1 ABS 7.2
BMW, R 1250 GS, adventure, 2019-2024, WB1, 2207x952x1430, 249, 3, 2/0, seat:850, cc:1254
  P13mR2 Rallye 32.2 | P13mR2 Adventure 35.6
BMW, R nineT, classic, 2014-, WB1, 2110x880x1240, 221, 1.5, 2/0, seat:805, cc:1170
  P12mR2 Pure 24.3 | P12mR2 Scrambler 25.6
BMW, F 900 R, naked, 2020-, WB1, 2140x815x1130, 211, 1.5, 2/0, seat:815, cc:895
  P09mR2 Standard 16.2 | P09mR2 M Sport 18.9
BMW, CE 04, scooter, 2022-, WB1, 2285x855x1150, 231, 1, 2/0, seat:780
  E00sR Avantgarde 23.9
Ducati, Monster, naked, 2014-, ZDM, 2070x800x1090, 188, 2, 2/0, seat:820, cc:937
  P09mR2 Standard 19.9 | P09mR2 SP 24.9
Ducati, Multistrada V4, adventure, 2021-, ZDM, 2301x957x1464, 243, 1.5, 2/0, seat:840, cc:1158
  P12mR4 S 36.9 | P12mR4 Rally 42.9
Ducati, Scrambler, classic, 2015-, ZDM, 2100x860x1120, 185, 2, 2/0, seat:795, cc:803
  P08mR2 Icon 17.2 | P08mR2 Nightshift 18.9
Harley-Davidson, Street Bob, cruiser, 2016-, 5HD, 2320x950x1160, 297, 3, 2/0, seat:680, cc:1868
  P19mR2 114 27.5
Harley-Davidson, Fat Boy, cruiser, 2014-, 5HD, 2370x985x1085, 317, 2, 2/0, seat:675, cc:1868
  P19mR2 114 36.9
Harley-Davidson, Road Glide, tourer, 2015-, 5HD, 2410x975x1280, 380, 1.5, 2/0, seat:695, cc:1923
  P19mR2 117 46.5
Harley-Davidson, X 500, naked, 2024-, 5HD, 2135x796x1110, 208, 1.5, 2/0, seat:820, cc:500, lams:1
  P05mR2 Learner 11.5
Triumph, Street Triple, naked, 2017-, SMT, 2052x792x1064, 188, 3, 2/0, seat:826, cc:765
  P08mR3 R 15.7 | P08mR3 RS 19.3
Triumph, Bonneville T120, classic, 2016-, SMT, 2170x780x1100, 236, 2, 2/0, seat:790, cc:1200
  P12mR2 Standard 20.3 | P12mR2 Black 20.3
Triumph, Tiger 900, adventure, 2020-, SMT, 2305x930x1410, 222, 2, 2/0, seat:820, cc:888
  P09mR3 GT Pro 23.9 | P09mR3 Rally Pro 24.9
Triumph, Speed 400, naked, 2024-, MET, 2056x795x1075, 170, 3, 2/0, seat:790, cc:398, lams:1
  P04mR1 Standard 9.0
KTM, 390 Duke, naked, 2014-, VBK, 2072x831x1109, 165, 3, 2/0, seat:820, cc:399, lams:1
  P04mR1 ABS 8.8
KTM, 890 Adventure, adventure, 2021-, VBK, 2280x920x1380, 215, 1.5, 2/0, seat:840, cc:889
  P09mR2 Standard 21.9 | P09mR2 R 23.9
KTM, 300 EXC, trail-bike, 2014-, VBK, 2200x820x1260, 108, 2, 1/0, seat:963, cc:293
  P03mR1 Six Days 17.5
Husqvarna, Svartpilen 401, classic, 2018-, VBK, 2060x810x1120, 159, 1.5, 2/0, seat:820, cc:399, lams:1
  P04mR1 ABS 9.2
Royal Enfield, Classic 350, classic, 2021-, ME3, 2145x785x1090, 195, 4, 2/0, seat:805, cc:349, lams:1
  P03mR1 Halcyon 8.5 | P03mR1 Chrome 9.1
Royal Enfield, Himalayan, adventure, 2017-, ME3, 2245x852x1316, 196, 3, 2/0, seat:825, cc:452, lams:1
  P05mR1 450 9.3 | P05mR1 450 Summit 9.8
Royal Enfield, Interceptor 650, classic, 2019-, ME3, 2119x835x1067, 218, 2, 2/0, seat:804, cc:648, lams:1
  P06mR2 Twin 10.9
Indian, Scout, cruiser, 2015-, 56K, 2275x880x1068, 248, 1.5, 2/0, seat:654, cc:1250
  P13mR2 Bobber 24.9 | P13mR2 Classic 26.5
CFMOTO, 450MT, adventure, 2024-, LCE, 2210x870x1390, 175, 3, 2/0, seat:820, cc:449, lams:1
  P04mR2 Adventure 8.5
CFMOTO, 450SR, sport-bike, 2023-, LCE, 1990x735x1130, 168, 2, 2/0, seat:795, cc:449, lams:1
  P04mR2 S 8.3
Aprilia, RS 660, sport-bike, 2021-, ZD4, 1995x745x1175, 183, 1, 2/0, seat:820, cc:659
  P07mR2 Standard 19.2
Moto Guzzi, V7, classic, 2014-, ZGU, 2165x800x1100, 218, 1.5, 2/0, seat:780, cc:853
  P09mR2 Stone 15.7 | P09mR2 Special 16.2
Vespa, Primavera, scooter, 2014-, ZAP, 1860x735x1140, 130, 3, 2/0, seat:790, cc:155, lams:1
  P02cR1 150 8.4 | P02cR1 150 S 8.8
Vespa, GTS, scooter, 2014-, ZAP, 1980x767x1169, 158, 2, 2/0, seat:790, cc:278, lams:1
  P03cR1 Super 300 11.2 | P03cR1 SuperTech 300 11.9
Piaggio, Medley, scooter, 2016-, ZAP, 2020x705x1150, 140, 1.5, 2/0, seat:799, cc:155, lams:1
  P02cR1 150 S 5.9
Fonzarelli, NKD, scooter, 2019-, 6F9, 1800x720x1080, 96, 0.7, 2/0, seat:790, lams:1
  E00sR Standard 11.9
`;
