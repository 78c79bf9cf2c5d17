/** What shoppers type into a dealer's search, written before the reader was tried with it. */
export const SHOPPERS = `
kingtide | hilux under 30k with under 150k on the clock | HiLux · Under $30,000 · Under 150,000 km
kingtide | 2nd car for the missus, auto, less than 15k | Automatic · Under $15,000
kingtide | nissan navarra dual cab | Nissan · Navara · Dual cab
kingtide | suzuki jimmy | Suzuki · Jimny
kingtide | klugger 7 seats | Kluger · 7 or more seats
kingtide | outlander not phev | Outlander · Not PHEV
kingtide | 3 tonne tow capacity wagon diesel | Tows 3,000 kg or more · Wagon · Diesel
kingtide | auto hatch 2016 or newer under 90000 kms | Automatic · Hatch · 2016 or newer · Under 90,000 km
kingtide | delivery to perth | “”
kingtide | rav4 hybrid delivered to darwin | RAV4 · Hybrid
kingtide | ranger or bt-50 under 45 | Ford Ranger or Mazda BT-50 · Under $45,000
kingtide | any electric under 40 grand | Electric · Under $40,000
kingtide | holden comodore wagon | Holden · Commodore · Wagon
kingtide | suv with 3rd row and sunroof | SUV · 7 or more seats · Sunroof
kingtide | no more than 100000km hatch | Under 100,000 km · Hatch
kingtide | $80 - $120 a week | $80 to $120 a week
kingtide | 4cyl diesel ute auto with towbar & canopy | 4 cylinders · Diesel · Ute · Automatic · Tow Bar · Canopy
kingtide | kms under 70,000 | Under 70,000 km
kingtide | price under 25000 suv | Under $25,000 · SUV
kingtide | year 2018 | 2018
kingtide | camry or corolla hybrid sedan | Toyota Camry or Corolla · Hybrid · Sedan
kingtide | something economical under 12k for p plater | Uses up to 6 L/100 km · Under $12,000 · First car
kingtide | white t-cross or polo | White · Volkswagen T-Cross or Polo
kingtide | mitsubishi pajaro sport | Mitsubishi · Pajero Sport
kingtide | 5 speed manual hatch | Manual · Hatch
kingtide | twin cab hilux | Dual cab · HiLux
kingtide | corolla 2014-16 | Corolla · 2014 to 2016
kingtide | lowest price 4wd | Price, low first · 4WD
kingtide | hatch for 15k or under | Hatch · Under $15,000
halden | mazda cx-5 near wollongong under 40k | Mazda · CX-5 · @Wollongong · Under $40,000
halden | automatic kia in nsw from 2021 | Automatic · Kia · @NSW · 2021 or newer
hollis | family bunk van under 60k | Sleeps 4 or more · Bunks · Caravan · Under $60,000
hollis | caravan with ensuite under 2.8t | Caravan · Ensuite · ATM up to 2,800 kg
corella | yamaha mt07 lams under 10k | Yamaha · MT-07 · LAMS approved · Under $10,000
corella | harley davison | Harley-Davidson
ironbark | tipper manual under 80k | Tipper · Manual · Under $80,000
kingtide | lancer manual | Mitsubishi Lancer · Manual
kingtide | wrangler | Jeep Wrangler
kingtide | colorado | Colorado
kingtide | cruze under 10k | Cruze · Under $10,000
kingtide | baleno | Baleno
halden | colorado 4x4 | Colorado · 4WD
halden | astra hatch | Astra · Hatch
`;
