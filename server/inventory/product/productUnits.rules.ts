/** Units in which products are counted or measured. */
export const productUnits = [
  'PIECE',
  'PAIR',
  'SET',
  'BOX',
  'PACK',
  'BOTTLE',
  'ROLL',
  'GRAM',
  'KILOGRAM',
  'MILLILITRE',
  'LITRE',
  'METRE',
  'SQUARE_METRE',
] as const;
export type ProductUnitName = (typeof productUnits)[number];

const measured = new Set<ProductUnitName>(['GRAM', 'KILOGRAM', 'MILLILITRE', 'LITRE', 'METRE', 'SQUARE_METRE']);

/** Returns whether a unit can be divided: half a kilogram makes sense, half a bottle does not. */
export const isMeasured = (unit: ProductUnitName): boolean => measured.has(unit);

/** Returns whether a quantity is a fraction of a unit that cannot be divided. */
export const isPartOf = (unit: ProductUnitName, quantity: string): boolean => !isMeasured(unit) && !/^\d+(\.0+)?$/.test(quantity);
