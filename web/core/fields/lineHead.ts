const withTax: Record<string, string> = { unitPrice: 'lines.unitPriceWithTax', net: 'lines.amount' };

/** Returns the message id of a column head above document lines. */
export const lineHead = (column: string, pricesIncludeTax: boolean): string => (pricesIncludeTax && withTax[column]) || `lines.${column}`;
