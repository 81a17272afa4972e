import { z } from 'zod';
import { customFieldInput } from '../../core/customField/customField.rules.ts';
import { country, optionalEmail, optionalId, optionalPhone, optionalText, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Validation rules for a customer (spec 2 §5): name, address, city and country are required; an e-mail must be valid. */
export const customerRules = z.object({
  name: requiredText(),
  email: optionalEmail,
  phone: optionalPhone,
  companyName: optionalText(),
  address: requiredText(1_000),
  city: requiredText(),
  country,
  incorporationId: optionalText(50),
  registrationType: optionalText(50),
  taxNumber: optionalText(50),
  language: z.enum(['EN', 'AR', 'SP'], 'required'),
  status: z.enum(activeStatuses, 'required'),
  ownerId: optionalId.describe('The user who creates it, if omitted.'),
  registrationDocumentId: optionalId.describe('Id of a file stored by `uploadCrmFile`.'),
  customFields: customFieldInput,
});

/** Validated values of a customer. */
export type CustomerValues = z.output<typeof customerRules>;
