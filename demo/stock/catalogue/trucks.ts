/**
 * Trucks from light to heavy, and buses; `parse.ts` explains the format. The mass is the tare including the body; `gvm`
 * is the gross vehicle mass, `tray` the inside length of the body.
 */
export const TRUCKS = `
Isuzu, NLR 45-150, tray-truck, 2012-, JAL, 5300x1995x2180, 2480, 7, 3/2, gvm:4500, tray:3350, axles:4x2
  D30aRt4 Traypack 68.9 | D30aRt4 Traypack Plus 72.9
Isuzu, NLR 45-150, service-truck, 2014-, JAL, 5480x1995x2250, 2820, 3, 3/2, gvm:4500, tray:3200, axles:4x2
  D30aRt4 Servicepack 84.9 | D30aRt4 Tradepack 82.9
Isuzu, NPR 45-155, tray-truck, 2012-, JAL, 6150x2040x2290, 2760, 5, 3/2, gvm:4500, tray:4250, axles:4x2
  D30aRt4 Traypack 76.9 | D52aRt4 Traypack Crew 86.9
Isuzu, NPR 65-190, tipper, 2012-, JAL, 5800x2150x2300, 3420, 5, 3/2, gvm:6500, tray:3400, axles:4x2
  D52aRt4 Tipper 96.9 | D52mRt4 Tipper 92.9
Isuzu, NPR 75-190, pantech, 2012-, JAL, 7350x2300x3250, 4180, 4, 3/2, gvm:7500, tray:5300, axles:4x2
  D52aRt4 Vanpack 112.9 | D52aRt4 Vanpack Tail-Lift 119.9
Isuzu, NPS 75-155, tray-truck, 2014-, JAL, 6100x2130x2560, 3680, 3, 3/2, gvm:7500, tray:4000, axles:4x4
  D52mRt4 4x4 Traypack 118.9 | D52mRt4 4x4 Crew 126.9
Isuzu, FRR 110-260, pantech, 2012-, JAL, 8900x2450x3500, 5450, 3, 3/2, gvm:11000, tray:6800, axles:4x2
  D52aRt4 Freightpack 146.9 | D52aRt4 Freightpack Tail-Lift 154.9
Isuzu, FSR 140-260, curtainsider, 2012-, JAL, 9800x2500x3600, 6350, 3, 3/2, gvm:14000, tray:7600, axles:4x2
  D78aRt6 Curtainsider 10-Pallet 174.9 | D78aRt6 Curtainsider 12-Pallet 182.9
Isuzu, FVZ 260-300, tipper, 2012-, JAL, 8300x2490x2950, 9800, 2, 2/2, gvm:26000, tray:5200, axles:6x4
  D78aRt6 Tipper 248.9 | D98aRt6 Tipper Auto 264.9
Hino, 300 616, tray-truck, 2013-, JHH, 5250x1985x2195, 2520, 4, 3/2, gvm:4495, tray:3300, axles:4x2
  D40aRt4 Trade Ace 69.9 | D40mRt4 Trade Ace 66.9
Hino, 300 617, tipper, 2013-, JHH, 5150x1985x2195, 2690, 4, 3/2, gvm:4495, tray:3000, axles:4x2
  D40aRt4 Tipper Ace 82.9 | D40mRt4 Tipper Ace 78.9
Hino, 300 721 Hybrid, pantech, 2015-, JHH, 7150x2250x3200, 3950, 2, 3/2, gvm:7500, tray:5000, axles:4x2
  H40aRt4 Hybrid Pantech 114.9
Hino, 500 FC 1124, refrigerated, 2013-, JHH, 8450x2450x3550, 5900, 2, 3/2, gvm:11000, tray:6300, axles:4x2
  D51aRt4 Chiller 168.9 | D51aRt4 Freezer 176.9
Hino, 500 FE 1426, curtainsider, 2014-, JHH, 9700x2500x3600, 6420, 2, 3/2, gvm:14000, tray:7500, axles:4x2
  D51aRt4 Curtainsider 176.9
Hino, 500 FM 2632, cab-chassis, 2014-, JHH, 9300x2490x2950, 7300, 1.5, 2/2, gvm:26000, axles:6x4
  D77aRt6 Cab Chassis 216.9
Hino, 700 SS 2848, prime-mover, 2013-, JHH, 6800x2490x3380, 8750, 1, 2/2, gvm:27500, axles:6x4
  D129aRt6 Sleeper 268.9
Fuso, Canter 515, tray-truck, 2013-, JLF, 5120x1995x2180, 2390, 4, 3/2, gvm:4495, tray:3300, axles:4x2
  D30dRt4 City Cab 64.9 | D30dRt4 Wide Cab 70.9
Fuso, Canter 615, tipper, 2013-, JLF, 5250x1995x2200, 2940, 3, 3/2, gvm:6000, tray:3100, axles:4x2
  D30dRt4 Tipper 84.9
Fuso, Canter 918, pantech, 2014-, JLF, 7700x2350x3300, 4350, 2, 3/2, gvm:8550, tray:5600, axles:4x2
  D30dRt4 Pantech 108.9
Fuso, eCanter, pantech, 2021-, JLF, 6500x2200x3050, 3850, 1, 3/2, gvm:7500, tray:4300, axles:4x2
  E00sR Pantech 169.9
Fuso, Fighter 1424, curtainsider, 2013-, JLF, 9600x2490x3550, 6380, 2, 3/2, gvm:14000, tray:7400, axles:4x2
  D75aRt6 Curtainsider 162.9
Fuso, Rosa, bus, 2012-, JLF, 7730x2010x2635, 3950, 2, 25/3, gvm:6500, axles:4x2
  D30dRt4 Deluxe 25-Seat 138.9
Toyota, Coaster, bus, 2012-, JTG, 6990x2080x2635, 3850, 2, 22/3, gvm:6000, axles:4x2
  D40aRt4 Standard 134.9 | D40aRt4 Deluxe 146.9
Iveco, Daily 50C, cab-chassis, 2014-, ZCF, 6210x2010x2250, 2350, 3, 3/2, gvm:4495, axles:4x2
  D30aRt4 Cab Chassis 78.9 | D30aRt4 Dual Cab 86.9
Iveco, Daily 70C, tray-truck, 2014-, ZCF, 7100x2200x2350, 3250, 2, 3/2, gvm:7000, tray:4800, axles:4x2
  D30aRt4 Tray 96.9 | D30a4t4 4x4 Tray 128.9
Iveco, S-Way, prime-mover, 2021-, WJM, 6200x2500x3800, 8700, 1, 2/2, gvm:25500, axles:6x4
  D128aRt6 AS 550 312.9
UD, Croner, cab-chassis, 2018-, JNC, 9200x2490x2880, 5600, 1.5, 2/2, gvm:15000, axles:4x2
  D77aRt6 PK 17.280 168.9
UD, Quon, prime-mover, 2018-, JNC, 6900x2490x3300, 8600, 1.5, 2/2, gvm:25000, axles:6x4
  D108aRt6 GW 26.460 258.9 | D108aRt6 GW 26.460 Sleeper 272.9
Volvo, FM, tipper, 2014-, YV2, 8600x2500x3250, 10300, 1.5, 2/2, gvm:26500, tray:5400, axles:6x4
  D128aRt6 FM 500 Tipper 312.9
Volvo, FH, prime-mover, 2014-, YV2, 7100x2500x3850, 9200, 2, 2/2, gvm:27000, axles:6x4
  D128aRt6 FH 540 Globetrotter 352.9 | D161aRt6 FH16 700 428.9
Scania, R 540, prime-mover, 2018-, YS2, 7000x2500x3800, 9050, 1.5, 2/2, gvm:26000, axles:6x4
  D127aRt6 Highline 348.9
Scania, P 320, curtainsider, 2018-, YS2, 10200x2500x3850, 8800, 1, 2/2, gvm:18000, tray:7800, axles:4x2
  D93aRt5 Curtainsider 14-Pallet 262.9
Kenworth, T410, prime-mover, 2017-, 6F5, 7400x2500x3500, 9300, 1.5, 2/2, gvm:24400, axles:6x4
  D129mRt6 Day Cab 328.9 | D129mRt6 Sleeper 344.9
Kenworth, T610, prime-mover, 2017-, 6F5, 7900x2500x3950, 9850, 1.5, 2/2, gvm:24400, axles:6x4
  D149mRt6 SAR 388.9 | D149mRt6 Aero Sleeper 408.9
Mack, Trident, prime-mover, 2013-, 6FM, 7600x2500x3700, 9400, 1, 2/2, gvm:25500, axles:6x4
  D128aRt6 Sleeper 338.9
DAF, CF 530, prime-mover, 2020-, XLR, 6900x2500x3700, 8900, 1, 2/2, gvm:26000, axles:6x4
  D129aRt6 Space Cab 302.9
Mercedes-Benz, Atego 1630, pantech, 2014-, WDB, 9300x2500x3700, 7200, 1, 2/2, gvm:16500, tray:7200, axles:4x2
  D77aRt6 Pantech 192.9
Hyundai, Mighty EX8, tipper, 2018-, KMF, 6000x2150x2330, 3550, 2, 3/2, gvm:7500, tray:3600, axles:4x2
  D39aRt4 Tipper 89.9
Foton, T5, tray-truck, 2021-, LVB, 5900x2050x2250, 2650, 2, 3/2, gvm:4495, tray:4000, axles:4x2
  D28aRt4 Tray 52.9 | E00sR Electric Tray 98.9
Volvo, B8RLE, bus, 2014-, YV3, 12300x2500x3150, 11200, 1, 45/2, gvm:18000, axles:4x2
  D77aRt6 Route 45-Seat 398.9
Scania, K 320, bus, 2013-, YS2, 12200x2500x3200, 11600, 1, 49/2, gvm:18000, axles:4x2
  D93aRt5 Route 45-Seat 412.9 | D93aRt5 School 57-Seat 389.9
`;
