/** Models of Japanese makes; `parse.ts` explains the format. Figures are rounded: a demonstration, not a guide. */
export const JAPAN = `
Toyota, Corolla, hatch, 2013-, JTN, 4375x1790x1435, 1380, 12
  P20cF Ascent Sport 30.1 | P20cF SX 33.4 | H18cF Ascent Sport Hybrid 32.1 | H18cF SX Hybrid 35.0 | H18cF ZR Hybrid 39.1
Toyota, Corolla, sedan, 2014-, JTN, 4630x1780x1435, 1360, 4
  P20cF Ascent Sport 30.1 | H18cF Ascent Sport Hybrid 32.1 | H18cF SX Hybrid 34.9
Toyota, Yaris, hatch, 2012-, JTD, 3940x1695x1505, 1100, 5
  P15cF Ascent Sport 26.3 | H15cF SX Hybrid 31.4 | H15cF ZR Hybrid 34.2
Toyota, Yaris Cross, suv, 2020-, JTD, 4180x1765x1590, 1235, 5
  H15cF GX Hybrid 31.8 | H15cF GXL Hybrid 34.7 | H15cA Urban Hybrid 40.5
Toyota, C-HR, suv, 2017-, JTN, 4360x1830x1565, 1430, 4
  P12cFt GXL 33.9 | H18cF GXL Hybrid 42.9 | H20cA GR Sport Hybrid 54.9
Toyota, Camry, sedan, 2012-, JTN, 4920x1840x1445, 1590, 6
  H25cF Ascent Hybrid 40.0 | H25cF Ascent Sport Hybrid 42.8 | H25cF SL Hybrid 53.9
Toyota, RAV4, suv, 2013-, JTM, 4615x1865x1690, 1650, 16
  P20cF GX 39.3 | H25cF GX Hybrid 42.3 | H25cF GXL Hybrid 45.8 | H25cF Cruiser Hybrid 50.4 | H25cA Edge Hybrid 58.4
Toyota, Kluger, suv, 2014-, JTE, 4966x1930x1755, 2040, 7, 7/5
  P24aFt4 GX 54.4 | P24aAt4 GXL 67.5 | H25cA GXL Hybrid 69.9 | H25cA Grande Hybrid 82.3
Toyota, Corolla Cross, suv, 2022-, JTN, 4460x1825x1620, 1440, 5
  H20cF GX Hybrid 37.4 | H20cF GXL Hybrid 41.1 | H20cA Atmos Hybrid 51.0
Toyota, LandCruiser Prado, suv, 2010-, JTE, 4925x1980x1935, 2495, 9, 7/5
  D28a4t GX 72.5 | D28a4t GXL 79.9 | D28a4t VX 87.4 | D28a4t Altitude 92.7 | D28a4t Kakadu 99.9
Toyota, LandCruiser 300, suv, 2021-, JTM, 4980x1980x1950, 2580, 6, 7/5
  D33a4t6 GX 97.0 | D33a4t6 GXL 109.0 | D33a4t6 VX 121.4 | D33a4t6 Sahara 139.2 | D33a4t6 GR Sport 146.7
Toyota, HiLux, ute, 2011-, MR0, 5325x1855x1815, 2080, 16
  P27mR WorkMate 33.9 | D28a4t SR 56.9 | D28a4t SR5 64.4 | D28a4t Rogue 71.5 | D28a4t GR Sport 74.3
Toyota, HiAce, van, 2012-, JTF, 5265x1950x1990, 2185, 5
  D28aRt LWB 51.5 | D28aRt SLWB 62.4 | D28aRt LWB Crew 56.3
Toyota, Fortuner, suv, 2015-, MR0, 4795x1855x1835, 2135, 3, 7/5
  D28a4t GX 53.8 | D28a4t GXL 58.9 | D28a4t Crusade 66.4
Toyota, GR86, coupe, 2022-, JF1, 4265x1775x1310, 1280, 1.5
  P24mR GT 45.4 | P24aR GTS 47.4
Toyota, bZ4X, suv, 2024-, JTM, 4690x1860x1650, 1960, 2
  E00sF FWD 60.0 | E00sA AWD 67.9
Toyota, Mirai, sedan, 2021-, JTD, 4975x1885x1470, 1930, 0.6
  Z00sR Mirai 66.0
Mazda, Mazda2, hatch, 2014-, MM7, 4065x1695x1515, 1090, 6
  P15aF Pure 26.9 | P15aF Evolve 29.9 | P15aF GT 31.9
Mazda, Mazda3, hatch, 2012-, JM0, 4460x1795x1435, 1340, 11
  P20aF G20 Pure 32.5 | P20aF G20 Evolve 34.6 | P20aF G20 Touring 37.3 | P25aF G25 GT 40.9 | P25aF G25 Astina 44.5
Mazda, Mazda3, sedan, 2014-, JM0, 4660x1795x1440, 1350, 3
  P20aF G20 Evolve 34.6 | P25aF G25 GT 40.9
Mazda, CX-3, suv, 2015-, JM0, 4275x1765x1535, 1250, 7
  P20aF Sport 29.9 | P20aF Touring 33.4 | P20aF Akari 40.0
Mazda, CX-30, suv, 2020-, JM0, 4395x1795x1540, 1400, 6
  P20aF G20 Pure 35.1 | P20aF G20 Evolve 37.0 | P25aF G25 Touring SP 42.2 | P25aA G25 Astina 48.9
Mazda, CX-5, suv, 2012-, JM0, 4575x1845x1680, 1640, 14
  P20aF Maxx 36.7 | P25aA Maxx Sport 42.9 | P25aA Touring 47.3 | P25aAt GT SP 53.8 | P25aAt Akera 56.2
Mazda, CX-8, suv, 2018-2024, JM0, 4900x1840x1730, 1900, 4, 7/5
  P25aF Sport 45.5 | D22aAt Touring 57.9 | D22aAt Asaki LE 70.9
Mazda, CX-9, suv, 2012-2023, JM0, 5075x1969x1747, 1950, 4, 7/5
  P25aFt Sport 49.9 | P25aFt Touring 57.9 | P25aAt Azami 71.9
Mazda, CX-60, suv, 2023-, JM0, 4740x1890x1680, 1990, 3
  P33aAt6 G40e Evolve 59.8 | D33aAt6 D50e GT 70.8 | X25aA P50e Azami 87.2
Mazda, CX-90, suv, 2023-, JM0, 5120x1994x1745, 2250, 2, 7/5
  P33aAt6 G50e Touring 77.1 | D33aAt6 D50e Azami 93.7
Mazda, BT-50, ute, 2012-, MP2, 5280x1870x1790, 2030, 7
  D30a4t4 XT 57.2 | D30a4t4 XTR 61.8 | D30a4t4 GT 65.5 | D30a4t4 SP 72.3
Mazda, MX-5, convertible, 2012-, JM0, 3915x1735x1235, 1090, 2
  P20mR Roadster 42.9 | P20aR GT 51.1 | P20mR GT RS 54.4
Honda, Jazz, hatch, 2014-2021, MRH, 4028x1694x1524, 1120, 3
  P15cF VTi 20.5 | P15cF VTi-S 23.0
Honda, Civic, hatch, 2016-, JHM, 4560x1802x1415, 1430, 5
  P15cFt VTi-LX 47.2 | H20cF e:HEV LX 55.0 | P20mFt Type R 72.6
Honda, HR-V, suv, 2015-, MRH, 4330x1790x1590, 1360, 5
  P15cF Vi X 34.9 | P15cF VTi-LX 39.9 | H15cF e:HEV L 45.0
Honda, CR-V, suv, 2013-, MRH, 4704x1866x1690, 1650, 6
  P15cFt VTi X 44.5 | P15cAt VTi L AWD 53.2 | H20cF e:HEV RS 59.9
Nissan, Micra, hatch, 2012-2017, MNT, 3825x1665x1525, 960, 1.5
  P12aF3 ST 14.9 | P15aF Ti 18.4
Nissan, Qashqai, suv, 2014-, SJN, 4425x1835x1625, 1410, 6
  P13cFt4 ST 34.2 | P13cFt4 ST-L 39.7 | P13cFt4 Ti 44.5 | H15sFt e-POWER Ti 52.6
Nissan, X-Trail, suv, 2014-, JN1, 4680x1840x1725, 1560, 8
  P25cF ST 37.5 | P25cA ST-L 44.9 | P25cA Ti 50.3 | H15sAt e-POWER Ti-L 58.9
Nissan, Pathfinder, suv, 2013-, 5N1, 5004x1978x1802, 2040, 3, 7/5
  P35cF6 ST 55.0 | P35aA6 ST-L 65.5 | P35aA6 Ti 73.0
Nissan, Patrol, suv, 2013-, JN1, 5175x1995x1940, 2740, 4, 7/5
  P56a4 Ti 90.6 | P56a4 Ti-L 103.2 | P56a4 Warrior 106.2
Nissan, Navara, ute, 2012-, MNT, 5260x1850x1855, 1960, 8
  D23m4t SL 51.9 | D23a4t ST 54.7 | D23a4t ST-X 60.5 | D23a4t PRO-4X 64.2
Nissan, Leaf, hatch, 2019-2025, SJN, 4490x1788x1540, 1590, 2
  E00sF Leaf 50.9 | E00sF e+ 61.5
Mitsubishi, Mirage, hatch, 2013-2022, MMB, 3845x1665x1505, 900, 2
  P12cF3 ES 16.5 | P12cF3 LS 18.0
Mitsubishi, ASX, suv, 2011-2024, JMF, 4365x1810x1640, 1350, 8
  P20cF GS 26.7 | P20cF ES 27.5 | P20cF LS 30.0 | P24cF Exceed 34.7
Mitsubishi, Eclipse Cross, suv, 2018-2025, JMF, 4545x1805x1685, 1510, 4
  P15cFt ES 32.5 | P15cFt LS 35.0 | X24sA PHEV Aspire 53.6
Mitsubishi, Outlander, suv, 2013-, JMF, 4710x1862x1740, 1690, 9, 7/5
  P25cF ES 37.9 | P25cA LS 43.5 | P25cA Exceed 50.0 | X24sA PHEV Aspire 63.3 | X24sA PHEV Exceed Tourer 73.8
Mitsubishi, Pajero Sport, suv, 2016-, MMA, 4840x1815x1835, 2110, 6, 7/5
  D24a4t GLX 48.9 | D24a4t GLS 56.4 | D24a4t Exceed 62.4
Mitsubishi, Triton, ute, 2012-, MMA, 5320x1865x1795, 2100, 12
  D24m4t GLX 45.3 | D24a4t GLX+ 52.9 | D24a4t GLS 59.1 | D24a4t GSR 64.6
Subaru, Impreza, hatch, 2012-, JF1, 4490x1780x1515, 1460, 4
  P20cA 2.0L 32.0 | P20cA 2.0R 34.9 | P20cA 2.0RS 37.9
Subaru, XV, suv, 2012-2022, JF1, 4485x1800x1615, 1440, 6
  P20cA 2.0i 31.5 | P20cA 2.0i-L 33.9 | P20cA 2.0i-S 38.5 | H20cA Hybrid S 42.6
Subaru, Crosstrek, suv, 2023-, JF1, 4495x1800x1600, 1530, 3
  P20cA 2.0L 35.5 | P20cA 2.0R 38.6 | H20cA Hybrid S 44.9
Subaru, Forester, suv, 2013-, JF1, 4640x1815x1730, 1570, 8
  P25cA 2.5i 40.0 | P25cA 2.5i-L 43.7 | P25cA 2.5i-S 47.9 | H20cA Hybrid S 51.0
Subaru, Outback, wagon, 2012-, JF2, 4870x1875x1675, 1660, 7
  P25cA AWD 46.2 | P25cA Sport 50.3 | P25cA Touring 54.0 | P24cAt Touring XT 58.9
Subaru, WRX, sedan, 2014-, JF1, 4670x1825x1465, 1510, 2
  P24mAt WRX 47.2 | P24cAt RS 54.1 | P24mAt tS 59.3
Suzuki, Swift, hatch, 2012-, JSA, 3860x1735x1495, 950, 6
  P12cF3 GL 24.5 | P12cF4 GL Plus 27.0 | P14mFt4 Sport 31.5
Suzuki, Ignis, hatch, 2017-2024, MA3, 3700x1660x1605, 860, 2
  P12cF4 GL 20.5 | P12cF4 GLX 23.5
Suzuki, Vitara, suv, 2015-, TSM, 4175x1775x1610, 1140, 4
  P16aF Vitara 28.9 | P14aFt4 Turbo 33.5 | P14aAt4 Turbo Allgrip 37.5
Suzuki, Jimny, suv, 2019-, JSA, 3645x1645x1720, 1110, 3, 4/3
  P15m4 Lite 28.9 | P15m4 Jimny 31.9 | P15a4 XL 36.5
Isuzu, D-Max, ute, 2012-, MPA, 5280x1870x1810, 2060, 12
  D30m4t4 SX 50.0 | D30a4t4 LS-M 58.2 | D30a4t4 LS-U 63.5 | D30a4t4 X-Terrain 70.5
Isuzu, MU-X, suv, 2014-, MPA, 4850x1870x1825, 2120, 8, 7/5
  D30a4t4 LS-M 54.9 | D30a4t4 LS-U 61.9 | D30a4t4 LS-T 67.9
Lexus, UX, suv, 2019-, JTH, 4495x1840x1520, 1510, 3
  H20cF 300h Luxury 55.7 | H20cA 300h F Sport 63.9
Lexus, NX, suv, 2015-, JTJ, 4660x1865x1670, 1790, 4
  P20aFt 200t Luxury 60.6 | H25cF 350h Sports Luxury 74.7 | X25cA 450h+ F Sport 92.1
Lexus, RX, suv, 2012-, JTJ, 4890x1920x1695, 1965, 3
  H25cA 350h Luxury 89.9 | H24aAt 500h F Sport 125.6
Lexus, IS, sedan, 2013-2025, JTH, 4710x1840x1435, 1640, 2
  H25cR 300h Luxury 65.3 | P20aRt 300 F Sport 75.1
`;
