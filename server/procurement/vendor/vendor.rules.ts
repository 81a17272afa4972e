import { z } from 'zod';
import { currency } from '../../administration/company/company.rules.ts';
import { customFieldInput } from '../../core/customField/customField.rules.ts';
import { country, email, optionalText, phone, recordIds, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { vendorTypes } from './vendorTypes.rules.ts';

/** How far the registration of a vendor who came by a link has got. */
export const registrationStatuses = ['WAITING', 'ACCEPTED', 'REFUSED'] as const;
export type RegistrationStatusName = (typeof registrationStatuses)[number];

/** Validation rules for a vendor (spec 2 §5). */
export const vendorRules = z.object({
  name: requiredText(),
  companyName: requiredText(),
  email,
  phone,
  address: requiredText(1_000),
  country,
  vendorType: z.enum(vendorTypes, 'required'),
  productGroupIds: recordIds(1).describe('Product groups that the vendor supplies; at least one.'),
  taxNumber: optionalText(50),
  currency: z
    .preprocess(value => value || null, currency.nullable())
    .describe("Currency of the vendor's quotations; the company's if omitted."),
  language: z.enum(['EN', 'AR', 'SP'], 'required'),
  status: z.enum(activeStatuses, 'required'),
  customFields: customFieldInput,
});

/** Validated values of a vendor. */
export type VendorValues = z.output<typeof vendorRules>;
