import { z } from 'zod';
import { emailRule, passwordRules } from '../../core/session/credentials.rules.ts';
import { recordId, requiredText } from '../../core/rules/fields.ts';

/** Days an invitation lives. */
export const invitationDays = 7;

/** Whom an administrator invites, and as what. */
export const invitationRules = z.object({ email: emailRule, roleId: recordId });

/** What who was invited says of himself. */
export const acceptRules = z.object({ name: requiredText(), password: passwordRules });
