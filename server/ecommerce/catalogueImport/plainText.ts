const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
};

const decoded = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (written, decimal?: string, hex?: string, name?: string) => {
    if (name) return entities[name.toLowerCase()] ?? written;
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    return code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';
  });

/** The text of a piece of HTML, with its paragraphs and list items as lines; of plain text, itself. */
export function plainText(html: string): string {
  const lines = html
    .replace(/<(script|style)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replace(/<\/(?:p|div|h[1-6]|li|tr|ul|ol)>|<br ?\/?>/gi, '\n')
    .replace(/<li[^<>]*>/gi, '• ')
    .replace(/<[^<>]*>/g, '');
  return decoded(lines)
    .split(/\r?\n/)
    .map(line => line.replace(/[\t ]+/g, ' ').trim())
    .filter((line, index, all) => line || all[index - 1])
    .join('\n')
    .trim();
}

/** The beginning of a text of several lines, in one line of so many characters at most. */
export function beginningOf(text: string, most: number): string {
  const line = text
    .slice(0, 4 * most)
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}
