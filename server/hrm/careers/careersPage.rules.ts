import { z } from 'zod';
import { descriptionLimit, email, onPurpose, optionalPhone, optionalText, requiredText } from '../../core/rules/fields.ts';
import { pageAddress } from '../../core/rules/pageAddress.ts';

/** Validation rules for a company's careers page. */
export const careersPageRules = z.object({
  address: pageAddress.describe('The page is at /jobs/<address>/: letters a to z, digits and hyphens.'),
  isOpen: onPurpose.describe('Whether applicants can visit it.'),
  title: requiredText(100).describe('What applicants read as the name of the company.'),
  intro: optionalText(1_000).describe('What applicants read above the open positions, also for search engines.'),
});

/** Validated values of a careers page. */
export type CareersPageValues = z.output<typeof careersPageRules>;

/** Validation rules for what an applicant types. */
export const applyRules = z.object({
  name: requiredText(),
  email,
  phone: optionalPhone,
  message: optionalText(descriptionLimit),
});

/** Validated values of an application through the careers page. */
export type ApplyValues = z.output<typeof applyRules>;
