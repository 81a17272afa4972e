import { z } from 'zod';
import { currency } from '../../administration/company/company.rules.ts';
import { country, email, optionalText, phone, requiredText } from '../../core/rules/fields.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';

/** Whether the company buys from a vendor once or again and again. */
export const vendorTypes = ['ONCE', 'RECURRING'] as const;

/** Maximum number of product groups of a vendor. */
const groupLimit = 100;

/** Validation rules for a vendor (spec 2 §5). */
export const vendorRules = z.object({
  name: requiredText(),
  companyName: requiredText(),
  email,
  phone,
  address: requiredText(1_000),
  country,
  vendorType: z.enum(vendorTypes, 'required'),
  productGroupIds: z
    .array(z.string(), 'required')
    .min(1, 'chooseOne')
    .max(groupLimit, { error: 'tooMany', abort: true })
    .refine(ids => ids.every(id => idForm.test(id)), 'notFound')
    .transform(ids => [...new Set(ids)])
    .describe('Product groups that the vendor supplies; at least one.'),
  taxNumber: optionalText(50),
  currency: z
    .preprocess(value => value || null, currency.nullable())
    .describe("Currency of the vendor's quotations; the company's if omitted."),
  language: z.enum(['EN', 'AR', 'SP'], 'required'),
  status: z.enum(activeStatuses, 'required'),
});

/** Validated values of a vendor. */
export type VendorValues = z.output<typeof vendorRules>;
