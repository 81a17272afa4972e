import { z } from 'zod';
import { numberText, optionalDay, optionalId, quantity, requiredText } from '../../core/rules/fields.ts';
import { activeStatuses } from '../../core/rules/statuses.ts';
import { partLimit } from '../offer/part.rules.ts';

/** A part of a package: a quantity of a product or of a service. */
const packageLine = z
  .object({ productId: optionalId, serviceId: optionalId, quantity })
  .refine(({ productId, serviceId }) => !!productId !== !!serviceId, { message: 'required', path: ['productId'] });

/** A discount in percent: more than 0, at most 100, up to six decimals (domain §3). */
export const discountPercentage = numberText(6)
  .refine(value => Number(value) > 0, 'notPositive')
  .refine(value => Number(value) <= 100, { message: 'tooLarge', params: { max: 100 } });

/** Validation rules of a package (spec 2 §5): title, discount, status and at least one part are required. */
export const inventoryPackageRules = z.object({
  title: requiredText(),
  discountPercentage: discountPercentage.describe('More than 0, at most 100.'),
  expiryDate: optionalDay.describe('Last day on which it can be sold.'),
  status: z.enum(activeStatuses, 'required'),
  lines: z.array(packageLine).min(1, 'chooseOne').max(partLimit, 'limitExceeded'),
});
