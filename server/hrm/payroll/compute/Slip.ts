import type { Arrear } from './SlipInput.ts';

/** Lines of a pay slip, by what they are. An employer's share and a benefit in kind are not paid out. */
export const slipLineKinds = [
  'SALARY',
  'BENEFIT',
  'IN_KIND',
  'ARREARS_TAX',
  'ARREARS_DEDUCTION',
  'ARREARS_LOAN',
  'TAX',
  'LOAN',
  'DEDUCTION',
  'EMPLOYER_TAX',
  'EMPLOYER_DEDUCTION',
] as const;
export type SlipLineKindName = (typeof slipLineKinds)[number];

/** Why a line has its amount: the rule, and what went into it. The screen words it. */
export interface Why {
  rule: 'SALARY' | 'FIXED' | 'CYCLE' | 'PERCENT' | 'SLABS' | 'ARREARS' | 'LOAN' | 'LOAN_REST' | 'EXTRA' | 'MARGINAL';
  /** Exact result before rounding to the currency. */
  exact: string;
  [input: string]: string | number | boolean | { above: string; percent: string; tax: string }[];
}

/** A line of a pay slip. */
export interface SlipLine {
  kind: SlipLineKindName;
  /** The benefit, tax, deduction or loan; null for salary. */
  itemId: string | null;
  title: string;
  amount: string;
  why: Why;
}

/** A computed pay slip. */
export interface Slip {
  /** Calendar days of the period, and those paid, in halves. */
  days: number;
  paidDays: string;
  gross: string;
  /** Gross and benefits paid out. */
  earnings: string;
  taxable: string;
  taxes: string;
  deductions: string;
  net: string;
  /** The employer's shares. */
  employerCost: string;
  lines: SlipLine[];
  /** What is left to take from later pay. */
  arrears: Arrear[];
}
