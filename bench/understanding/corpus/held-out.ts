/**
 * Queries that were written before the first line of the reader and are only ever scored: nothing is tuned by them.
 * `queries.ts` says how a line is read.
 */
export const HELD_OUT = `
kingtide | used corolla hatch auto under 20k | Used · Corolla · Hatch · Automatic · Under $20,000
kingtide | looking for a small diesel suv, awd, less than 80000 kms | SUV · Diesel · AWD · Under 80,000 km
kingtide | ford ranger xlt 2019 4x4 | Ford · Ranger · XLT · 2019 · 4WD
kingtide | 8 seater people mover under $40k | 8 or more seats · People Mover · Under $40,000
kingtide | kia carnival or toyota hiace | Kia Carnival or Toyota HiAce
kingtide | tesla model y white | Tesla · Model Y · White
kingtide | subaru forrester | Subaru · Forester
kingtide | mitsubshi outlander 7 seats | Mitsubishi · Outlander · 7 or more seats
kingtide | hybrid under 35,000 not toyota | Hybrid · Under $35,000 · Not Toyota
kingtide | manual hatchback 2015-2018 | Manual · Hatch · 2015 to 2018
kingtide | dmax dual cab with canopy | D-Max · Dual cab · Canopy
kingtide | $200 a week suv | Up to $200 a week · SUV
kingtide | up to 250pw | Up to $250 a week
kingtide | bmw 3 series | BMW · 3 Series
kingtide | merc a class black | Mercedes-Benz · A-Class · Black
kingtide | vw golf gti | Volkswagen · Golf · GTI
kingtide | mg3 auto | MG3 · Automatic
kingtide | electric suv with 360 camera | Electric · SUV · 360 Camera
kingtide | car with apple car play and heated seats | Apple CarPlay · Heated Seats
kingtide | white or silver camry | White or Silver · Camry
kingtide | landcruiser prado kakadu | LandCruiser Prado · Kakadu
kingtide | prado gxl diesel auto 7 seats | LandCruiser Prado · GXL · Diesel · Automatic · 7 or more seats
kingtide | navara st-x 4wd | Navara · ST-X · 4WD
kingtide | cars under 15 grand | Under $15,000
kingtide | between 10k and 15k | $10,000 to $15,000
kingtide | $25k - $30k sedan | $25,000 to $30,000 · Sedan
kingtide | no older than 2016 i30 | 2016 or newer · i30
kingtide | newer than 2019 | 2020 or newer
kingtide | pre 2010 | 2009 or older
kingtide | tow 2500kg suv | Tows 2,500 kg or more · SUV
kingtide | 3.5t towing ute | Tows 3,500 kg or more · Ute
kingtide | v8 mustang red | 8 cylinders · Mustang · Red
kingtide | ute without bull bar | Ute · Without Bull Bar
kingtide | suv -black -white | SUV · Not Black · Not White
kingtide | 4cyl manual ute | 4 cylinders · Manual · Ute
kingtide | 2 door coupe | 2 doors · Coupe
kingtide | cheapest 4wd | Price, low first · 4WD
kingtide | demo kona electric | Demo · Kona · Electric
kingtide | plug in hybrid outlander | PHEV · Outlander
kingtide | byd atto3 | BYD · Atto 3
kingtide | haval jolian | Haval Jolion
kingtide | hilux sr5 double cab | HiLux · SR5 · Dual cab
kingtide | amarok v6 | Amarok · 6 cylinders
kingtide | low km rav4 hybrid | Under 50,000 km · RAV4 · Hybrid
kingtide | 40-60k 7 seat suv auto | $40,000 to $60,000 · 7 or more seats · SUV · Automatic
kingtide | southport yaris | @southport · Yaris
kingtide | qld | @QLD
kingtide | grey gray suv | Grey · SUV
kingtide | suzuki swift manual low kilometres | Suzuki · Swift · Manual · Under 50,000 km
kingtide | everest 2022+ | Everest · 2022 or newer
kingtide | my21 d-max | Model year 2021 · D-Max
kingtide | less than five years old hatch | 2022 or newer · Hatch
kingtide | automatic manual hatch | Automatic or Manual · Hatch
kingtide | over 50k under 30k suv | Over $50,000 · struck: Under $30,000 · SUV
kingtide | first car for my daughter under 12k | First car · Under $12,000
kingtide | toyota | Toyota
kingtide | sunroof leather satnav | Sunroof · Leather Seats · Satellite Navigation
kingtide | used car dealer gold coast | Used · @gold coast
halden | mazda 3 astina | Mazda3 · Astina
halden | cx30 g25 touring | CX-30 · G25 Touring
halden | new kia sportage | New · Kia · Sportage
halden | skoda octavia wagon | Skoda · Octavia · Wagon
halden | staria 8 seater demo | Staria · 8 or more seats · Demo
halden | toyota corola hybrid | Toyota · Corolla · Hybrid
halden | santa fe or palisade | Santa Fe or Palisade
halden | hyundai i20 n | Hyundai · i20 · N
halden | parramatta | @parramatta
halden | ioniq5 | Ioniq 5
halden | castle hill bt50 | @castle hill · BT-50
halden | hydrogen car | Hydrogen
hollis | jayco starcraft bunks | Jayco · Starcraft · Bunks
hollis | 6 berth camper trailer under 40k | Sleeps 6 or more · Camper Trailer · Under $40,000
hollis | pop top sleeps 2 | Pop Top · Sleeps 2 or more
hollis | tandem axle caravan atm under 3t | Tandem axle · Caravan · ATM up to 3,000 kg
hollis | family van with ensuite | Sleeps 4 or more · Caravan · Ensuite
hollis | motorhome automatic diesel | Motorhome · Automatic · Diesel
hollis | used off road hybrid caravan | Used · Off-road · Hybrid
hollis | tare less than 1500kg | Tare up to 1,500 kg
corella | lams approved yamaha | LAMS approved · Yamaha
corella | learner bike under 8000 | LAMS approved · Under $8,000
corella | over 900cc sports bike | 900 cc or more · Sport
corella | kawasaki ninja 400 green | Kawasaki · Ninja 400 · Green
corella | royal enfeild himalayan | Royal Enfield · Himalayan
corella | scooter 125cc | Scooter · 125 cc
corella | adventure bike bmw or ktm | Adventure · BMW or KTM
ironbark | tipper car licence | Tipper · Car licence
ironbark | hr licence prime mover | HR licence · Prime Mover
ironbark | isuzu npr 75-190 | Isuzu · NPR 75-190
ironbark | payload 4 tonne pantech tail lift | Payload 4,000 kg or more · Pantech · Tail Lift
ironbark | 6x4 tipper auto | 6x4 · Tipper · Automatic
ironbark | gvm under 8 tonne | GVM up to 8,000 kg
ironbark | lr licence tray truck | LR licence · Tray
`;
