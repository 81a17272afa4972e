import { z } from 'zod';
import { emailRule, passwordRules } from '../../core/session/credentials.rules.ts';
import { recordId, requiredText } from '../../core/rules/fields.ts';

/** Days until an invitation expires. */
export const invitationDays = 7;

/** Address and role of an invitation. */
export const invitationRules = z.object({ email: emailRule, roleId: recordId });

/** Name and password that the invited user chooses. */
export const acceptRules = z.object({ name: requiredText(), password: passwordRules });
