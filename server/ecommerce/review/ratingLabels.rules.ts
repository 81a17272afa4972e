/** Labels of the ratings, from 1 to 10 (modules.md, Ecommerce). */
export const ratingLabels = [
  'USELESS',
  'USELESS_PLUS',
  'POOR',
  'POOR_PLUS',
  'OK',
  'OK_PLUS',
  'GOOD',
  'GOOD_PLUS',
  'EXCELLENT',
  'EXCELLENT_PLUS',
] as const;
