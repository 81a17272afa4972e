import { megabyte } from '../../server/core/rules/bytes.ts';

/** Plan names, which are not translated. */
export const planNames: Record<string, string> = { START_UP: 'Start Up', PROFESSIONAL: 'Professional', PREMIUM: 'Premium' };

/** Bytes as a value and a unit for Intl: `[500, 'megabyte']`, `[3, 'gigabyte']`. */
export function storageFigure(bytes: number): [value: number, unit: 'megabyte' | 'gigabyte'] {
  const megabytes = bytes / megabyte;
  return megabytes < 1024 ? [megabytes, 'megabyte'] : [megabytes / 1024, 'gigabyte'];
}
