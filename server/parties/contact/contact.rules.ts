import { z } from 'zod';
import { optionalEmail, optionalId, optionalText, phone, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a contact (spec 2 §5): a name and a phone number of 8 to 15 digits are required. */
export const contactRules = z.object({
  name: requiredText(),
  department: optionalText(),
  email: optionalEmail,
  phone,
  customerId: optionalId,
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a contact. */
export type ContactValues = z.output<typeof contactRules>;
