import type { DealLineValues } from '../deal/deal.rules.ts';
import type { Lead } from './Lead.ts';

/** What is said of a lead. */
export type LeadValues = Pick<
  Lead,
  'description' | 'reason' | 'lossReason' | 'orderValue' | 'estimatedBudget' | 'probability' | 'expectedCloseOn' | 'source'
> & {
  title: string | null;
  customerId: string;
  contactId: string | null;
  ownerId: string | null;
  columnId: string | null;
  lines: DealLineValues[];
};
