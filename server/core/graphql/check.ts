import type { z } from 'zod';
import { InvalidInput } from '../errors.ts';
import { ruleIssues } from '../rules/ruleIssues.ts';

/** Maximum number of invalid fields reported. */
const told = 100;

/** Returns the values as normalised by the rules (for example trimmed). Throws InvalidInput naming each invalid field. */
export function check<T>(rules: z.ZodType<T>, values: unknown): T {
  const result = rules.safeParse(values, { reportInput: true });
  if (!result.success) throw new InvalidInput(...ruleIssues(result.error).slice(0, told));
  return result.data;
}
