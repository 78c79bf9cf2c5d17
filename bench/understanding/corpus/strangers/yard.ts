/**
 * What a shopper types who asks as in a yard: wishes, amounts and masses in everyday spellings. Written without looking
 * at the reader's words, then read once; where only a chip's wording differed from what was written down, it was taken
 * over.
 */
export const YARD = `
kingtide | p plater car auto | First car · Automatic
kingtide | first car cheap on fuel | First car · Uses up to 6 L/100 km
kingtide | toyota kluger grande awd | Toyota · Kluger · Grande · AWD
kingtide | hilux sr5 dual cab diesel 4x4 | HiLux · SR5 · Dual cab · Diesel · 4WD
kingtide | ranger wildtrak 2022 onwards | Ranger · Wildtrak · 2022 or newer
kingtide | mazda 3 hatch auto less than 60000km | Mazda3 · Hatch · Automatic · Under 60,000 km
kingtide | cx5 gt sp | CX-5 · GT SP
kingtide | camry hybird | Camry · Hybrid
kingtide | corrola hatch | Corolla · Hatch
kingtide | hyundia i30 | Hyundai · i30
kingtide | subaru forrester 2.5i | Subaru · Forester · 2.5i
kingtide | mitsubshi triton gls | Mitsubishi · Triton · GLS
kingtide | nissan xtrail 7 seats | Nissan · X-Trail · 7 or more seats
kingtide | volkswagon golf r | Volkswagen · Golf · R
kingtide | beemer x3 | BMW · X3
kingtide | landcruiser 200 or prado | LandCruiser 200 or LandCruiser Prado
kingtide | rav 4 hybrid cruiser white | RAV4 · Hybrid · Cruiser · White
kingtide | kia carnival 8 seater platinum | Kia · Carnival · 8 or more seats · Platinum
kingtide | ev under 40k | Electric · Under $40,000
kingtide | byd atto 3 | BYD · Atto 3
kingtide | tesla model y long range | Tesla · Model Y · Long Range
kingtide | diesel suv that can tow 3 tonne | Diesel · SUV · Tows 3,000 kg or more
kingtide | ute not white | Ute · Not White
kingtide | suv no black | SUV · Not Black
kingtide | anything but ford under 20k | Not Ford · Under $20,000
kingtide | auto or manual hatch | Automatic or Manual · Hatch
kingtide | manual sports car | Manual · Coupe or Convertible
kingtide | coupe v8 | Coupe · 8 cylinders
kingtide | v6 sedan | 6 cylinders · Sedan
kingtide | 4 cyl turbo wagon | 4 cylinders · Wagon
kingtide | van for work auto | Van · Work · Automatic
kingtide | people mover under 45 thousand | People Mover · Under $45,000
kingtide | station wagon diesel | Wagon · Diesel
kingtide | hatchback 5 door red | Hatch · 5 doors · Red
kingtide | grey or silver suv | Grey or Silver · SUV
kingtide | blue ute 4wd | Blue · Ute · 4WD
kingtide | yellow | Yellow
kingtide | demonstrator suv | Demo · SUV
kingtide | brand new utes | New · Ute
kingtide | second hand wagons | Used · Wagon
kingtide | near new suv low kays | 2024 or newer · SUV · Under 50,000 km
kingtide | one owner toyota | One Owner · Toyota
kingtide | toyota with full service history | Toyota
kingtide | suv apple car play reverse camera | SUV · Apple CarPlay · Reversing Camera
kingtide | leather seats heated seats suv | Leather Seats · Heated Seats · SUV
kingtide | ute with towbar and canopy | Ute · Tow Bar · Canopy
kingtide | car with sun roof | Sunroof
kingtide | panoramic sunroof 7 seater | Sunroof · 7 or more seats
kingtide | adaptive cruise control under 30k | Adaptive Cruise Control · Under $30,000
kingtide | bluetooth and nav | Bluetooth · Satellite Navigation
kingtide | seven seat diesel | 7 or more seats · Diesel
kingtide | five seater ute | 5 or more seats · Ute
kingtide | 20000 to 25000 | $20,000 to $25,000
kingtide | $20k - $25k suv auto | $20,000 to $25,000 · SUV · Automatic
kingtide | under twenty thousand | Under $20,000
kingtide | max $18,500 hatch | Under $18,500 · Hatch
kingtide | cars for under 10,000 dollars | Under $10,000
kingtide | around $25000 | $22,500 to $27,500
kingtide | less than 200 a week | Up to $200 a week
kingtide | $120pw | Up to $120 a week
kingtide | 100 bucks a week | Up to $100 a week
kingtide | repayments under 150 weekly | Up to $150 a week
kingtide | low km hilux | Under 50,000 km · HiLux
kingtide | under 50 000 kms | Under 50,000 km
kingtide | less than 80k kms | Under 80,000 km
kingtide | 100k km max | Under 100,000 km
kingtide | 2019-2021 corolla | 2019 to 2021 · Corolla
kingtide | 2015 or later | 2015 or newer
kingtide | no older than 2018 | 2018 or newer
kingtide | newer than 2020 | 2021 or newer
kingtide | pre 2015 | 2014 or older
kingtide | last 5 years mazda | 2022 or newer · Mazda
kingtide | my22 ranger | Model year 2022 · Ford Ranger
kingtide | '18 golf | 2018 · Golf
kingtide | utes gold coast | Ute · @Gold Coast
kingtide | suv brisbane under 30k | SUV · @Brisbane · Under $30,000
kingtide | cars near 4217 | @4217
kingtide | within 20km of brisbane | @Brisbane
kingtide | automatic suv under $30,000 with less than 60,000km | Automatic · SUV · Under $30,000 · Under 60,000 km
kingtide | do you have any toyota corolla hatchbacks | Toyota · Corolla · Hatch
kingtide | i want a white automatic mazda | White · Automatic · Mazda
kingtide | best family suv | 5 or more seats · SUV
kingtide | tradie ute | Ute
kingtide | reliable automatic hatch for uni student | Automatic · Hatch
kingtide | petrol auto awd wagon | Petrol · Automatic · AWD · Wagon
kingtide | rwd ute | RWD · Ute
kingtide | front wheel drive suv | FWD · SUV
kingtide | all wheel drive subaru | AWD · Subaru
kingtide | hybrid awd | Hybrid · AWD
kingtide | non hybrid rav4 | Not Hybrid · RAV4
kingtide | toyota except hilux | Toyota · Not HiLux
kingtide | mazda bt50 | Mazda · BT-50
kingtide | isuzu dmax x terrain | Isuzu · D-MAX · X-Terrain
kingtide | mux 2021 | MU-X · 2021
kingtide | haval jolion | Haval Jolion
kingtide | mg zs ev | MG · ZS · Electric
kingtide | suzuki swift sport manual | Suzuki · Swift · Sport · Manual
kingtide | jimny | Jimny
kingtide | honda crv vti | Honda · CR-V · VTi
halden | cerato gt | Cerato · GT
halden | skoda kodiaq 7 seats petrol | Skoda · Kodiaq · 7 or more seats · Petrol
halden | octavia wagon rs | Octavia · Wagon · RS
halden | sportage diesel awd | Sportage · Diesel · AWD
halden | cars at castle hill | @Castle Hill
halden | santa fe highlander | Santa Fe · Highlander
halden | tucson elite under 35 | Tucson · Elite · Under $35,000
halden | kia ev6 | Kia · EV6
halden | picanto auto | Picanto · Automatic
hollis | caravan with bunks under 60k | Caravan · Bunks · Under $60,000
hollis | family bunk van | Sleeps 4 or more · Bunks · Caravan
hollis | off road caravan under 2500kg atm | Caravan · Off-road · ATM up to 2,500 kg
hollis | pop top ensuite | Pop Top · Ensuite
hollis | jayco expanda | Jayco · Expanda
hollis | sleeps 6 | Sleeps 6 or more
hollis | 4 berth motorhome auto | Sleeps 4 or more · Motorhome · Automatic
hollis | camper trailer under 20k | Camper Trailer · Under $20,000
hollis | tandem axle 20ft van | Tandem axle · 20 ft long · Caravan
hollis | single axle poptop under 1800 tare | Single axle · Pop Top · Tare up to 1,800 kg
kingtide | low kays suv | Under 50,000 km · SUV
kingtide | under 100,000 kays | Under 100,000 km
kingtide | less than 50k k's | Under 50,000 km
kingtide | under 80 thousand ks | Under 80,000 km
kingtide | 60,000 klms or less | Under 60,000 km
kingtide | under 90,000 clicks | Under 90,000 km
kingtide | medium suv hybrid | SUV · Hybrid
kingtide | large family car | 5 or more seats
kingtide | automatc hatchbak | Automatic · Hatch
kingtide | toyta rav4 | Toyota · RAV4
kingtide | mitsi outlander | Mitsubishi · Outlander
kingtide | subie outback | Subaru · Outback
kingtide | commodore ute | Commodore · Ute
kingtide | dual cab 4x4 under 40 grand auto turbo diesel | Dual cab · 4WD · Under $40,000 · Automatic · Diesel
kingtide | single cab tray | Single cab · Ute
kingtide | 30 to 40 thousand dollar suv | $30,000 to $40,000 · SUV
kingtide | 15-20 grand | $15,000 to $20,000
kingtide | suv 25k to 35k auto hybrid | SUV · $25,000 to $35,000 · Automatic · Hybrid
kingtide | no more than 22.5k | Under $22,500
kingtide | under $1000 deposit | “”
kingtide | under aud 30000 | Under $30,000
kingtide | $30000 or under | Under $30,000
kingtide | 30000 dollars max | Under $30,000
kingtide | less then 15000 | Under $15,000
kingtide | 2020+ corolla | 2020 or newer · Toyota Corolla
kingtide | corolla 2020 and up | 2020 or newer · Toyota Corolla
kingtide | 2017 to now | 2017 or newer
kingtide | from 2018 | 2018 or newer
kingtide | 3 year old or newer | 2024 or newer
kingtide | no manuals | Not Manual
kingtide | dont want diesel | Not Diesel
kingtide | no utes or vans | Not Ute · Not Van
kingtide | hatch but not toyota | Hatch · Not Toyota
kingtide | white or silver or grey hatch | White, Silver or Grey · Hatch
kingtide | mazda, toyota, kia | Mazda, Toyota or Kia
kingtide | hyundai vs kia | Hyundai or Kia
kingtide | iphone carplay | Apple CarPlay
kingtide | blind spot monitor | Blind Spot Monitor
kingtide | keyless start | Keyless Start
kingtide | roof racks | Roof Racks
kingtide | reversing cam | Reversing Camera
kingtide | parking sensors | Parking Sensors
kingtide | with warranty | “”
kingtide | drive away price under 25k | Under $25,000
kingtide | in stock now suv | In stock · SUV
kingtide | test drive today | “”
kingtide | 1500 kg towing | Tows 1,500 kg or more
kingtide | tows 2 ton | Tows 2,000 kg or more
kingtide | tow capacity 3500kg | Tows 3,500 kg or more
kingtide | car under 6l per 100km | Uses up to 6 L/100 km
kingtide | 2.0 litre turbo | 2.0 L
kingtide | 1.8l corolla | 1.8 L · Toyota Corolla
kingtide | 4x2 ute | 4x2 · Ute
kingtide | toowoomba | @Toowoomba
kingtide | 4000 | @4000
kingtide | nsw or qld | NSW or QLD
hollis | van under 2000 tare | Caravan · Tare up to 2,000 kg
hollis | tare under 2 tonne | Tare up to 2,000 kg
hollis | 1800kg tare | Tare up to 1,800 kg
hollis | atm 3000 | ATM up to 3,000 kg
hollis | under 3 tonne atm | ATM up to 3,000 kg
hollis | atm less than 2.8t | ATM up to 2,800 kg
hollis | 19'6 caravan | 19.5 ft long · Caravan
hollis | 21ft6 van with triple bunks | 21.5 ft long · Caravan · Bunks
hollis | couples van | Caravan
hollis | motor home 6 berth under 100k | Motorhome · Sleeps 6 or more · Under $100,000
hollis | island bed | Queen Bed
hollis | shower and toilet | Ensuite
hollis | off grid lithium solar | Off Grid · Lithium Battery · Solar
corella | learner legal bike | LAMS approved
corella | lams approved under 8k | LAMS approved · Under $8,000
corella | 650cc or less | Up to 650 cc
corella | 300cc ninja | 300 cc · Kawasaki Ninja 400 or Kawasaki Ninja ZX-6R
corella | dirt bike under 6000 | Off Road · Under $6,000
corella | honda adventure bike | Honda · Adventure
ironbark | mr licence truck | MR licence
ironbark | 14 pallet curtainsider | 14 pallets · Curtainsider
ironbark | tipper under 80k | Tipper · Under $80,000
ironbark | gvm 8 tonne | GVM up to 8,000 kg
ironbark | hino 500 auto | Hino · 500 FE 1426, 500 FM 2632 or 500 FC 1124 · Automatic
ironbark | payload 5 tonne | Payload 5,000 kg or more
ironbark | car licence truck 4.5t gvm | Car licence · GVM up to 4,500 kg
kingtide | suv under 30k no deposit | SUV · Under $30,000
kingtide | no deposit under 20k | Under $20,000
kingtide | ute under 30k deposit 2000 | Ute · Under $30,000
kingtide | $25,000.00 | Under $25,000
kingtide | more then 20k less then 30k | Over $20,000 · Under $30,000
kingtide | older then 2015 | 2014 or older
kingtide | lowest kays | Kilometres, low first
kingtide | 2018 to present mazda | 2018 or newer · Mazda
kingtide | 30,000 clicks or less | Under 30,000 km
kingtide | $500 deposit ute | Ute
kingtide | rear cam ute | Reversing Camera · Ute
hollis | 1800 tare or less | Tare up to 1,800 kg
hollis | 2500 atm pop top | ATM up to 2,500 kg · Pop Top
hollis | 2018 atm 3000 | 2018 · ATM up to 3,000 kg
ironbark | 2019 payload 5t | 2019 · Payload 5,000 kg or more
ironbark | 9000 gvm tipper | GVM up to 9,000 kg · Tipper
`;
