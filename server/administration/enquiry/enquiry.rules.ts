import { z } from 'zod';
import { descriptionLimit, optionalText, requiredText } from '../../core/rules/fields.ts';
import { emailRule } from '../../core/session/credentials.rules.ts';

/** What subscribing to the newsletter takes (spec 1 §1): an address, in its one spelling. */
export const newsletterRules = z.object({ email: emailRule });

/** What asking for a demo takes (spec 1 §1): who, of which company, and what it should show if he knows already. */
export const demoRequestRules = z.object({
  name: requiredText(),
  email: emailRule,
  company: requiredText(),
  message: optionalText(descriptionLimit),
});
