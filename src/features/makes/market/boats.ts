/**
 * Boats and jet skis, which come in files of motorcycles and caravans and are none: one line a make, in the form that
 * `names.ts` beside this file explains.
 */
export const BOATS = `
Bar Crusher; boat: 490, 535, 560, 575, 585, 615, 670, 730
Bayliner; boat: Ciera, Element, Trophy, VR5
Evinrude; boat: E-TEC
Haines Hunter; boat: 495, 525, 565, 585, 600, 625, 650, 675
Haines Signature; boat: 485, 540, 580, 600, 640, 702
Horizon Boats; boat: Easyfisher, Allrounder, Stryker
Kawasaki; boat: Jet Ski, STX 15F, STX 160, Ultra 310, Ultra 310LX, SX-R
Mercury Marine; boat: Verado, FourStroke
Quintrex; boat: 320 Explorer, 350 Explorer, 390 Explorer, 400 Busta, 420 Renegade, 430 Top Ender, 450 Fishabout, 460 Renegade, 481 Fishabout, 490 Top Ender, 500 Freestyler, 520 Cruiseabout, 540 Trident, Dart, Fishabout, Hornet, Renegade
Riviera; boat: 3350, 4050, 4300
Savage; boat: Bay Cruiser, Scorpion, Snipe
Sea Ray; boat: Sundancer, SPX 190
Sea-Doo (SeaDoo, Sea Doo); boat: Challenger, Explorer Pro, Fish Pro, GTI, GTI 130, GTI 170, GTI SE, GTR 230, GTX, GTX 155, GTX 170, GTX 230, GTX 300, GTX Limited, RXP, RXP-X 300, RXT, RXT-X 300, Spark, Spark Trixx, Switch, Wake, Wake Pro
Stabicraft; boat: 1550, 1650, 1850, 2050
Stacer; boat: 359 Proline, 399 Proline, 429 Outlaw, 449 Outlaw, 469 Outlaw, 499 Wild Rider, 519 Wild Rider, Assault, Crossfire, Nomad, Ocean Ranger, Outlaw, Proline, Rampage, Seaway
Stessco; boat: Breezaway, Catcher, Squire
Telwater; boat: Trailer
Whittley; boat: CR 2080, CR 2180, SL 20, Sea Legend
Yamaha; boat: EX Deluxe, FX Cruiser HO, FX Cruiser SVHO, FX SVHO, GP1800R, JetBlaster, SuperJet, VX Cruiser, VX Deluxe, WaveRunner
`;
