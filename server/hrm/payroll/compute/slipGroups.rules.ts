/** Groups of lines in the order of a slip; the id is the slip's figure that they add up to. */
export const slipGroups = [
  { id: 'earnings', kinds: ['SALARY', 'BENEFIT'] },
  { id: 'taxes', kinds: ['TAX', 'ARREARS_TAX'] },
  { id: 'deductions', kinds: ['LOAN', 'DEDUCTION', 'ARREARS_LOAN', 'ARREARS_DEDUCTION'] },
] as const;

/** Kinds of lines that are not part of net pay. */
export const besideNet: readonly string[] = ['IN_KIND', 'EMPLOYER_TAX', 'EMPLOYER_DEDUCTION'];
