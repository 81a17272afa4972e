/** Lines as the API takes them, for which pieces are decimals. */
export const sentLines = <Line extends { quantity: number }>(lines: readonly Line[]) =>
  lines.map(line => ({ ...line, quantity: String(line.quantity) }));
