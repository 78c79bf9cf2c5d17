/**
 * Queries for makes, models and badges.
 *
 * Written by hand in the ways people type them; `lines.ts` says how a line is read.
 */
export const CAR_NAMES = `
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
kingtide | long wheel base van | LWB · Van
kingtide | long wheelbase | LWB
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
kingtide | 200 series landcruiser | LandCruiser 200
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
kingtide | patrol y62 | Patrol
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
`;
