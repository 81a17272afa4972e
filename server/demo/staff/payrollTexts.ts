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
Management | 8200 | 0 1 7 10 17 22 40 | 0 1 | 0 1 2 3 4 | 0 1 2 3
Office staff | 4500 | 2 3 4 5 6 8 9 18 20 21 25 26 27 30 31 32 39 | 0 1 | 0 1 2 3 4 | 0 1 2 3
Project engineers | 6700 | 23 24 29 41 | 0 1 | 0 1 2 3 4 | 0 1 2 3
Field and warehouse staff | 3400 | 11 12 13 14 15 16 19 28 33 34 35 36 37 38 42 | 0 2 4 | 0 1 2 3 4 | 0 2 3 4`,
  loan: 'Car repair | 1800 | 150 | 4',
};

export const borealPayroll: PayrollText = {
  language: 'ar',
  setups: `
الإدارة والمبيعات والمالية | 980 | 0 1 2 7 10 11 12 29 30 | 1 2 | 0 2 | 0 1
موظفو الجودة | 820 | 6 23 | 0 1 2 | 0 2 | 0 1
عمال الإنتاج | 320 | 3 4 5 13 14 15 16 17 18 19 20 21 22 31 32 33 | 0 1 2 | 0 2 | 0 2
موظفو المستودع | 480 | 8 9 24 25 26 27 28 | 0 1 2 | 0 2 | 0 2`,
  loan: 'إصلاح سيارة | 480 | 40 | 9',
};
