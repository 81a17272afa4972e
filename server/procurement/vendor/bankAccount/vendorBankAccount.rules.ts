import { z } from 'zod';
import { iban, optionalBic } from '../../../core/rules/bankFields.ts';

/** Validation rules of the bank account that a vendor is paid to. */
export const vendorBankAccountRules = z.object({ iban, bic: optionalBic });
