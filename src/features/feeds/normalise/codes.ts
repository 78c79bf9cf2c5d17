/** A vehicle identification number in capitals: 17 signs, none of I, O, Q (ISO 3779). Null for what is none or masked. */
export function readVin(text: string): string | null {
  const vin = text.replace(/[\s-]/g, "").toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return null;
  return /(.)\1{5}/.test(vin) ? null : vin;
}

/** A number plate in capitals, without spaces; null for what no plate can be. */
export function readPlate(text: string): string | null {
  const plate = text.replace(/[\s·.-]/g, "").toUpperCase();
  return /^[A-Z0-9]{1,9}$/.test(plate) && !/^(UNREG\w*|NONE|NOREGO|NO|YES|N|Y|TRUE|FALSE|X+|0+)$/.test(plate)
    ? plate
    : null;
}

/** Yes or no; null where the cell says neither. */
export function readFlag(text: string): boolean | null {
  if (/^(true|t|yes|y|1|1\.0|ja|oui|si|on|x|✓|✔|checked)$/i.test(text)) return true;
  return /^(false|f|no|n|0|0\.0|nein|non|off|unchecked)$/i.test(text) ? false : null;
}
