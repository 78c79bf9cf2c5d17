/** The same morning's queries that name makes and models, and what cars have inside. */
export const NAMERS = `
kingtide | under 150 per week repayments | Up to $150 a week
kingtide | no deposit finance | “”
kingtide | finance available | “”
kingtide | cars under $20,000 drive away | Under $20,000
kingtide | mazda 3 g20 | Mazda3 · G20
kingtide | mazda cx 30 | Mazda · CX-30
kingtide | cx-3 or cx-30 | CX-3 or CX-30
kingtide | toyota landcruiser prado | Toyota · LandCruiser Prado
kingtide | prado gxl | LandCruiser Prado · GXL
kingtide | lc200 | LandCruiser 200
kingtide | d max | D-Max
kingtide | dmax ls-u | D-Max · LS-U
kingtide | ford ranger wildtrak bi turbo | Ford · Ranger · Wildtrak
kingtide | hilux sr5 rogue | HiLux · SR5 · Rogue
kingtide | vdub | Volkswagen
kingtide | mercedes a250 amg | Mercedes-Benz · A250 · AMG
kingtide | i30n | i30 · N
kingtide | i30 n line | i30 · N Line
kingtide | hyundai i 30 | Hyundai · i30
kingtide | tuscon | Tucson
kingtide | hundai santafe | Hyundai · Santa Fe
kingtide | kia serato | Kia · Cerato
kingtide | mitsubishi triton gls | Mitsubishi · Triton · GLS
kingtide | xtrail 7 seater | X-Trail · 7 or more seats
kingtide | nissan x trail ti | Nissan · X-Trail · Ti
kingtide | subi forester | Subaru · Forester
kingtide | crosstrek | Crosstrek
kingtide | hr-v vti | HR-V · VTi
kingtide | jazz | Honda Jazz
kingtide | byd atto | BYD · Atto 3
kingtide | byd seal performance | BYD · Seal · Performance
kingtide | model y long range | Model Y · Long Range
kingtide | polestar | Polestar
kingtide | ldv | LDV
kingtide | black leather interior | Leather Seats
kingtide | black leather seats | Leather Seats
kingtide | white with tan leather | White · Leather Seats
kingtide | suv with cream interior | SUV
kingtide | grey bmw red leather | Grey · BMW · Leather Seats
kingtide | under warranty | “”
kingtide | balance of new car warranty | “”
kingtide | new car under warranty | New
kingtide | blue roof | “”
kingtide | black roof | “”
kingtide | black wheels | “”
kingtide | white suv black wheels | White · SUV
kingtide | ioniq five | Ioniq 5
kingtide | what suvs do you have under 30 | SUV · Under $30,000
kingtide | have you got any rav4s | RAV4
kingtide | cars between 5 and 10 thousand | $5,000 to $10,000
kingtide | twenty thousand dollars | Under $20,000
kingtide | $30000-$40000 suv hybrid | $30,000 to $40,000 · SUV · Hybrid
kingtide | 30,000 to 40,000 | $30,000 to $40,000
kingtide | gr yaris | GR Yaris
kingtide | 86 | Toyota GR86
kingtide | brz | BRZ
kingtide | mx-5 | MX-5
kingtide | gtr | GT-R
kingtide | evo | Lancer Evolution
kingtide | golf r | Volkswagen Golf · R
kingtide | rs3 | RS3
kingtide | c63 | C63
kingtide | q5 45 tfsi | Audi Q5 · 45 TFSI
kingtide | macan | Macan
kingtide | stinger gt | Stinger · GT
kingtide | carnival platinum | Carnival · Platinum
kingtide | staria | Staria
kingtide | palisade calligraphy | Palisade · Calligraphy
kingtide | sorento gt line diesel 2021 | Sorento · GT-Line · Diesel · 2021
kingtide | pajero sport exceed | Pajero Sport · Exceed
kingtide | everest titanium | Everest · Titanium
kingtide | territory diesel | Ford Territory · Diesel
kingtide | captiva | Captiva
kingtide | colorado z71 | Holden Colorado · Z71
kingtide | cruze | Holden Cruze
kingtide | astra | Holden Astra
kingtide | barina | Barina
kingtide | micra | Nissan Micra
kingtide | qashqai st-l | Qashqai · ST-L
kingtide | patrol | Nissan Patrol
kingtide | zoe | Zoe
kingtide | megane rs | Megane · RS
kingtide | 3008 | 3008
kingtide | abarth | Abarth
kingtide | giulia | Giulia
kingtide | mini cooper s | MINI · Cooper S
kingtide | cupra formentor | Cupra · Formentor
kingtide | ssangyong musso | SsangYong · Musso
kingtide | kgm torres | SsangYong · Torres
kingtide | zeekr 7x | Zeekr · 7X
kingtide | deepal s07 | Deepal S07
kingtide | geely ex5 | Geely · EX5
kingtide | leapmotor c10 | Leapmotor · C10
kingtide | jaecoo j7 | Jaecoo · J7
kingtide | denza | Denza
kingtide | sealion 7 | Sealion 7
kingtide | dolphin | BYD Dolphin
kingtide | sealion 7 seater | Sealion 6 · 7 or more seats
kingtide | byd sealion 7 | BYD · Sealion 7
kingtide | sealion 6 | Sealion 6
kingtide | sealion | Sealion 6
kingtide | atto 2 | Atto 2
kingtide | tiggo 4 | Tiggo 4
kingtide | model 3 or model y | Model 3 or Model Y
kingtide | mg 3 | MG3
kingtide | mg 5 | MG · 5
kingtide | captiva 7 seater | Captiva · 7 or more seats
kingtide | santa fe 7 seats | Santa Fe · 7 or more seats
kingtide | still has new car warranty | “”
kingtide | black with black leather | Black · Leather Seats
kingtide | black leather white car | Leather Seats · White
kingtide | not black seats | “”
kingtide | black seats 5 | 5 or more seats
`;
