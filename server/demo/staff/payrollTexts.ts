/** Payroll of a demo company. */
export interface PayrollText {
  /** Titles of a month's run, by the language of the company. */
  language: string;
  /** Title, gross with which its employees began, and the places of its employees, benefits, taxes and deductions among all. */
  setups: string;
  /** Title, amount and instalment of a loan, and the place of the employee who was lent it. */
  loan: string;
}

export const atlasPayroll: PayrollText = {
  language: 'en',
  setups: `
Office staff | 4500 | 3 4 6 18 20 | 0 1 | 0 1 2 3 4 | 0 1 2 3
Field and warehouse staff | 3400 | 11 12 13 16 19 28 | 0 2 4 | 0 1 2 3 4 | 0 2 3 4`,
  loan: 'Car repair | 1800 | 150 | 4',
};

export const borealPayroll: PayrollText = {
  language: 'ar',
  setups: `
موظفو الجودة | 820 | 6 | 0 1 2 | 0 2 | 0 1
موظفو المستودع | 480 | 8 9 | 0 1 2 | 0 2 | 0 2`,
  loan: 'إصلاح سيارة | 480 | 40 | 9',
};
