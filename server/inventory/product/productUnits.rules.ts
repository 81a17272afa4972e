/** What products are counted and measured in. */
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

/** Whether a part of one is something: half a kilogram is, half a bottle is not. */
export const isMeasured = (unit: ProductUnitName): boolean => measured.has(unit);
