/** A small CSV file for spreadsheets; what they would run as a formula is kept from it. */
export function csvFile(rows: string[][]): Blob {
  const field = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return new Blob([`\uFEFF${rows.map(row => row.map(field).join(',')).join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}
