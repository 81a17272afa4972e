import { z } from 'zod';
import { optionalPhone, optionalText } from '../../core/rules/fields.ts';

/** Validation rules of a customer taken on at the till: a name or a phone number is enough. */
export const tillCustomerRules = z
  .object({ name: optionalText(), phone: optionalPhone })
  .refine(({ name, phone }) => name || phone, { path: ['name'], message: 'nameOrPhone' });
