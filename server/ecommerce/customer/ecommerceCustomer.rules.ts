import { z } from 'zod';
import { country, email, optionalDay, phone, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Maximum length of a postal address. */
export const addressLimit = 1_000;

/** Validation rules for a customer of the shop (spec 2 §5): all that a delivery needs is required. */
export const ecommerceCustomerRules = z.object({
  name: requiredText(),
  email,
  phone,
  city: requiredText(),
  country,
  address: requiredText(addressLimit),
  joinedOn: optionalDay.describe('Defaults to today.'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a customer of the shop. */
export type EcommerceCustomerValues = z.output<typeof ecommerceCustomerRules>;
