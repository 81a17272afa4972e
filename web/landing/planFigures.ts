import { megabyte } from '../../server/core/rules/bytes.ts';

/** What the plans are called: names, not translated. */
export const planNames: Record<string, string> = { START_UP: 'Start Up', PROFESSIONAL: 'Professional', PREMIUM: 'Premium' };

/** Bytes as an Intl number and unit: `[500, 'megabyte']`, `[3, 'gigabyte']`. */
export function storageFigure(bytes: number): [value: number, unit: 'megabyte' | 'gigabyte'] {
  const megabytes = bytes / megabyte;
  return megabytes < 1024 ? [megabytes, 'megabyte'] : [megabytes / 1024, 'gigabyte'];
}
