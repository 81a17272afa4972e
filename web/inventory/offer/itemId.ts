/** Input fields by the last byte of an id, which identifies the record type. */
const fields: Record<string, string> = { '40': 'productId', '70': 'serviceId', '73': 'componentId' };

/** Turns a chosen item into the API's input, which names the id by its record type. */
const partOf = <Part extends { productId?: string | null; quantity: string }>({ productId, quantity }: Part) => ({
  [fields[productId?.slice(-2) ?? ''] ?? 'productId']: productId,
  quantity,
});

/** Turns the parts of a form's values into the API's input. */
export const withParts = <Part extends { productId?: string | null; quantity: string }>(values: { lines: Part[] }) => ({
  ...values,
  lines: values.lines.map(partOf),
});
