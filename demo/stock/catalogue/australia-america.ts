/** Models of makes from Australia and America; `parse.ts` explains the format. */
export const AUSTRALIA_AMERICA = `
Holden, Commodore, sedan, 2008-2017, 6G1, 4964x1899x1471, 1690, 8
  P30aR6 Evoke 35.5 | P36aR6 SV6 40.5 | P62aR8 SS 46.5 | P62aR8 SS-V Redline 55.5
Holden, Commodore, wagon, 2009-2017, 6G1, 4919x1898x1476, 1750, 2
  P30aR6 Evoke Sportwagon 37.5 | P36aR6 SV6 Sportwagon 42.5
Holden, Cruze, hatch, 2011-2016, 6G1, 4510x1790x1477, 1400, 3
  P18aF Equipe 21.9 | P16aFt SRi-V 27.9
Holden, Captiva, suv, 2009-2018, KL3, 4673x1868x1756, 1770, 4, 7/5
  P24aF4 LS 30.5 | D22aAt LTZ 41.9
Holden, Colorado, ute, 2012-2020, MMU, 5347x1882x1800, 2050, 7
  D28a4t LS 46.9 | D28a4t LTZ 51.5 | D28a4t Z71 55.9
Holden, Astra, hatch, 2015-2020, W0L, 4386x1809x1485, 1290, 3
  P14aFt4 R 23.9 | P16aFt RS-V 31.9
Ford, Falcon, sedan, 2008-2016, 6FP, 4955x1868x1494, 1700, 4
  P40aR6 XT 35.9 | P40aR6 XR6 37.9 | G40aR6 XR6 EcoLPI 39.9 | P40aRt6 XR6 Turbo 46.9 | P50aR8 XR8 55.7
Ford, Falcon Ute, ute, 2008-2016, 6FP, 5096x1934x1600, 1800, 2, 2/2
  P40aR6 XL 30.0 | G40aR6 XL EcoLPI 32.5 | P40aR6 XR6 34.5
Ford, Territory, suv, 2009-2016, 6FP, 4883x1898x1716, 2050, 4, 7/5
  P40aR6 TX 39.9 | D27aAt6 Titanium 58.0
Ford, Fiesta, hatch, 2012-2020, WF0, 4068x1783x1466, 1230, 3
  P15aF4 Trend 19.8 | P15mFt3 ST 32.3
Ford, Focus, hatch, 2012-2022, WF0, 4378x1825x1454, 1370, 6
  P15aFt3 Trend 27.0 | P15aFt3 Titanium 35.0 | P23mFt ST 46.0
Ford, Puma, suv, 2020-2025, WF0, 4186x1805x1550, 1230, 2
  P10dFt Puma 32.3 | P10dFt ST-Line 35.0
Ford, Escape, suv, 2017-2023, WF0, 4614x1882x1661, 1560, 3
  P20aFt Escape 38.1 | P20aFt ST-Line 40.6 | P20aAt Vignale 51.4
Ford, Everest, suv, 2015-, MNA, 4914x1923x1842, 2260, 9, 7/5
  D20aRt Ambiente 54.2 | D20a4t Trend 68.0 | D30a4t6 Sport 74.0 | D30a4t6 Platinum 82.0
Ford, Ranger, ute, 2012-, MNA, 5370x1918x1884, 2230, 18
  D20aRt XL 43.5 | D20a4t XLS 58.0 | D20a4t XLT 66.0 | D30a4t6 Wildtrak 76.0 | P30a4t6 Raptor 90.4 | X23a4t PHEV XLT 75.9
Ford, Transit, van, 2014-, WF0, 5981x2059x2550, 2200, 3, 3/4
  D20aRt 350L Mid Roof 61.9 | E00sR E-Transit 420L 89.9
Ford, Transit Custom, van, 2013-, WF0, 5450x2032x1980, 2050, 4, 3/4
  D20aFt Trend LWB 58.6 | D20aFt Sport 63.6 | X25sF PHEV Trend 66.9
Ford, Mustang, coupe, 2015-, 1FA, 4811x1957x1394, 1740, 4, 4/2
  P23aRt EcoBoost 65.0 | P50mR8 GT 78.0 | P50aR8 Dark Horse 99.1
Ford, Mustang, convertible, 2016-, 1FA, 4811x1957x1396, 1820, 1, 4/2
  P23aRt EcoBoost Convertible 71.7 | P50aR8 GT Convertible 86.7
Ford, Mustang Mach-E, suv, 2023-, 3FM, 4713x1881x1624, 2090, 1.5
  E00sR Select 65.0 | E00sR Premium 80.0 | E00sA GT 98.0
Jeep, Wrangler, suv, 2012-, 1C4, 4882x1894x1838, 2010, 3
  P36a4 Unlimited Sport S 75.9 | P36a4 Unlimited Overland 84.9 | P36a4 Unlimited Rubicon 90.4
Jeep, Grand Cherokee, suv, 2012-2025, 1C4, 4914x1979x1799, 2120, 4
  P36a46 Laredo 60.0 | D30a4t6 Limited 71.9 | X20a4t Summit Reserve 4xe 129.9
Jeep, Compass, suv, 2018-2024, 3C4, 4404x1819x1641, 1500, 2
  P24aF4 Night Eagle 42.0 | P24aA4 Limited 49.4
Jeep, Gladiator, ute, 2020-, 1C6, 5591x1894x1909, 2210, 1
  P36a4 Night Eagle 79.3 | P36a4 Rubicon 89.4
RAM, 1500, ute, 2018-, 1C6, 5916x2084x1971, 2620, 3
  P57a4 Big Horn 119.9 | P57a4 Laramie 145.0 | P57a4 Limited 162.9
Chevrolet, Silverado 1500, ute, 2020-, 3GC, 5931x2086x1930, 2540, 2
  P62a4 LTZ Premium 130.0 | P62a4 ZR2 138.0
Tesla, Model 3, sedan, 2019-, LRW, 4720x1848x1442, 1830, 7
  E00sR Rear-Wheel Drive 54.9 | E00sA Long Range 61.9 | E00sA Performance 80.9
Tesla, Model Y, suv, 2022-, LRW, 4790x1920x1624, 1980, 8
  E00sR Rear-Wheel Drive 58.9 | E00sA Long Range 68.9 | E00sA Performance 89.4
Chrysler, 300, sedan, 2012-2021, 2C3, 5066x1908x1492, 1890, 1
  P36aR6 C Luxury 59.5 | P64aR8 SRT 77.4
Dodge, Journey, suv, 2010-2016, 3D4, 4910x1834x1694, 1850, 1, 7/5
  P36aF6 SXT 33.5 | P36aF6 R/T 36.5
`;
