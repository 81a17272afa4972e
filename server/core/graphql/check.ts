import type { z } from 'zod';
import { InvalidInput } from '../errors.ts';
import { ruleIssues } from '../rules/ruleIssues.ts';

/** Fields that are told of at most, when more are wrong. */
const told = 100;

/** The values as the rules leave them (trimmed, normalised), or InvalidInput naming each field. */
export function check<T>(rules: z.ZodType<T>, values: unknown): T {
  const result = rules.safeParse(values, { reportInput: true });
  if (!result.success) throw new InvalidInput(...ruleIssues(result.error).slice(0, told));
  return result.data;
}
