/** The last byte of an id says what it is of. */
const fields: Record<string, string> = { '40': 'productId', '70': 'serviceId', '73': 'componentId' };

/** What is chosen in a form, as the API takes a part: under the name of its kind. */
export const partOf = <Part extends { productId?: string | null; quantity: string }>({ productId, quantity }: Part) => ({
  [fields[productId?.slice(-2) ?? ''] ?? 'productId']: productId,
  quantity,
});
