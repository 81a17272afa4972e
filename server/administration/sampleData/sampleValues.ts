export const day = 86_400_000;
export const status = 'ACTIVE';
/** Numbers that belong to nobody: reserved for use in fiction. */
export const phone = (index: number) => `1202555${String(100 + index).padStart(4, '0')}`;
export const email = (what: string, index: number) => `${what}${index + 1}@example.com`;
export const at = <T>(items: readonly T[], index: number): T => items[index % items.length];

/** The day that many days after another, YYYY-MM-DD. */
export function dayAfter(today: string, days: number): string {
  return new Date(Date.parse(today) + days * day).toISOString().slice(0, 10);
}
