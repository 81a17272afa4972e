/**
 * Roles of accounts, independent of their numbers: modules post by role, and each company has exactly one account per role (created
 * with the company, from migrations/ledger/chart.ts).
 */
export const accountRoles = [
  'CASH',
  'CARD',
  'BANK',
  'RECEIVABLE',
  'RECEIVABLE_REVALUATION',
  'VENDOR_ADVANCES',
  'EMPLOYEE_ADVANCES',
  'VAT_INPUT',
  'INVENTORY',
  'GOODS_IN_TRANSIT',
  'PAYABLE',
  'PAYABLE_REVALUATION',
  'GOODS_RECEIVED',
  'CUSTOMER_ADVANCES',
  'VAT_OUTPUT',
  'PAYROLL_TAXES',
  'SALARIES_PAYABLE',
  'PAYROLL_DEDUCTIONS',
  'RETAINED_EARNINGS',
  'OPENING_BALANCE',
  'SALES',
  'SERVICE_SALES',
  'SALES_RETURNS',
  'OTHER_INCOME',
  'COST_OF_SALES',
  'PRICE_DIFFERENCE',
  'STOCK_ADJUSTMENT',
  'SCRAP',
  'SALARIES',
  'EMPLOYER_COST',
  'BANK_CHARGES',
  'BAD_DEBT',
  'EXPENSES',
  'CASH_DIFFERENCE',
  'ROUNDING',
  'EXCHANGE_DIFFERENCE',
] as const;

export type AccountRole = (typeof accountRoles)[number];

/** Roles of accounts that only documents and revaluations post to, so that each agrees with its subledger: open items or stock. */
export const controlledRoles: (AccountRole | null)[] = [
  'RECEIVABLE',
  'RECEIVABLE_REVALUATION',
  'PAYABLE',
  'PAYABLE_REVALUATION',
  'CUSTOMER_ADVANCES',
  'INVENTORY',
  'GOODS_IN_TRANSIT',
];
