/** Models of European makes; `parse.ts` explains the format. */
export const EUROPE = `
Volkswagen, Polo, hatch, 2012-, WVW, 4074x1751x1451, 1180, 5
  P10dFt Life 30.0 | P10dFt Style 33.5 | P20dFt GTI 41.5
Volkswagen, Golf, hatch, 2013-, WVW, 4284x1789x1491, 1310, 9
  P14aFt4 Life 38.7 | P14aFt4 Style 43.7 | P20dFt GTI 58.3 | P20dAt R 70.6
Volkswagen, Golf, wagon, 2014-, WVW, 4633x1789x1498, 1390, 2
  P14aFt4 Wagon Life 40.3 | P20dAt R Wagon 73.6
Volkswagen, T-Cross, suv, 2020-, WVG, 4108x1760x1584, 1240, 3
  P10dFt Life 32.0 | P10dFt Style 36.7
Volkswagen, T-Roc, suv, 2020-, WVG, 4236x1819x1573, 1390, 3
  P14aFt4 Style 41.0 | P20dAt R-Line 47.8 | P20dAt R 65.3
Volkswagen, Tiguan, suv, 2012-, WVG, 4539x1842x1660, 1600, 7
  P14dFt4 Life 44.9 | P20dAt Elegance 59.9 | P20dAt R-Line 65.9
Volkswagen, Passat, wagon, 2013-2023, WVW, 4889x1832x1516, 1590, 2
  P20dFt Business 49.9 | P20dAt R-Line 66.0
Volkswagen, Touareg, suv, 2012-, WVG, 4878x1984x1717, 2080, 2
  D30aAt6 170TDI 90.6 | D30aAt6 210TDI R-Line 115.9
Volkswagen, Amarok, ute, 2012-, WV1, 5350x1910x1888, 2200, 7
  D20a4t Life 58.5 | D30a4t6 Style 72.5 | D30a4t6 PanAmericana 79.0 | D30a4t6 Aventura 84.0
Volkswagen, Transporter, van, 2012-, WV2, 5304x1904x1990, 1990, 4, 3/4
  D20dFt TDI340 LWB 53.0 | D20dAt TDI450 LWB 63.9
Volkswagen, ID.4, suv, 2024-, WVG, 4582x1852x1634, 2120, 2
  E00sR Pro 60.0 | E00sA GTX 73.0
Skoda, Fabia, hatch, 2012-, TMB, 4108x1780x1459, 1120, 2
  P10dFt Style 31.9 | P15dFt Monte Carlo 38.9
Skoda, Octavia, sedan, 2014-, TMB, 4689x1829x1457, 1380, 3, 5/5
  P14aFt4 Style 41.5 | P20dFt RS 58.5
Skoda, Octavia, wagon, 2014-, TMB, 4686x1829x1468, 1400, 4
  P14aFt4 Style Wagon 43.0 | P20dFt RS Wagon 60.0
Skoda, Kamiq, suv, 2020-, TMB, 4241x1793x1531, 1250, 3
  P10dFt Style 34.9 | P15dFt Monte Carlo 42.9
Skoda, Karoq, suv, 2018-, TMB, 4390x1841x1603, 1380, 4
  P14aFt4 Select 42.0 | P20dAt Sportline 50.0
Skoda, Kodiaq, suv, 2017-, TMB, 4758x1864x1659, 1770, 4, 7/5
  P20dAt Select 54.9 | P20dAt Sportline 61.9 | P20dAt RS 75.0
Skoda, Superb, wagon, 2016-, TMB, 4902x1849x1482, 1620, 1.5
  P20dFt Select 62.9 | P20dAt Laurin & Klement 73.5
Skoda, Enyaq, suv, 2024-, TMB, 4649x1879x1616, 2070, 1.5
  E00sR 60 55.0 | E00sR 85 Sportline 64.9
Audi, A1, hatch, 2012-, WAU, 4029x1740x1433, 1210, 3
  P10dFt 30 TFSI 36.9 | P15dFt 35 TFSI S line 42.3
Audi, A3, hatch, 2013-, WAU, 4343x1816x1449, 1350, 5
  P14aFt4 35 TFSI 54.5 | P20dAt 40 TFSI quattro S line 63.3 | P20dAt S3 83.8
Audi, A4, sedan, 2012-2024, WAU, 4762x1847x1428, 1520, 4
  P20dFt 35 TFSI 62.6 | P20dAt 45 TFSI quattro S line 75.9
Audi, Q2, suv, 2017-, WAU, 4208x1794x1548, 1330, 2
  P15dFt 35 TFSI 49.4 | P20dAt 40 TFSI quattro S line 56.9
Audi, Q3, suv, 2012-, WAU, 4484x1849x1616, 1530, 5
  P14dFt4 35 TFSI 61.6 | P20dAt 40 TFSI quattro S line 69.9
Audi, Q5, suv, 2012-, WAU, 4682x1893x1662, 1790, 5
  D20dAt 40 TDI quattro 79.9 | P20dAt 45 TFSI quattro S line 89.6 | P30aAt6 SQ5 119.9
Audi, Q7, suv, 2013-, WAU, 5072x1970x1735, 2150, 2, 7/5
  D30aAt6 45 TDI quattro 117.9 | D30aAt6 50 TDI quattro S line 134.9
BMW, 1 Series, hatch, 2012-, WBA, 4319x1799x1434, 1400, 4
  P15dFt3 118i M Sport 56.9 | P20aAt M135i xDrive 79.9
BMW, 3 Series, sedan, 2012-, WBA, 4713x1827x1440, 1550, 6
  P20aRt 320i M Sport 80.2 | X20aRt 330e M Sport 97.4 | P30aAt6 M340i xDrive 116.9
BMW, 4 Series, coupe, 2014-, WBA, 4768x1852x1383, 1570, 2, 4/2
  P20aRt 420i M Sport 90.9 | P30aAt6 M440i xDrive 128.9
BMW, X1, suv, 2012-, WBA, 4500x1845x1642, 1610, 4
  P15dFt3 sDrive18i 60.4 | P20dAt xDrive20i M Sport 69.9 | E00sA iX1 xDrive30 82.9
BMW, X3, suv, 2012-, WBA, 4708x1891x1676, 1830, 5
  P20aAt xDrive20i M Sport 86.1 | D20aAt xDrive20d M Sport 90.5 | P30aAt6 M50 128.9
BMW, X5, suv, 2013-, WBA, 4935x2004x1765, 2240, 3
  D30aAt6 xDrive30d M Sport 138.9 | X30aAt6 xDrive50e M Sport 149.9
BMW, i4, sedan, 2022-, WBY, 4783x1852x1448, 2150, 1.5, 5/5
  E00sR eDrive35 M Sport 88.4 | E00sA M50 124.9
Mercedes-Benz, A-Class, hatch, 2013-, W1K, 4419x1796x1440, 1410, 5
  P13dFt4 A180 57.8 | P20dAt A250 4MATIC 72.9 | P20dAt A35 AMG 92.9
Mercedes-Benz, C-Class, sedan, 2012-, W1K, 4751x1820x1437, 1650, 6
  P15aRt C200 AMG Line 93.9 | P20aRt C300 AMG Line 104.4
Mercedes-Benz, C-Class, convertible, 2016-2023, WDD, 4686x1810x1409, 1690, 1.5, 4/2
  P15aRt C200 Cabriolet 95.8 | P20aRt C300 Cabriolet 111.9
Mercedes-Benz, GLA, suv, 2014-, W1N, 4410x1834x1611, 1500, 4
  P13dFt4 GLA200 70.9 | P20dAt GLA250 4MATIC 80.5
Mercedes-Benz, GLC, suv, 2015-, W1N, 4716x1890x1640, 1930, 5
  P20aAt GLC300 4MATIC 104.9 | X20aAt GLC350e 4MATIC 119.9
Mercedes-Benz, GLE, suv, 2015-, W1N, 4924x1947x1797, 2250, 2
  D30aAt6 GLE300d 4MATIC 138.9 | P30aAt6 GLE450 4MATIC 152.9
Mercedes-Benz, EQA, suv, 2021-, W1N, 4463x1834x1624, 2040, 1.5
  E00sF EQA250 82.3 | E00sA EQA350 4MATIC 98.5
Mercedes-Benz, Sprinter, van, 2012-, W1V, 5932x2020x2365, 2300, 3, 3/4
  D20aRt4 311 MWB 66.9 | D20aRt4 419 LWB 82.5
MINI, Hatch, hatch, 2014-, WMW, 3876x1744x1432, 1290, 4, 4/3
  P15dFt3 Cooper 43.9 | P20dFt Cooper S 50.9 | E00sF Cooper SE 58.9
MINI, Countryman, suv, 2017-, WMW, 4444x1843x1661, 1590, 2
  P15dFt3 Cooper C 57.9 | P20dAt Cooper S ALL4 64.9
Peugeot, 2008, suv, 2014-, VR3, 4304x1770x1550, 1290, 2
  P12aFt3 Allure 38.0 | P12aFt3 GT 43.6
Peugeot, 3008, suv, 2017-, VF3, 4447x1841x1624, 1480, 2
  P16aFt Allure 47.4 | P16aFt GT 53.1 | X16aAt GT Sport PHEV 80.2
Renault, Koleos, suv, 2016-2025, VF1, 4673x1843x1678, 1610, 2
  P25cF Life 36.0 | P25cA Intens 47.5
Renault, Captur, suv, 2015-2025, VF1, 4228x1797x1567, 1290, 2
  P13dFt4 Zen 32.0 | P13dFt4 Intens 36.8
Renault, Trafic, van, 2015-, VF1, 5480x1956x1971, 1870, 3, 3/4
  D20mFt Pro 46.5 | D20dFt Premium 52.5
Fiat, 500, hatch, 2012-2023, ZFA, 3571x1627x1488, 900, 2, 4/3
  P12mF4 Lounge 21.9 | P12aF4 Dolcevita 26.9
Fiat, Ducato, van, 2012-, ZFA, 5998x2050x2522, 2050, 1.5, 3/4
  D22aFt MWB 56.9 | D22aFt XLWB 63.9
Alfa Romeo, Giulia, sedan, 2017-, ZAR, 4643x1860x1438, 1530, 1
  P20aRt Veloce 78.9 | P29aRt6 Quadrifoglio 150.0
Volvo, XC40, suv, 2018-, YV1, 4440x1863x1652, 1680, 4
  P20aFt Plus B4 59.0 | P20aAt Ultimate B5 67.0 | E00sR Recharge Plus 76.0 | E00sA Recharge Ultimate 85.0
Volvo, XC60, suv, 2012-, YV1, 4708x1902x1658, 1850, 4
  P20aAt Plus B5 76.0 | X20aAt Ultimate T8 102.0
Volvo, EX30, suv, 2024-, YV1, 4233x1838x1550, 1790, 2
  E00sR Plus 59.9 | E00sA Ultra Performance 71.3
Polestar, 2, sedan, 2022-, LPS, 4606x1859x1479, 2010, 2, 5/5
  E00sR Standard Range 62.4 | E00sR Long Range 66.4 | E00sA Performance 81.5
Land Rover, Discovery Sport, suv, 2015-, SAL, 4597x1904x1727, 1950, 2, 7/5
  D20aAt D200 S 80.4 | P20aAt P250 Dynamic SE 87.6
Land Rover, Defender, suv, 2020-, SAL, 5018x1996x1967, 2300, 2
  D30a4t6 110 D250 S 98.3 | P30a4t6 110 P400 SE 116.4
Land Rover, Range Rover Evoque, suv, 2012-, SAL, 4371x1904x1649, 1790, 2
  D20aAt D200 S 81.3 | P20aAt P250 R-Dynamic SE 90.7
Jaguar, F-Pace, suv, 2016-2024, SAD, 4747x1936x1664, 1850, 1
  D20aAt D200 R-Dynamic SE 91.9 | P30aAt6 P400 R-Dynamic HSE 119.4
Porsche, Macan, suv, 2014-2025, WP1, 4726x1922x1606, 1870, 1.5
  P20dAt Macan 94.4 | P29dAt6 Macan S 113.9
Porsche, 911, coupe, 2012-, WP0, 4519x1852x1298, 1530, 0.7, 4/2
  P30dRt6 Carrera 277.8 | P30dRt6 Carrera S 314.9
Cupra, Formentor, suv, 2022-, VSS, 4450x1839x1511, 1570, 2
  P15dFt V 53.0 | P20dAt VZx 66.0 | X14dFt4 VZe 64.0
`;
