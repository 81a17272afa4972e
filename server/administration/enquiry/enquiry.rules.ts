import { z } from 'zod';
import { descriptionLimit, optionalText, requiredText } from '../../core/rules/fields.ts';
import { emailRule } from '../../core/session/credentials.rules.ts';

/** Newsletter subscription (spec 1 §1): a normalized address. */
export const newsletterRules = z.object({ email: emailRule });

/** Demo request (spec 1 §1): name, address, company and optionally what the demo should show. */
export const demoRequestRules = z.object({
  name: requiredText(),
  email: emailRule,
  company: requiredText(),
  message: optionalText(descriptionLimit),
});
