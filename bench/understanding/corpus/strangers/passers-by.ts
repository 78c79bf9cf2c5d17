/**
 * What the reader mistook of three hundred queries of somebody who had not seen it, and what was typed afterwards to
 * find more of the same kinds: shorthand, nicknames, generations, numbers alone.
 */
export const PASSERS_BY = `
kingtide | foz hybrid | Forester · Hybrid
kingtide | fozzy diesel | Forester · Diesel
kingtide | dc ute dsl auto sub 40k | Dual cab · Ute · Diesel · Automatic · Under $40,000
kingtide | hilux dc dsl man wht | HiLux · Dual cab · Diesel · Manual · White
kingtide | ranger d/c | Ford Ranger · Dual cab
kingtide | xtra cab hilux | Extra cab · HiLux
kingtide | 4wd dsl wgn | 4WD · Diesel · Wagon
kingtide | yaris man blk | Yaris · Manual · Black
kingtide | man i30 | Manual · i30
kingtide | 5spd man | Manual
kingtide | 6 speed auto hatch | Automatic · Hatch
kingtide | car for my old man | “”
kingtide | ute w b/bar & t/bar | Ute · Bull Bar · Tow Bar
ironbark | isuzu man tipper | Isuzu · Manual · Tipper
ironbark | man tgs tipper | MAN · TGS · Tipper
hollis | c/van w bunks & ac | Caravan · Bunks · Air Conditioning
hollis | d/axle jayco w a/c | Tandem axle · Jayco · Air Conditioning
hollis | c/van s/axle | Caravan · Single axle
kingtide | btwn 10k and 15k | $10,000 to $15,000
kingtide | ranger 2019 up to 2022 | Ranger · 2019 to 2022
kingtide | 2018 through to 2021 rav4 | 2018 to 2021 · RAV4
kingtide | between 2018 & 2021 | 2018 to 2021
kingtide | 2018/19 corolla | 2018 to 2019 · Corolla
kingtide | 20k up to 30k suv | $20,000 to $30,000 · SUV
kingtide | my20 onwards | 2020 or newer
kingtide | 22000 | Under $22,000
kingtide | hatch 9990 | Hatch · Under $9,990
hollis | caravan 60000 | Caravan · Under $60,000
kingtide | 48217 | “48217”
kingtide | kms under 100 | Under 100,000 km
kingtide | less than 80000 on the odometer | Under 80,000 km
kingtide | weekly repayments under $130 corolla | Up to $130 a week · Corolla
kingtide | weekly budget 200 | Up to $200 a week
kingtide | fortnightly repayments under $300 | Up to $150 a week
kingtide | can tow horse float 2000kg suv | Tows 2,000 kg or more · SUV
kingtide | pull a float of 2 tonne | Tows 2,000 kg or more
kingtide | newest arrivals utes | Newest first · Ute
kingtide | cheapest to most expensive suv | Price, low first · SUV
kingtide | most expensive suv | Price, high first · SUV
kingtide | price high to low | Price, high first
kingtide | amarok... v6... style? | Amarok · 6 cylinders · Style
kingtide | octavia wagon style | Octavia · Wagon · Style
kingtide | rangie evoque | Range Rover Evoque
kingtide | rangie sport | Range Rover Sport
kingtide | 80 series | LandCruiser 80 Series
kingtide | landcruiser 100 | LandCruiser 100 Series
kingtide | ve commodore ssv | Commodore · SS-V
kingtide | fg falcon xr6 | Falcon · XR6
kingtide | prado 150 series | LandCruiser Prado
kingtide | golf gti mk7.5 | Golf · GTI
kingtide | 911 | Porsche 911
everything | t610sar | T610 · SAR
corella | vstrom 650xt | V-Strom 650 · “xt”
corella | ninja 300 | Ninja 300
corella | restricted licence cruiser under 9k | LAMS approved · Cruiser · Under $9,000
corella | first bike under 6k | LAMS approved · Under $6,000
ironbark | mr lic auto pantech | MR licence · Automatic · Pantech
ironbark | standard licence truck | Car licence
ironbark | 6 wheeler tipper | 6x4 · Tipper
ironbark | 3 way tipper | Tipper
hollis | ultra light single axle under 1200kg tare | Single axle · Tare up to 1,200 kg
hollis | triple bunk 21ft | Bunks · 21 ft long
kingtide | surround view camera suv | 360 Camera · SUV
kingtide | hands free boot suv | Power Tailgate · SUV
kingtide | heated and cooled seats | Heated Seats · Cooled Seats
kingtide | selling my falcon and after a camry or a sonata | Camry or Sonata
kingtide | rav4, sonata or camry | Toyota RAV4, Hyundai Sonata or Toyota Camry
kingtide | rav4 v cx5 | Toyota RAV4 or Mazda CX-5
kingtide | can i get finance if im self employed | “”
kingtide | zero deposit hilux | HiLux
kingtide | ranger not ranger | Ranger · struck: Not Ranger
kingtide | toyota/hilux/sr5 | Toyota · HiLux · SR5
kingtide | electric windows | “”
kingtide | ex lease camry | Camry
kingtide | late 2019 ranger | 2019 · Ranger
kingtide | straight six | 6 cylinders
kingtide | 1.5t | 1.5 L
kingtide | 2.8td hilux | 2.8 L · Diesel · HiLux
kingtide | western sydney suv | @Sydney · SUV
kingtide | c-hr koba | C-HR · “koba”
kingtide | i30 active auto low k | i30 · Active · Automatic · Under 50,000 km
kingtide | ev with dc charger | Electric · DC Fast Charging
kingtide | bmw series 3 | BMW · 3 Series
kingtide | man with a van | Van
kingtide | 370z | 370Z
kingtide | suv within 20 mins of southport | SUV · Southport
kingtide | top of the range prado | LandCruiser Prado
kingtide | fully optioned kluger | Kluger
kingtide | stock no 48217 | “48217”
`;
