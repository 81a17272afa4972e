import type { PayCycle, PayItemType } from '../../pay/PayCycle.ts';
import type { Had, RunPeriod } from './payPeriods.ts';
import type { SlipLineKindName } from './Slip.ts';

/** A benefit that an employee is granted. */
export interface BenefitItem {
  id: string;
  title: string;
  kind: 'CASH' | 'IN_KIND';
  type: PayItemType;
  amount: string;
  cycle: PayCycle;
  isTaxable: boolean;
}

/** A tax on an employee's pay, with the slabs of its tables. */
export interface TaxItem {
  id: string;
  title: string;
  type: PayItemType | 'SLABS';
  cycle: PayCycle;
  amount: string;
  employerAmount: string;
  slabs: { validFrom: string; above: string; percent: string }[];
}

/** A deduction from an employee's pay. */
export interface DeductionItem {
  id: string;
  title: string;
  type: PayItemType;
  cycle: PayCycle;
  amount: string;
  employerAmount: string;
  isPreTax: boolean;
  isStatutory: boolean;
}

/** A loan of an employee that is not paid back yet. */
export interface LoanItem {
  id: string;
  title: string;
  instalment: string;
  /** What is left to pay back, arrears of it included. */
  balance: string;
}

/** What could not be taken from earlier pay. */
export interface Arrear {
  itemId: string;
  title: string;
  kind: 'TAX' | 'DEDUCTION' | 'LOAN';
  amount: string;
}

/** What was paid or taken of an item before the first run here, in the year of the slip and before its period. */
export interface EarlierItem extends Had {
  itemId: string;
  kind: SlipLineKindName;
  amount: string;
}

/** Everything that one pay slip is computed from. */
export interface SlipInput extends RunPeriod {
  startsOn: string;
  joinedOn: string | null;
  leftOn: string | null;
  /** Monthly gross by its first day, oldest first, with the one that holds when the period begins. */
  salaries: { from: string; monthly: string | null }[];
  /** Days of unpaid leave, and how many halves of each. */
  unpaidDays: { day: string; halves: number }[];
  benefits: BenefitItem[];
  taxes: TaxItem[];
  deductions: DeductionItem[];
  loans: LoanItem[];
  /** Ids of items of the cycle ONCE that the employee has had, also before the first run here. */
  taken: ReadonlySet<string>;
  earlier: EarlierItem[];
  /** Oldest first. */
  arrears: Arrear[];
}
