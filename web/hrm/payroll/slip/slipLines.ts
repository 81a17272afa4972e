/** A line of a pay slip, as the API's JSON has it. */
export interface SlipLine {
  kind: string;
  itemId: string | null;
  title: string;
  amount: string;
  why: Why;
}

/** Why a line has its amount: the rule, and what went into it. */
export interface Why {
  rule: string;
  exact: string;
  from?: string;
  to?: string;
  monthly?: string;
  gross?: string;
  days?: number;
  paidDays?: number;
  /** Days of unpaid leave, which are not among those paid. */
  unpaidDays?: number;
  amount?: string;
  cycle?: string;
  period?: number;
  periods?: number;
  percent?: string;
  base?: string;
  taxable?: string;
  before?: string;
  tax?: string;
  /** What earlier pay had of a yearly amount, or was taxed on in the period. */
  earlier?: string;
  isTaxable?: boolean;
  balance?: string;
  validFrom?: string;
  carried?: string;
  slabs?: { above: string; percent: string; tax: string }[];
}
