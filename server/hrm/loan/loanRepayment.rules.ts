import { z } from 'zod';
import { money, optionalDay, optionalId } from '../../core/rules/fields.ts';

/** Record type of repayments. */
export const loanRepaymentCode = 0x31;

/** Validation rules for a repayment of a loan beside pay. */
export const loanRepaymentRules = z.object({
  amount: money.refine(value => Number(value) > 0, 'notPositive'),
  paidOn: optionalDay,
  bankAccountId: optionalId,
});

/** A repayment as it is entered. */
export interface LoanRepayment {
  amount: string;
  /** Defaults to today. */
  paidOn?: string | null;
  /** The bank account that it comes in on; the company's default one if omitted. */
  bankAccountId?: string | null;
}
