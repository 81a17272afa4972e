const withTax: Record<string, string> = { unitPrice: 'lines.unitPriceWithTax', net: 'lines.amount' };

/** Message id of the head above a column of a document's lines. */
export const lineHead = (column: string, pricesIncludeTax: boolean): string => (pricesIncludeTax && withTax[column]) || `lines.${column}`;
