/** Formats sixteen bytes as a UUID (RFC 9562 §4). */
export const uuidText = (bytes: Uint8Array): string =>
  [...bytes]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');

/** Returns a random UUID (RFC 9562 §5.4). Also works outside a secure context, where browsers have no `crypto.randomUUID`. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = 0x40 | (bytes[6] & 0x0f);
  bytes[8] = 0x80 | (bytes[8] & 0x3f);
  return uuidText(bytes);
}
