import { z } from 'zod';
import { referenceIn } from '../fields/FormRecord.ts';

/**
 * Returns the form values of a record by the names of its rules: references by id, null as an empty text where the rules accept one, lines
 * likewise. The lines of a copy are new ones.
 */
export function formValues(rules: z.ZodObject<z.ZodRawShape>, from: object, isCopy = false): object {
  const values = from as Record<string, unknown>;
  const valueOf = ([name, rule]: [string, z.core.$ZodType]): unknown => {
    const own = name in values ? values[name] : referenceIn(from, name)?.id;
    const line = rule instanceof z.ZodArray ? rule.element : undefined;
    if (!(line instanceof z.ZodObject) || !Array.isArray(own)) return own ?? blankOf(rule as z.ZodType);
    return own.map((each: object) => ({ ...formValues(line, each), ...(isCopy && 'id' in line.shape && { id: null }) }));
  };
  return Object.fromEntries(Object.entries(rules.shape).map(entry => [entry[0], valueOf(entry)]));
}

const blankOf = (rule: z.ZodType) => (!rule.safeParse('').success && rule.safeParse(null).success ? null : '');
