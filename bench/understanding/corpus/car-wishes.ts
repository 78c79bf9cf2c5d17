/**
 * Queries for seats, engines, towing, features, places, and wishes in words of their own.
 *
 * Written by hand in the ways people type them; `lines.ts` says how a line is read.
 */
export const CAR_WISHES = `
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
kingtide | 4 cyl turbo | 4 cylinders
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
kingtide | newest hilux | Year, newest first · HiLux
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
kingtide | not cheap ute | Ute
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
