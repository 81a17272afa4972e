import { z } from 'zod';
import { optionalEmail, optionalId, optionalText, phone, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** What a valid contact is (spec 2 §5): a name and a phone number of 8 to 15 digits. */
export const contactRules = z.object({
  name: requiredText(),
  department: optionalText(),
  email: optionalEmail,
  phone,
  customerId: optionalId,
  status: z.enum(activeStatuses, 'required'),
});

/** The values of a contact, as the rules leave them. */
export type ContactValues = z.output<typeof contactRules>;
