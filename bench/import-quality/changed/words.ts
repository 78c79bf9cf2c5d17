import type { TruthField } from "../truth.ts";

/** The fields that a stock file has in columns of their own. */
export type ColumnField = Exclude<TruthField, "kind" | "pictures">;

const list = (text: string) => text.split(",").map((one) => one.trim());

/**
 * What dealers, their systems and marketplaces call each field; the first is the usual one. It was written down before
 * anybody looked into the reader's words, and is to be added to in the same way.
 */
export const HEADINGS: Readonly<Record<ColumnField, readonly string[]>> = {
  stocknum: list(
    "Stock No,Stock Number,Stk,Stk No,Stock#,StockID,SKU,Ref,Reference,Ref No,Vehicle ID,Unit No,Unit #," +
      "Inventory No,Inventory Number,Lot No,Asset ID,Listing ID,Ad ID,Item No,Car No,Our Ref,DMS No,Stock Code," +
      "Internal No,Interne Nummer,Bestandsnummer,Fahrzeugnummer,Lagernr,Numéro de stock,Référence,Voorraadnummer," +
      "Advertentienummer,Dealer Stock Number,StockReference,Stock Ref.,Yard No,Vehicle No,Record No,Inv #",
  ),
  make: list(
    "Make,Manufacturer,Brand,Marque,Make Name,OEM,Vehicle Make,Mfr,Company,Hersteller,Marke,Märke,Bilmärke,Fabrikat," +
      "Merk,Marca,Make Desc,Make/Brand,Car Make,Car Brand,Maker,Automerk,Constructeur,Brand Name",
  ),
  model: list(
    "Model,Model Name,Vehicle Model,Model Desc,Car Model,Range,Model Range,Modell,Modèle,Nameplate,Model Family,Family," +
      "Modelo,Mdl,Baureihe,Modellbezeichnung,Model Description,Carline",
  ),
  year: list(
    "Year,Yr,Model Year,MY,Build Year,Year of Manufacture,YOM,Manufactured,Reg Year,Registration Year,Year Built," +
      "Mfg Year,Baujahr,Année,Årsmodell,Bouwjaar,Compliance Year,Yr Model,Vehicle Year,Built,Ano,Modelljahr," +
      "Year Manufactured,Mod Yr,Year of Make,Manufacture Year",
  ),
  body: list(
    "Body,Body Type,Body Style,Bodystyle,Shape,Style,Karosserie,Carrosserie,Kaross,Body Shape,Vehicle Type,Car Type," +
      "Aufbau,Vehicle Body,Karosserieform,Body Config,Type,Karosstyp,Bodywork,Category,Fahrzeugtyp",
  ),
  colour: list(
    "Colour,Color,Ext Colour,Exterior Color,Exterior,Paint,Paint Colour,Body Colour,Farbe,Außenfarbe,Couleur,Färg,Kleur," +
      "Main Colour,Col,Clr,Colour Desc,Ext. Col.,Generic Colour,Colour Name,Base Colour,Duco,Vehicle Colour,Lackierung",
  ),
  km: list(
    "Odometer,Kms,KM,Kilometres,Kilometers,Mileage (km),Odo,Odo Reading,Odometer Reading,Distance,Distance Travelled," +
      "Kms Driven,Laufleistung,Kilometerstand,Kilométrage,Mätarställning,Km-stand,Kms Travelled,Travelled,Clock," +
      "Current KMs,Km Reading,Odometer Value,Usage,Driven,K's,Indicated Kms,Kms Done,Tellerstand,Ks,Speedo",
  ),
  fuel: list(
    "Fuel,Fuel Type,Fueltype,Engine Fuel,Petrol/Diesel,Kraftstoff,Treibstoff,Carburant,Énergie,Drivmedel,Bränsle," +
      "Brandstof,Power Source,Propulsion,Primary Fuel,Fuel Desc,Kraftstoffart,Motorisation,Fuel System,Energy,Powered By",
  ),
  transmission: list(
    "Transmission,Trans,Gearbox,Gear,Tranny,Getriebe,Getriebeart,Boîte,Boîte de vitesses,Växellåda,Transmissie," +
      "Versnellingsbak,Gear Type,Transmission Type,Auto/Manual,A/M,Man/Auto,Trans Type,Gearbox Type,Box,Shift,Gear Box",
  ),
  price: list(
    "Price,Asking Price,Sale Price,Selling Price,Retail,Retail Price,Advertised Price,Ad Price,List Price," +
      "Drive Away Price,Driveaway,Price (AUD),Our Price,Internet Price,Web Price,Cash Price,Preis,Verkaufspreis,VK," +
      "Kaufpreis,Prix,Prix TTC,Pris,Prijs,Vraagprijs,Screen Price,Sticker Price,Windscreen Price,Forecourt Price," +
      "Total Price,Vehicle Price,Price Now,Now Price,Amount,Asking,Ask,Ticket,Ticket Price,Price inc GST,EGC," +
      "Current Price,$,Sell,Sell Price,Retail Inc,Listed At,Display Price,Online Price,Yard Price,Price Tag,Value",
  ),
  vin: list(
    "VIN,VIN No,VIN Number,Vin/Chassis,Chassis,Chassis No,Chassis Number,Frame No,Serial No,FIN,Fahrgestellnummer," +
      "FIN-Nummer,Numéro de châssis,Chassisnummer,VIN Code,Vehicle Identification Number,VIN#,Fahrzeug-Ident-Nr",
  ),
  plate: list(
    "Rego,Reg,Rego No,Registration,Registration No,Registration Number,Reg No,Plate,Number Plate,License Plate,Plates," +
      "VRM,Kennzeichen,Immatriculation,Regnr,Registreringsnummer,Kenteken,Plate No,Rego Plate,Reg. Mark,Rego #,Licence",
  ),
  state: list(
    "State,Rego State,State/Territory,Location State,Region,Dealer State,Yard State,ST,Stock State,Site State",
  ),
};

/** What stands behind the model's name, in a column of its own. */
export const BADGE_HEADINGS = list(
  "Badge,Variant,Trim,Derivative,Grade,Trim Level,Version,Edition,Spec,Series,Sub Model,Uitvoering,Ausstattung," +
    "Finition,Trim Name,Model Variant,Badge Desc,Model Type",
);

export const COLUMN_FIELDS = Object.keys(HEADINGS) as readonly ColumnField[];
