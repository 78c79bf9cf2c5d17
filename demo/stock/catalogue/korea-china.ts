/** Models of Korean, Chinese and Indian makes; `parse.ts` explains the format. */
export const KOREA_CHINA = `
Hyundai, i20, hatch, 2012-2024, MAL, 4075x1775x1455, 1190, 3
  P14aF4 Active 19.5 | P16mFt N 34.9
Hyundai, Accent, hatch, 2012-2019, KMH, 4115x1700x1450, 1130, 3
  P16aF Active 16.5 | P16aF Sport 18.4
Hyundai, i30, hatch, 2012-, KMH, 4340x1795x1455, 1330, 11
  P20aF i30 26.0 | P20aF Active 27.5 | P20aF Elite 33.0 | P16dFt N Line 36.0 | P20dFt N 51.5
Hyundai, i30 Sedan, sedan, 2020-, KMH, 4710x1825x1420, 1310, 4
  P20aF Sedan 27.5 | P20aF Elite 33.5 | H16dF Hybrid 33.0 | P16dFt N Line Premium 40.0
Hyundai, Elantra, sedan, 2012-2020, KMH, 4620x1800x1450, 1330, 4
  P20aF Active 23.8 | P20aF Elite 28.5
Hyundai, Venue, suv, 2019-, KMH, 4040x1770x1592, 1180, 6
  P16aF Venue 24.5 | P16aF Active 26.9 | P16aF Elite 30.5
Hyundai, Kona, suv, 2018-, KMH, 4350x1825x1580, 1370, 9
  P20cF Kona 33.0 | P20cF Premium 40.0 | H16dF Hybrid Premium 43.5 | E00sF Electric Standard Range 54.0 | E00sF Electric Premium 68.0
Hyundai, Tucson, suv, 2015-, KMH, 4640x1865x1665, 1570, 12
  P20aF Tucson 39.1 | P16dAt Elite 47.1 | D20aAt Elite Diesel 48.1 | H16aFt Hybrid Premium 57.5
Hyundai, Santa Fe, suv, 2013-, KMH, 4830x1900x1770, 1870, 7, 7/5
  P25dFt Santa Fe 53.0 | D22dAt Elite 64.9 | H16aAt Hybrid Elite 65.5 | H16aAt Hybrid Calligraphy 75.0
Hyundai, Palisade, suv, 2021-, KMH, 4995x1975x1750, 2030, 4, 8/5
  P38aF6 Palisade 66.8 | D22aAt Elite 75.9 | H25aAt Calligraphy Hybrid 89.9
Hyundai, Ioniq 5, suv, 2021-, KMH, 4635x1890x1605, 2010, 4
  E00sR Standard Range 69.8 | E00sR Extended Range 76.2 | E00sA Epiq 91.3
Hyundai, Staria, van, 2021-, KMF, 5253x1997x1990, 2180, 2, 8/5
  P35aF6 Staria 49.5 | D22aFt Elite 59.5 | D22aFt Highlander 69.0
Hyundai, iLoad, van, 2012-2021, KMF, 5150x1920x1925, 1980, 4, 3/5
  D25aRt iLoad 41.8 | D25aRt Crew 43.9
Hyundai, Nexo, suv, 2021-, KMH, 4670x1860x1630, 1810, 0.6
  Z00sF Nexo 89.9
Kia, Picanto, hatch, 2016-, KNA, 3595x1595x1485, 970, 6
  P12aF4 S 19.7 | P12aF4 Sport 20.9 | P12aF4 GT-Line 22.5
Kia, Rio, hatch, 2012-2023, KNA, 4065x1725x1450, 1140, 5
  P14aF4 S 21.5 | P14aF4 Sport 23.6 | P10dFt GT-Line 26.5
Kia, Cerato, hatch, 2013-2024, KNA, 4510x1800x1445, 1340, 8
  P20aF S 26.9 | P20aF Sport 28.9 | P20aF Sport+ 31.9 | P16dFt GT 37.5
Kia, Cerato, sedan, 2013-2024, KNA, 4640x1800x1440, 1340, 3
  P20aF S 26.9 | P20aF Sport+ 31.9
Kia, Stonic, suv, 2021-, KNA, 4140x1760x1520, 1230, 4
  P14aF4 S 25.3 | P14aF4 Sport 27.5 | P10dFt GT-Line 31.9
Kia, Seltos, suv, 2019-, KNA, 4385x1800x1630, 1400, 9
  P20cF S 32.1 | P20cF Sport 35.8 | P20cF Sport+ 39.1 | P16aAt GT-Line 46.8
Kia, Sportage, suv, 2012-, KNA, 4660x1865x1665, 1580, 11
  P20aF S 37.9 | P20aF SX 41.3 | D20aAt SX+ 50.9 | P16dAt GT-Line 54.5 | H16aFt Hybrid GT-Line 58.0
Kia, Sorento, suv, 2013-, KNA, 4815x1900x1700, 1900, 6, 7/5
  P35aF6 S 50.9 | D22dAt Sport 58.7 | D22dAt GT-Line 69.9 | H16aAt Hybrid GT-Line 73.4 | X16aAt PHEV GT-Line 84.7
Kia, Carnival, van, 2015-, KNA, 5155x1995x1775, 2190, 6, 8/5
  P35aF6 S 50.8 | D22aFt SLi 61.9 | D22aFt Platinum 72.3 | H16aFt Hybrid GT-Line 77.0
Kia, Niro, suv, 2021-, KNA, 4420x1825x1570, 1470, 2
  H16dF HEV S 44.4 | H16dF HEV GT-Line 50.0 | E00sF EV S 65.3 | E00sF EV GT-Line 72.1
Kia, EV5, suv, 2024-, KNA, 4615x1875x1715, 2100, 3
  E00sF Air Standard Range 56.8 | E00sF Air Long Range 64.8 | E00sA GT-Line 71.8
Kia, EV6, suv, 2021-, KNA, 4695x1890x1550, 2010, 3
  E00sR Air 72.6 | E00sR GT-Line 79.6 | E00sA GT-Line AWD 87.6
Kia, EV9, suv, 2023-, KNA, 5010x1980x1755, 2540, 1.5, 7/5
  E00sR Air 97.0 | E00sA Earth 106.5 | E00sA GT-Line 121.0
Kia, Stinger, sedan, 2017-2023, KNA, 4830x1870x1400, 1790, 1.5
  P20aRt 200S 52.0 | P33aRt GT 67.5
Kia, Tasman, ute, 2025-, KNC, 5410x1930x1870, 2200, 3
  D22a4t S 57.0 | D22a4t SX 62.5 | D22a4t X-Pro 75.0
Genesis, GV70, suv, 2021-, KMT, 4715x1910x1630, 2010, 1.5
  P25aAt 2.5T AWD 80.4 | P35aAt6 3.5T Sport 99.8 | E00sA Electrified 127.8
SsangYong, Rexton, suv, 2018-2024, KPT, 4850x1960x1825, 2230, 2, 7/5
  D22a4t ELX 47.9 | D22a4t Ultimate 54.9
SsangYong, Musso, ute, 2018-2024, KPT, 5405x1950x1855, 2150, 3
  D22a4t ELX 39.5 | D22a4t Ultimate 44.0
MG, MG3, hatch, 2016-, LSJ, 4055x1729x1507, 1170, 6
  P15aF Core 18.9 | P15aF Excite 20.5 | H15aF Hybrid+ Essence 29.9
MG, HS, suv, 2019-, LSJ, 4655x1890x1664, 1520, 5
  P15dFt Vibe 33.9 | P15dFt Excite 36.9 | P20dAt Essence X 42.9 | X15aFt Super Hybrid Essence 52.9
MG, ZS, suv, 2017-, LSJ, 4323x1809x1653, 1260, 9
  P15aF Excite 23.9 | P13aFt3 ZST Essence 30.5 | H15aF Hybrid+ Excite 33.9 | E00sF ZS EV Excite 39.9
MG, MG4, hatch, 2023-, LSJ, 4287x1836x1516, 1660, 4
  E00sR Excite 51 37.0 | E00sR Excite 64 40.0 | E00sR Essence 64 44.0 | E00sA XPower 60.0
GWM, Haval Jolion, suv, 2021-, LGW, 4472x1841x1619, 1370, 6
  P15dFt Premium 27.0 | P15dFt Lux 30.0 | H15sF Ultra Hybrid 37.0
GWM, Haval H6, suv, 2021-, LGW, 4653x1886x1724, 1540, 5
  P20dFt Premium 34.0 | P20dFt Lux 38.0 | H15sFt Ultra Hybrid 45.0 | X15sAt GT PHEV 53.0
GWM, Ute Cannon, ute, 2020-, LGW, 5410x1934x1886, 2170, 5
  D20a4t Cannon 40.5 | D20a4t Cannon-L 42.5 | D24a4t XSR 49.0
GWM, Tank 300, suv, 2023-, LGW, 4760x1930x1903, 2110, 3
  P20a4t Lux 48.0 | H20a4t Ultra Hybrid 57.0
BYD, Atto 3, suv, 2022-, LGX, 4455x1875x1615, 1750, 5
  E00sF Essential 40.0 | E00sF Premium 45.0
BYD, Dolphin, hatch, 2023-, LGX, 4290x1770x1570, 1520, 3
  E00sF Essential 29.9 | E00sF Premium 36.9
BYD, Seal, sedan, 2023-, LGX, 4800x1875x1460, 2050, 3
  E00sR Dynamic 46.9 | E00sR Premium 52.9 | E00sA Performance 61.9
BYD, Sealion 6, suv, 2024-, LGX, 4775x1890x1670, 1940, 4
  X15sF Essential 43.0 | X15sF Premium 48.0 | X15sAt Premium AWD 53.0
BYD, Shark 6, ute, 2024-, LGX, 5457x1971x1925, 2710, 4
  X15s4t Premium 57.9
Chery, Omoda 5, suv, 2023-, LVV, 4400x1830x1588, 1420, 3
  P15cFt BX 29.9 | P16dFt EX 34.9 | E00sF E5 BX 42.9
Chery, Tiggo 7 Pro, suv, 2023-, LVV, 4513x1862x1696, 1510, 3
  P16dFt Urban 29.9 | P16dFt Elite 34.9 | X15dFt Super Hybrid Urban 39.9
LDV, T60, ute, 2018-, LSF, 5365x1900x1852, 2060, 4
  D28a4t Pro 37.0 | D20a4t Max Luxe 46.0
LDV, G10, van, 2015-2023, LSK, 5168x1980x1928, 1950, 3, 3/5
  D19aRt Diesel 35.0 | P20aRt Petrol 32.0
LDV, D90, suv, 2018-, LSK, 5046x2016x1876, 2330, 2, 7/5
  P20aRt Executive 41.9 | D20a4t Executive Diesel 47.9
Mahindra, Scorpio, suv, 2023-, MA1, 4662x1917x1857, 2100, 2, 6/5
  D22a4t Z8 41.9 | D22a4t Z8L 45.9
`;
