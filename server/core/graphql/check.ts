import type { z } from 'zod';
import { InvalidInput } from '../errors.ts';
import { ruleIssues } from '../rules/ruleIssues.ts';

/** The values as the rules leave them (trimmed, normalised), or InvalidInput naming each field. */
export function check<T>(rules: z.ZodType<T>, values: unknown): T {
  const result = rules.safeParse(values, { reportInput: true });
  if (!result.success) throw new InvalidInput(...ruleIssues(result.error));
  return result.data;
}
