// Marks and overrides of direction, and control characters but line breaks.
// oxlint-disable-next-line no-control-regex
const invisible = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** Removes from all texts the characters that could change the direction of surrounding text: only the template decides the direction. */
export function plainTexts(data: unknown): unknown {
  if (typeof data === 'string') return data.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(invisible, '');
  if (Array.isArray(data)) return data.map(plainTexts);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plainTexts(value)]));
}
