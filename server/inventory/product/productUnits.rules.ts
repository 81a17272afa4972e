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
