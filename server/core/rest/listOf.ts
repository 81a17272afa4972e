/**
 * Parses a documented list: repeated, comma-separated, in brackets, in quotes, percent-encoded twice, or a single bare value. Empty items
 * are dropped.
 */
export function listOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listOf);
  if (typeof value !== 'string') return [];
  return decoded(value)
    .replace(/^\s*\[|\]\s*$/g, '')
    .split(',')
    .map(part => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter(Boolean);
}

/** Undoes double encoding: clients that encode what their library encodes again send `%5B`. */
function decoded(text: string): string {
  if (!/%5b|%5d|%2c/i.test(text)) return text;
  return text.replace(/%5b/gi, '[').replace(/%5d/gi, ']').replace(/%2c/gi, ',');
}
