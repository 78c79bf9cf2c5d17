/** Queries for cars, written by hand in the ways people type them. `lines.ts` says how a line is read. */
export const CARS = `
kingtide | toyota corolla | Toyota · Corolla
kingtide | corolla | Corolla
kingtide | toyota corolla 2019 | Toyota · Corolla · 2019
kingtide | 2019 corolla hatch | 2019 · Corolla · Hatch
kingtide | corolla hatchback automatic low kms | Corolla · Hatch · Automatic · Under 50,000 km
kingtide | used toyota | Used · Toyota
kingtide | second hand toyota camry | Used · Toyota · Camry
kingtide | 2nd hand utes | Used · Ute
kingtide | pre-owned suv | Used · SUV
kingtide | demo cars | Demo
kingtide | ex demo hyundai | Demo · Hyundai
kingtide | brand new kia | New · Kia
kingtide | new cars under 30000 | New · Under $30,000
kingtide | suv | SUV
kingtide | suvs | SUV
kingtide | SUV's for sale | SUV
kingtide | small suv | SUV
kingtide | hatchback | Hatch
kingtide | hatches under 20k | Hatch · Under $20,000
kingtide | sedans | Sedan
kingtide | station wagon | Wagon
kingtide | stationwagon diesel | Wagon · Diesel
kingtide | wagons auto | Wagon · Automatic
kingtide | convertible | Convertible
kingtide | red convertible | Red · Convertible
kingtide | coupe | Coupe
kingtide | ute | Ute
kingtide | utes | Ute
kingtide | 4wd ute | 4WD · Ute
kingtide | 4x4 ute diesel auto | 4WD · Ute · Diesel · Automatic
kingtide | four wheel drive | 4WD
kingtide | 4 wheel drive suv | 4WD · SUV
kingtide | awd | AWD
kingtide | all wheel drive wagon | AWD · Wagon
kingtide | 2wd hilux | 2WD · HiLux
kingtide | rwd manual | RWD · Manual
kingtide | front wheel drive | FWD
kingtide | van | Van
kingtide | work van | Van
kingtide | people mover | People Mover
kingtide | mpv | People Mover
kingtide | minivan 8 seats | People Mover · 8 or more seats
kingtide | diesel | Diesel
kingtide | petrol auto | Petrol · Automatic
kingtide | hybrid | Hybrid
kingtide | hybrids under 40k | Hybrid · Under $40,000
kingtide | plug-in hybrid | PHEV
kingtide | phev suv | PHEV · SUV
kingtide | ev | Electric
kingtide | evs | Electric
kingtide | fully electric suv | Electric · SUV
kingtide | lpg falcon | LPG · Falcon
kingtide | hydrogen | Hydrogen
kingtide | auto | Automatic
kingtide | manual | Manual
kingtide | manual only | Manual
kingtide | automatic not manual | Automatic · Not Manual
kingtide | not automatic | Not Automatic
kingtide | white | White
kingtide | white or black suv | White or Black · SUV
kingtide | red or blue hatch | Red or Blue · Hatch
kingtide | silver grey sedan | Silver or Grey · Sedan
kingtide | not white | Not White
kingtide | any colour but white | Not White
kingtide | blue mazda 3 | Blue · Mazda3
kingtide | mazda3 | Mazda3
kingtide | mazda 3 sedan auto | Mazda3 · Sedan · Automatic
kingtide | mazda2 | Mazda2
kingtide | mazda 2 under 15000 | Mazda2 · Under $15,000
kingtide | mazdacx5 | CX-5
kingtide | mazda cx 5 | Mazda · CX-5
kingtide | cx5 | CX-5
kingtide | cx-5 maxx sport | CX-5 · Maxx Sport
kingtide | cx5 akera 2021 | CX-5 · Akera · 2021
kingtide | cx 30 | CX-30
kingtide | bt50 | BT-50
kingtide | bt-50 xtr dual cab | BT-50 · XTR · Dual cab
kingtide | ford ranger | Ford · Ranger
kingtide | ranger raptor | Ranger · Raptor
kingtide | ranger wildtrak 2021 under 60k | Ranger · Wildtrak · 2021 · Under $60,000
kingtide | ford ranger xlt 4x4 under 80,000kms | Ford · Ranger · XLT · 4WD · Under 80,000 km
kingtide | ford everest 7 seater diesel | Ford · Everest · 7 or more seats · Diesel
kingtide | mustang | Mustang
kingtide | mustang gt v8 manual | Mustang · GT · 8 cylinders · Manual
kingtide | falcon ute | Falcon Ute
kingtide | ford falcon xr6 turbo | Ford · Falcon · XR6 Turbo
kingtide | hilux | HiLux
kingtide | hilux sr5 | HiLux · SR5
kingtide | hi lux | HiLux
kingtide | toyota hi-lux sr 4x4 | Toyota · HiLux · SR · 4WD
kingtide | hilux workmate 2wd | HiLux · WorkMate · 2WD
kingtide | hilux or ranger | Toyota HiLux or Ford Ranger
kingtide | hilux ranger triton | Toyota HiLux, Ford Ranger or Mitsubishi Triton
kingtide | toyota hilux or ford ranger or isuzu d-max | Toyota HiLux, Ford Ranger or Isuzu D-Max
kingtide | toyota or mazda | Toyota or Mazda
kingtide | toyota, mazda, honda | Toyota, Mazda or Honda
kingtide | kia/hyundai suv | Kia or Hyundai · SUV
kingtide | bmw x3 or mercedes glc | BMW X3 or Mercedes-Benz GLC
kingtide | rav4 | RAV4
kingtide | rav 4 hybrid | RAV4 · Hybrid
kingtide | toyota rav4 gxl 2020 | Toyota · RAV4 · GXL · 2020
kingtide | rav4 cruiser | RAV4 · Cruiser
kingtide | prado | LandCruiser Prado
kingtide | landcruiser prado vx | LandCruiser Prado · VX
kingtide | land cruiser 300 | LandCruiser 300
kingtide | 300 series | LandCruiser 300
kingtide | lc300 vx | LandCruiser 300 · VX
kingtide | 200 series landcruiser | LandCruiser 200 or LandCruiser Prado or LandCruiser 300
kingtide | kluger grande | Kluger · Grande
kingtide | yaris cross hybrid | Yaris Cross · Hybrid
kingtide | corolla cross | Corolla Cross
kingtide | hiace | HiAce
kingtide | toyota hi ace lwb | Toyota · HiAce · LWB
kingtide | c-hr | C-HR
kingtide | chr hybrid | C-HR · Hybrid
kingtide | camry hybrid 2018+ | Camry · Hybrid · 2018 or newer
kingtide | hyundai i30 | Hyundai · i30
kingtide | i30 auto hatch | i30 · Automatic · Hatch
kingtide | i20 | i20
kingtide | tucson | Tucson
kingtide | hyundai tucson highlander | Hyundai · Tucson · “highlander”
kingtide | santa fe 7 seater | Santa Fe · 7 or more seats
kingtide | santafe | Santa Fe
kingtide | kona electric | Kona · Electric
kingtide | iload van | iLoad · Van
kingtide | ioniq 5 | Ioniq 5
kingtide | kia | Kia
kingtide | kia sportage gt-line | Kia · Sportage · GT-Line
kingtide | kia carnival platinum | Kia · Carnival · Platinum
kingtide | carnival 8 seater white | Carnival · 8 or more seats · White
kingtide | sorento 7 seats diesel awd | Sorento · 7 or more seats · Diesel · AWD
kingtide | kia picanto manual | Kia · Picanto · Manual
kingtide | ev6 | EV6
kingtide | ev9 under 100k | EV9 · Under $100,000
kingtide | tesla | Tesla
kingtide | tesla model 3 | Tesla · Model 3
kingtide | model 3 long range | Model 3 · Long Range
kingtide | tesla 3 | Tesla · Model 3
kingtide | model y performance | Model Y · Performance
kingtide | byd | BYD
kingtide | byd seal or tesla model 3 | BYD Seal or Tesla Model 3
kingtide | atto 3 | Atto 3
kingtide | shark 6 | Shark 6
kingtide | mg zs | MG · ZS
kingtide | mg4 | MG4
kingtide | mg hs auto | MG · HS · Automatic
kingtide | haval h6 | Haval H6
kingtide | gwm cannon | GWM · Ute Cannon
kingtide | great wall ute | GWM · Ute
kingtide | tank 300 | Tank 300
kingtide | chery omoda 5 | Chery · Omoda 5
kingtide | nissan xtrail | Nissan · X-Trail
kingtide | x-trail ti | X-Trail · Ti
kingtide | navara | Navara
kingtide | patrol y62 | Patrol · “y62”
kingtide | nissan patrol v8 | Nissan · Patrol · 8 cylinders
kingtide | qashqai | Qashqai
kingtide | nissan leaf | Nissan · Leaf
kingtide | triton glx | Triton · GLX
kingtide | mitsubishi pajero sport | Mitsubishi · Pajero Sport
kingtide | asx under 20k | ASX · Under $20,000
kingtide | outlander phev | Outlander · PHEV
kingtide | eclipse cross | Eclipse Cross
kingtide | subaru outback | Subaru · Outback
kingtide | outback | Subaru Outback
kingtide | forester xt | Forester · XT
kingtide | subaru xv | Subaru · XV
kingtide | wrx | WRX
kingtide | impreza | Impreza
kingtide | subie | Subaru
kingtide | isuzu dmax x-terrain | Isuzu · D-Max · X-Terrain
kingtide | mu-x ls-t | MU-X · LS-T
kingtide | mux 7 seater 4x4 | MU-X · 7 or more seats · 4WD
kingtide | vw golf | Volkswagen · Golf
kingtide | volkswagon tiguan | Volkswagen · Tiguan
kingtide | volkswagen polo auto | Volkswagen · Polo · Automatic
kingtide | vw amarok v6 diesel | Volkswagen · Amarok · 6 cylinders · Diesel
kingtide | t-cross | T-Cross
kingtide | transporter | Transporter
kingtide | skoda kodiaq 7 seat | Skoda · Kodiaq · 7 or more seats
kingtide | octavia rs wagon | Octavia · RS · Wagon
kingtide | audi a3 | Audi · A3
kingtide | audi q5 quattro | Audi · Q5 · AWD
kingtide | a4 or 3 series | Audi A4 or BMW 3 Series
kingtide | bmw | BMW
kingtide | beemer | BMW
kingtide | bmw 320i | BMW · 320i
kingtide | bmw x1 x3 | BMW X1 or BMW X3
kingtide | bmw 1 series m sport | BMW · 1 Series · M Sport
kingtide | mercedes | Mercedes-Benz
kingtide | mercedes benz a class | Mercedes-Benz · A-Class
kingtide | mercedes-benz glc under 70k | Mercedes-Benz · GLC · Under $70,000
kingtide | benz c200 | Mercedes-Benz · C200
kingtide | merc sprinter van | Mercedes-Benz · Sprinter · Van
kingtide | lexus nx | Lexus · NX
kingtide | lexus rx | Lexus · RX
kingtide | jeep wrangler | Jeep · Wrangler
kingtide | jeep grand cherokee limited | Jeep · Grand Cherokee · Limited
kingtide | ram 1500 laramie | RAM · 1500 · “laramie”
kingtide | dodge ram | Dodge or RAM
kingtide | silverado | Silverado 1500
kingtide | land rover discovery sport | Land Rover · Discovery Sport
kingtide | landy defender | Land Rover · Defender
kingtide | range rover evoque | Range Rover Evoque
kingtide | volvo xc60 | Volvo · XC60
kingtide | mini cooper | MINI · Cooper
kingtide | fiat 500 | Fiat · 500
kingtide | peugeot 2008 | Peugeot · 2008
kingtide | honda crv | Honda · CR-V
kingtide | honda hr-v 2019 or newer | Honda · HR-V · 2019 or newer
kingtide | honda civic hatch | Honda · Civic · Hatch
kingtide | honda jazz auto | Honda · Jazz · Automatic
kingtide | suzuki jimny manual | Suzuki · Jimny · Manual
kingtide | vitara turbo | Vitara · Turbo
kingtide | swift sport | Swift · Sport
kingtide | holden commodore ss | Holden · Commodore · SS
kingtide | commodore wagon | Commodore · Wagon
kingtide | holden cruze or astra | Holden Cruze or Astra
kingtide | colorado ltz | Colorado · LTZ
kingtide | toyota supra | Toyota · Supra
kingtide | ferrari | Ferrari
kingtide | nissan gtr | Nissan · GT-R
kingtide | maserati ghibli | Maserati · Ghibli
kingtide | under 10k | Under $10,000
kingtide | under 10 k | Under $10,000
kingtide | under $10000 | Under $10,000
kingtide | under 10,000 | Under $10,000
kingtide | cars under 5000 | Under $5,000
kingtide | <20k | Under $20,000
kingtide | less than 25k | Under $25,000
kingtide | up to $30,000 | Under $30,000
kingtide | max 18k | Under $18,000
kingtide | 18k max | Under $18,000
kingtide | budget 22k | Under $22,000
kingtide | my budget is 15000 | Under $15,000
kingtide | no more than $40k | Under $40,000
kingtide | below 35 grand | Under $35,000
kingtide | 25 grand or less | Under $25,000
kingtide | over 50k | Over $50,000
kingtide | more than $80,000 | Over $80,000
kingtide | above 60k suv | Over $60,000 · SUV
kingtide | 10k-15k | $10,000 to $15,000
kingtide | 10-15k | $10,000 to $15,000
kingtide | 10 to 15k | $10,000 to $15,000
kingtide | $10,000 - $15,000 | $10,000 to $15,000
kingtide | between 20 and 30k | $20,000 to $30,000
kingtide | between $20,000 and $30,000 | $20,000 to $30,000
kingtide | from 20k to 30k | $20,000 to $30,000
kingtide | from 20k | Over $20,000
kingtide | around 20k | $18,000 to $22,000
kingtide | about $35,000 | $31,500 to $38,500
kingtide | roughly 30 grand | $27,000 to $33,000
kingtide | 30k | Under $30,000
kingtide | $25k suv | Under $25,000 · SUV
kingtide | $100 a week | Up to $100 a week
kingtide | $120/week | Up to $120 a week
kingtide | 150pw | Up to $150 a week
kingtide | under $200 per week suv | Up to $200 a week · SUV
kingtide | $100-$150 per week | $100 to $150 a week
kingtide | 180 per week corolla | Up to $180 a week · Corolla
kingtide | less than 100 p/w | Up to $100 a week
kingtide | under 50000km | Under 50,000 km
kingtide | under 50,000 kms | Under 50,000 km
kingtide | less than 100k km | Under 100,000 km
kingtide | under 80k kms | Under 80,000 km
kingtide | below 60 000 km | Under 60,000 km
kingtide | under 120000 kilometres | Under 120,000 km
kingtide | 50,000 to 100,000 km | 50,000 km to 100,000 km
kingtide | less than 30k kilometers | Under 30,000 km
kingtide | low kilometres | Under 50,000 km
kingtide | low km suv | Under 50,000 km · SUV
kingtide | very low kms | Under 50,000 km
kingtide | 2020 | 2020
kingtide | 2020 model | 2020
kingtide | 2015-2018 | 2015 to 2018
kingtide | 2015 to 2018 corolla | 2015 to 2018 · Corolla
kingtide | between 2016 and 2019 | 2016 to 2019
kingtide | 2016+ | 2016 or newer
kingtide | 2016 onwards | 2016 or newer
kingtide | 2016 and newer | 2016 or newer
kingtide | 2016 or later | 2016 or newer
kingtide | from 2016 | 2016 or newer
kingtide | since 2017 | 2017 or newer
kingtide | after 2018 | 2019 or newer
kingtide | newer than 2015 | 2016 or newer
kingtide | not older than 2018 | 2018 or newer
kingtide | before 2012 | 2011 or older
kingtide | older than 2010 | 2009 or older
kingtide | pre 2015 commodore | 2014 or older · Commodore
kingtide | 2012 or older | 2012 or older
kingtide | 2019 2020 cx-5 | 2019 or 2020 · CX-5
kingtide | last 5 years | 2022 or newer
kingtide | past 2 years | 2025 or newer
kingtide | less than 3 years old | 2024 or newer
kingtide | under 5 years old suv | 2022 or newer · SUV
kingtide | my23 | Model year 2023
kingtide | my2021 tucson | Model year 2021 · Tucson
kingtide | 5 seater | 5 or more seats
kingtide | seven seater | 7 or more seats
kingtide | 7 seat suv | 7 or more seats · SUV
kingtide | 7-seater diesel | 7 or more seats · Diesel
kingtide | 7seater | 7 or more seats
kingtide | seats 8 | 8 or more seats
kingtide | 2 seater | 2 seats
kingtide | 4 seats convertible | 4 seats · Convertible
kingtide | third row seats | 7 or more seats
kingtide | 2 door | 2 doors
kingtide | 5 door hatch | 5 doors · Hatch
kingtide | four door sedan | 4 doors · Sedan
kingtide | v6 | 6 cylinders
kingtide | v8 ute | 8 cylinders · Ute
kingtide | 6 cylinder | 6 cylinders
kingtide | 4 cyl turbo | 4 cylinders · Turbo
kingtide | 3.0l diesel | 3.0 L · Diesel
kingtide | 2.8 litre hilux | 2.8 L · HiLux
kingtide | 3.5t towing | Tows 3,500 kg or more
kingtide | towing capacity 3500kg | Tows 3,500 kg or more
kingtide | tows 2 tonne | Tows 2,000 kg or more
kingtide | can tow 3500 | Tows 3,500 kg or more
kingtide | 3500kg tow capacity diesel | Tows 3,500 kg or more · Diesel
kingtide | good for towing | Tows 2,500 kg or more
kingtide | tow vehicle | Tows 2,500 kg or more
kingtide | towbar | Tow Bar
kingtide | bull bar and snorkel | Bull Bar · Snorkel
kingtide | bullbar winch | Bull Bar · “winch”
kingtide | suv with sunroof and leather seats | SUV · Sunroof · Leather Seats
kingtide | panoramic roof | Sunroof
kingtide | carplay | Apple CarPlay
kingtide | android auto | Android Auto
kingtide | reverse camera | Reversing Camera
kingtide | reversing camera and bluetooth | Reversing Camera · Bluetooth
kingtide | adaptive cruise control | Adaptive Cruise Control
kingtide | heated seats | Heated Seats
kingtide | 360 camera | 360 Camera
kingtide | sat nav | Satellite Navigation
kingtide | keyless entry | Keyless Start
kingtide | roof racks wagon | Roof Racks · Wagon
kingtide | ute with canopy | Ute · Canopy
kingtide | diff lock 4x4 | Diff Lock · 4WD
kingtide | blind spot monitoring | Blind Spot Monitor
kingtide | alloys | Alloy Wheels
kingtide | no sunroof | Without Sunroof
kingtide | sunroof or leather | Sunroof or Leather Seats
kingtide | dual cab ute | Dual cab · Ute
kingtide | dual cab 4x4 under 40k | Dual cab · 4WD · Under $40,000
kingtide | crew cab | Dual cab
kingtide | southport | @southport
kingtide | burleigh heads | @burleigh
kingtide | cars in southport | @southport
halden | near 3065 | @fitzroy
halden | suv near geelong | SUV · @geelong
kingtide | queensland | @QLD
kingtide | victoria | @VIC
kingtide | suv qld | SUV · @QLD
kingtide | cheapest suv | Price, low first · SUV
kingtide | cheap ute | Price, low first · Ute
kingtide | affordable family car | Price, low first · 5 or more seats
kingtide | newest hilux | Newest first · HiLux
kingtide | lowest kms | Kilometres, low first
kingtide | family car | 5 or more seats
kingtide | first car | First car
kingtide | p plater car under 10k | First car · Under $10,000
kingtide | off road | Off-road
kingtide | good reliable car | “”
kingtide | i want a white automatic suv | White · Automatic · SUV
kingtide | looking for a diesel 4wd wagon under 40k | Diesel · 4WD · Wagon · Under $40,000
kingtide | what 7 seaters do you have | 7 or more seats
kingtide | show me all your utes please | Ute
kingtide | best suv for towing | SUV · Tows 2,500 kg or more
kingtide | electric or hybrid suv | Electric or Hybrid · SUV
kingtide | hybrid or ev under 45k | Hybrid or Electric · Under $45,000
kingtide | suv or wagon | SUV or Wagon
kingtide | suv wagon | SUV or Wagon
kingtide | hatch or sedan automatic | Hatch or Sedan · Automatic
kingtide | suv not diesel | SUV · Not Diesel
kingtide | toyota except corolla | Toyota · Not Corolla
kingtide | suv excluding white | SUV · Not White
kingtide | hilux -white -manual | HiLux · Not White · Not Manual
kingtide | toyta corola | Toyota · Corolla
kingtide | toyoya hilux | Toyota · HiLux
kingtide | hyndai kona | Hyundai · Kona
kingtide | mitsubishi triten | Mitsubishi · Triton
kingtide | mercedez benz | Mercedes-Benz
kingtide | landcrusier prado | LandCruiser Prado
kingtide | automtic suv | Automatic · SUV
kingtide | deisel ute | Diesel · Ute
kingtide | hybird camry | Hybrid · Camry
kingtide | wildtrack ranger | Wildtrak · Ranger
kingtide | sportage platinium | Sportage · Platinum
kingtide | convertable | Convertible
kingtide | stationwagn | Wagon
kingtide | subaru forester 2.5i-s | Subaru · Forester · 2.5i-S
kingtide | toyota ranger | Toyota or Ford Ranger
kingtide | white not white | White · struck: Not White
kingtide | 2015 or older 2018 or newer | 2015 or older · struck: 2018 or newer
kingtide | over 100000 km under 50000 km | Over 100,000 km · struck: Under 50,000 km
kingtide | $$$ | “$$$”
kingtide | cars | “”
kingtide | certified used mazda | Certified · Used · Mazda
kingtide | coming soon | Coming soon
halden | new mazda cx-5 | New · Mazda · CX-5
halden | new hyundai tucson hybrid | New · Hyundai · Tucson · Hybrid
halden | demo skoda karoq | Demo · Skoda · Karoq
halden | parramatta toyota | @parramatta · Toyota
halden | liverpool utes | @liverpool · Ute
halden | kia ev5 air | Kia · EV5 · Air
halden | mx5 | MX-5
halden | cx-90 7 seater | CX-90 · 7 or more seats
halden | superb wagon | Superb · Wagon
halden | gr86 manual | GR86 · Manual
halden | bz4x | bZ4X
halden | tasman | Tasman
halden | alexandria | @alexandria
halden | nsw suv | @NSW · SUV
halden | automatic suv under 30k nsw | Automatic · SUV · Under $30,000 · @NSW
`;
