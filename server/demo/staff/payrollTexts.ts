/** Payroll of a demo company. */
export interface PayrollText {
  /** Titles of a month's run, by the language of the company. */
  language: string;
  /** Title, gross with which its employees began, and the places of its benefits, taxes and deductions among all. */
  setups: string;
}

export const atlasPayroll: PayrollText = {
  language: 'en',
  setups: `
Office staff | 5200 | 0 1 | 0 1 2 3 4 | 0 1 2 3
Field and warehouse staff | 4100 | 0 2 4 | 0 1 2 3 4 | 0 2 3 4`,
};

export const borealPayroll: PayrollText = {
  language: 'ar',
  setups: `
موظفو الإدارة | 950 | 0 1 2 | 0 2 | 0 1
موظفو المعمل | 600 | 0 1 2 | 0 2 | 0 2`,
};
