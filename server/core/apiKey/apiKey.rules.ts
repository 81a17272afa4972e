import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';

/** Rules for a new key. ApiKeyService also checks that its owner holds the permissions. */
export const apiKeyRules = z.object({
  name: requiredText(100),
  permissions: z
    .array(z.string(), 'required')
    .min(1, 'chooseOne')
    .transform(permissions => [...new Set(permissions)]),
  isReadOnly: z.boolean(),
  mayInvite: z.boolean(),
  expiresInDays: z
    .int('invalid')
    .min(1, { error: 'tooSmall' })
    .max(3_650, { error: 'tooLarge' })
    .nullish()
    .transform(days => days ?? null),
});
