import { z } from 'zod';
import { requiredText } from '../rules/fields.ts';
import { activeStatuses } from '../rules/statuses.ts';

/** Rules for a webhook: a name, a target URL, and the record types it reports (none means all). */
export const webhookEndpointRules = z.object({
  name: requiredText(),
  url: requiredText(2_000).pipe(z.url({ protocol: /^https?$/, error: 'invalidUrl' })),
  types: z
    .array(z.string().regex(/^[A-Z][A-Za-z]{0,60}$/, 'notInList'))
    .max(50, 'tooLong')
    .transform(types => [...new Set(types)]),
  status: z.enum(activeStatuses, 'required'),
});
