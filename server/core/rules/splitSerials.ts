/** Serial numbers typed or scanned into one text, one in a line or parted by commas. */
export const splitSerials = (text: string): string[] => text.split(/[\n,;]/).flatMap(number => number.trim() || []);
