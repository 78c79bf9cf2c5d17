/**
 * Motorhomes of the European market, whose makers are not sold in Australia: one line a make, in the form that
 * `names.ts` beside this file explains. Models that are everyday words are left out, as a title may hold them anywhere.
 */
export const MOTORHOMES = `
Auto-Sleepers: motorhome: Bourton, Corinium, Kemerton, Nuevo, Winchcombe
Autostar: motorhome: Athenor, Auros, Axea, Celtic, Privilege
Auto-Trail: motorhome: Imala, V-Line
Benimar: motorhome: Amphitryon, Aristeo, Benivan, Cocoon, Mileo, Perseo, Tessoro
Carthago: motorhome: C-Compactline, C-Liner, C-Tourer, Chic C-Line, Chic E-Line, Chic S-Plus, Liner-for-two, Malibu
Challenger: motorhome: Genesis, Mageo, Quartz, Vany, V114, V217, V210, 194, 240, 260, 328
Elnagh: motorhome: Big Marlin, Doral, E-Van, Magnum, Super D, T-Loft
Etrusco: motorhome: A6600, A7300, CV540, CV600, CV640, I6900, I7400, T5.9, T6.9, T6900, T7300, T7400, V5900, V6600
Eura Mobil: motorhome: Activa One, Contura, Profila, Quixta, Sport Eura, Terrestra, Xtura
Fleurette: motorhome: Magister, Migrateur
Font Vendome: motorhome: Auto Camp, Brooklyn Van, Duo Van, Forty Van, Leader Camp, Master Van, Urban Camp
Frankia: motorhome: F-Line, M-Line, Yucon
Giottiline: motorhome: Giottivan, Kiros, Siena Giotti, Therry, Toscan
Globecar: motorhome: Campscout, Familyscout, Globescout, Roadscout
Ilusion: motorhome: XMK 590, XMK 650, XMK 690, XMK 740
Itineo: motorhome: CJB660, MB700, MB740, MC740, MF700, MJB740, PF600, PJB740, PM740, RC740, SB700, SB740, SC700, TB650
Joa Camp (Joa): motorhome: 55Q, 60T, 65T, 70Q, 70T, 75, 75T
Laika: motorhome: Ecovip, Kosmo, Kreos, Laserhome, Rexosline
LMC: motorhome: Breezer, Innovan, Liberty LMC
McLouis (Mc Louis): motorhome: Glamys, MC4, MC4 281, Menfys, Sovereign, Tandy
Mobilvetta: motorhome: Huari, K-Yacht, Kea, Krosser, Nazca, P-Yacht, Sea Stopper, Top Driver
Niesmann + Bischoff (Niesmann Bischoff, Niesmann): motorhome: iSmove
Pilote: motorhome: Aventura, Explorateur, Foxy Van
PLA (P.L.A.): motorhome: H440, HS75, Plasy
Pössl (Poessl): motorhome: 2Win, 4Family, Campster, D-Line, H-Line, Roadcruiser, Roadmaster, Trenta, Vanline, Vanster
Rapido: motorhome: 603F, 604F, 650FF, 656F, 665F, 666F, 7065, 7066, 7086, 7090, 8048DF, 8065DF, 8066DF, 8086DF, 8090DF, 8094, 8094DF, 8096DF, 854F, 855F, 866F, 881F, 883F, 886F, 890F, 891F, 896F, 963F, 966F, 983, 983F, 983M, 986F, 987, 989M, C55, C86, Distinction, M66, M96, R896F, V43, V55, V62, V65, V68
Rimor: motorhome: Hygge, Katamarano, Super Brig, XGO
Roller Team: motorhome: Autoroller, Granduca, Kronos, Livingstone, Pegaso, T-Line, Triaca, Zefiro
Sunlight: motorhome: A58, A60, A69, A70, A72, Cliff, Cliff 540, Cliff 600, Cliff 640, I67, I68, I69, T58, T60, T65, T66, T67, T68, T69, V60, V66, V69
Sun Living: motorhome: A49, A70, A75, S42, S65, S70, S75, V60, V65
Westfalia: motorhome: Amundsen, Big Nugget, Club Joker, James Cook, Jules Verne, Kepler, Kipling, Marco Polo, Sven Hedin
`;
