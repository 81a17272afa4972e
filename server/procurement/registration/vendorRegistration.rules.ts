import { z } from 'zod';
import { optionalEmail, optionalText, requiredText, descriptionLimit, recordId } from '../../core/rules/fields.ts';
import { vendorRules } from '../vendor/vendor.rules.ts';

/** Days for which a link to register works. */
export const registrationDays = 30;

/** Validation rules for inviting a vendor; without an address the link is passed on by hand. */
export const inviteVendorRules = z.object({ email: optionalEmail, language: vendorRules.shape.language });

/** Validation rules for what a vendor registers by a link. Product groups are named by their titles. */
export const registrationRules = vendorRules
  .pick({
    name: true,
    companyName: true,
    email: true,
    phone: true,
    address: true,
    country: true,
    taxNumber: true,
    currency: true,
    language: true,
  })
  .extend({ productGroups: z.array(requiredText(), 'required').min(1, 'chooseOne').max(100, { error: 'tooMany', abort: true }) });

/** Validation rules for refusing a registration; the vendor reads the reason. */
export const refuseVendorRules = z.object({ id: recordId, reason: optionalText(descriptionLimit) });

/** Validated values of a registration. */
export type RegistrationValues = z.output<typeof registrationRules>;
