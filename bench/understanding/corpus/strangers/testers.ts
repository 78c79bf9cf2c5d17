/** Queries of one morning, typed before any was read: wishes, amounts and kinds of vehicles. */
export const TESTERS = `
kingtide | toyota corolla hatch auto 2019 to 2021 under 25000 | Toyota · Corolla · Hatch · Automatic · 2019 to 2021 · Under $25,000
kingtide | reliable first car for p plater | First car
kingtide | cheap cars under 10 grand with rego | Price, low first · Under $10,000
kingtide | low km camry hybrid | Under 50,000 km · Camry · Hybrid
kingtide | suv 7 seats diesel not more than 100000 kms | SUV · 7 or more seats · Diesel · Under 100,000 km
kingtide | dual cab ute 4x4 auto diesel tow 3500kg | Dual cab · Ute · 4WD · Automatic · Diesel · Tows 3,500 kg or more
kingtide | 3.5 tonne towing | Tows 3,500 kg or more
kingtide | tow a caravan | Tows 2,500 kg or more
kingtide | tows 2500 | Tows 2,500 kg or more
kingtide | suv with apple car play and reverse camera | SUV · Apple CarPlay · Reversing Camera
kingtide | heated seats awd | Heated Seats · AWD
kingtide | black on black | Black
kingtide | white car black leather interior | White · Leather Seats
kingtide | red mustang v8 manual | Red · Mustang · 8 cylinders · Manual
kingtide | 6 speed manual hot hatch | Manual · Hatch
kingtide | 2.0l turbo | 2.0 L
kingtide | 1.8 litre | 1.8 L
kingtide | electric suv long range | Electric · SUV · Long Range
kingtide | plug in hybrid | PHEV
kingtide | phev suv under 60k | PHEV · SUV · Under $60,000
kingtide | good on fuel | Uses up to 6 L/100 km
kingtide | best fuel economy | Uses up to 6 L/100 km
kingtide | newest arrivals | Newest first
kingtide | latest stock | Newest first
kingtide | price drop | “”
kingtide | reduced | “”
kingtide | on sale | “”
kingtide | special offers | “”
kingtide | near new | 2024 or newer
kingtide | nearly new kia sportage | 2024 or newer · Kia · Sportage
kingtide | brand new ute | New · Ute
kingtide | one owner | One Owner
kingtide | full service history | “”
kingtide | log books | “”
kingtide | still under warranty | “”
kingtide | new car warranty | “”
kingtide | certified pre owned | Certified
kingtide | under 50,000kms | Under 50,000 km
kingtide | less than 80 000 km | Under 80,000 km
kingtide | sub 60k kms | Under 60,000 km
kingtide | 2020+ | 2020 or newer
kingtide | 2018 onwards | 2018 or newer
kingtide | no older than 2017 | 2017 or newer
kingtide | 2019/2020 rav4 | 2019 or 2020 · RAV4
kingtide | my22 | Model year 2022
kingtide | $100 pw | Up to $100 a week
kingtide | 120 a week | Up to $120 a week
kingtide | volvo xc40 | Volvo · XC40
kingtide | landrover defender 110 | Land Rover · Defender · 110
kingtide | ram 1500 | RAM · 1500
kingtide | commodore ss | Commodore · SS
kingtide | vf commodore | Commodore
kingtide | hiace van | HiAce · Van
kingtide | delivery van | Van
kingtide | 8 seater | 8 or more seats
kingtide | wheelchair accessible van | Van · “accessible”
kingtide | family car with big boot | 5 or more seats
kingtide | car for uber | “”
kingtide | small auto for mum | Automatic
kingtide | automatic only | Automatic
kingtide | anything but grey | Not Grey
kingtide | excluding hybrids | Not Hybrid
kingtide | toyota but not corolla | Toyota · Not Corolla
kingtide | suv near 3000 | SUV · Melbourne VIC 3000, 50 km
kingtide | within 50km of geelong | Within 50 km of Geelong VIC 3220
kingtide | hilux perth | HiLux · Perth WA 6000, 50 km
kingtide | vic | VIC
kingtide | qld suv | QLD · SUV
kingtide | who buys cars | “”
kingtide | sell my car | “”
kingtide | trade in value | “”
kingtide | phone number | “”
kingtide | book a service | “”
kingtide | test drive | “”
kingtide | open sunday | “”
kingtide | do you deliver | “”
kingtide | lowest price first | Price, low first
kingtide | most expensive | Price, high first
kingtide | work ute with tray | Ute
kingtide | tray back | Ute
kingtide | cab chassis | Cab Chassis
kingtide | extra cab | Extra cab
kingtide | single cab | Single cab
kingtide | tipper | “tipper”
kingtide | canopy | Canopy
kingtide | bull bar snorkel lift kit | Bull Bar · Snorkel · Lift Kit
kingtide | adaptive cruise | Adaptive Cruise Control
kingtide | panoramic sunroof | Sunroof
kingtide | keyless | Keyless Start
kingtide | third row | 7 or more seats
kingtide | isofix | “isofix”
kingtide | ancap 5 star | “”
kingtide | 5 star safety | “”
kingtide | 4cyl | 4 cylinders
kingtide | 8 cylinder | 8 cylinders
kingtide | hatch under 15k less than 100k kms auto | Hatch · Under $15,000 · Under 100,000 km · Automatic
kingtide | 15k hatch 80k | Under $15,000 · Hatch · Under 80,000 km
kingtide | between 2016 and 2019 mazda | 2016 to 2019 · Mazda
kingtide | blue or red swift | Blue or Red · Suzuki Swift
kingtide | silver sedan | Silver · Sedan
kingtide | orange xv | Orange · Subaru XV
kingtide | awd wagon | AWD · Wagon
kingtide | rear wheel drive | RWD
kingtide | 2wd ute | 2WD · Ute
kingtide | 4 x 4 | 4WD
kingtide | petrol manual | Petrol · Manual
kingtide | lpg | LPG
corella | learner legal bikes | LAMS approved
corella | 300cc to 500cc | 300 cc to 500 cc
corella | cruiser under 15k | Cruiser · Under $15,000
corella | harley sportster | Harley-Davidson · Sportster
corella | cbr | “cbr”
hollis | caravan with bunks | Caravan · Bunks
hollis | triple bunk family van | Bunks · Sleeps 4 or more · Caravan
hollis | ensuite | Ensuite
hollis | off road caravan under 80k | Off-road · Caravan · Under $80,000
hollis | 6 berth motorhome | Sleeps 6 or more · Motorhome
hollis | atm under 2500kg | ATM up to 2,500 kg
halden | company car lease | “”
halden | new cars no deposit | New
halden | seven seat hybrid suv | 7 or more seats · Hybrid · SUV
kingtide | black interior | “”
`;
