import { z } from 'zod';
import { optionalId, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

export const accountTypes = ['ASSET', 'LIABILITY', 'EQUITY', 'INCOME', 'EXPENSE'] as const;
export type AccountTypeName = (typeof accountTypes)[number];

/** Validation rules of an account. */
export const accountRules = z.object({
  number: requiredText(20).regex(/^[0-9A-Za-z.-]*$/, 'invalid'),
  name: requiredText(),
  nameAr: optionalText(),
  nameSp: optionalText(),
  type: z.enum(accountTypes, 'required'),
  parentId: optionalId,
  isGroup: z.boolean('required'),
  status: z.enum(activeStatuses, 'required'),
});

/** Account values after validation. */
export type AccountValues = z.output<typeof accountRules>;
