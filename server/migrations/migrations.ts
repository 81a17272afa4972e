import { Migration20261123000100Ground } from './Migration20261123000100Ground.ts';
import { Migration20261123000200Administration } from './Migration20261123000200Administration.ts';
import { Migration20261123000300Session } from './Migration20261123000300Session.ts';
import { Migration20261123000400Records } from './Migration20261123000400Records.ts';
import { Migration20261123000500Parties } from './Migration20261123000500Parties.ts';
import { Migration20261123000600Inventory } from './Migration20261123000600Inventory.ts';
import { Migration20261123000700Crm } from './Migration20261123000700Crm.ts';
import { Migration20261123000800Ledger } from './Migration20261123000800Ledger.ts';
import { Migration20261123000900Sales } from './Migration20261123000900Sales.ts';
import { Migration20261123012000MailJobs } from './Migration20261123012000MailJobs.ts';
import { Migration20261123012500Departments } from './Migration20261123012500Departments.ts';
import { Migration20261123012600RoleRights } from './Migration20261123012600RoleRights.ts';
import { Migration20261123013000DealRemarks } from './Migration20261123013000DealRemarks.ts';
import { Migration20261123014500Positions } from './Migration20261123014500Positions.ts';
import { Migration20261123015000ReplacedSales } from './Migration20261123015000ReplacedSales.ts';
import { Migration20261123020500Employees } from './Migration20261123020500Employees.ts';
import { Migration20261123020000CostCenterDepartment } from './Migration20261123020000CostCenterDepartment.ts';
import { Migration20261123024300EmployeePay } from './Migration20261123024300EmployeePay.ts';
import { Migration20261123080000LeadChoices } from './Migration20261123080000LeadChoices.ts';
import { Migration20261123024500DealValues } from './Migration20261123024500DealValues.ts';
import { Migration20261123071000ExpenseHeads } from './Migration20261123071000ExpenseHeads.ts';
import { Migration20261123071500PaymentReason } from './Migration20261123071500PaymentReason.ts';
import { Migration20261123072300Impersonation } from './Migration20261123072300Impersonation.ts';
import { Migration20261123074800OwnFiles } from './Migration20261123074800OwnFiles.ts';
import { Migration20261123160000OwnSearchWords } from './Migration20261123160000OwnSearchWords.ts';
import { Migration20261123075500OwnActivities } from './Migration20261123075500OwnActivities.ts';
import { Migration20261123081700Deposits } from './Migration20261123081700Deposits.ts';
import { Migration20261123083400Budgets } from './Migration20261123083400Budgets.ts';
import { Migration20261123083900SalesInvoices } from './Migration20261123083900SalesInvoices.ts';
import { Migration20261123172300Vendors } from './Migration20261123172300Vendors.ts';
import { Migration20261123154000GoodsReceipts } from './Migration20261123154000GoodsReceipts.ts';
import { Migration20261123161500BlindCounts } from './Migration20261123161500BlindCounts.ts';
import { Migration20261123162800InvoicesInTimeline } from './Migration20261123162800InvoicesInTimeline.ts';
import { Migration20261123164500BankAccounts } from './Migration20261123164500BankAccounts.ts';
import { Migration20261123165000SalesCredits } from './Migration20261123165000SalesCredits.ts';

/**
 * Every migration in the order it runs. What has run is never edited: a change is a new file at the end, whose name begins with the time it was
 * written at (docs/operating.md, "Upgrading").
 */
export const migrations = [
  { name: '20261123000100-ground', class: Migration20261123000100Ground },
  { name: '20261123000200-administration', class: Migration20261123000200Administration },
  { name: '20261123000300-session', class: Migration20261123000300Session },
  { name: '20261123000400-records', class: Migration20261123000400Records },
  { name: '20261123000500-parties', class: Migration20261123000500Parties },
  { name: '20261123000600-inventory', class: Migration20261123000600Inventory },
  { name: '20261123000700-crm', class: Migration20261123000700Crm },
  { name: '20261123000800-ledger', class: Migration20261123000800Ledger },
  { name: '20261123000900-sales', class: Migration20261123000900Sales },
  { name: '20261123012000-mail-jobs', class: Migration20261123012000MailJobs },
  { name: '20261123012500-departments', class: Migration20261123012500Departments },
  { name: '20261123012600-role-rights', class: Migration20261123012600RoleRights },
  { name: '20261123013000-deal-remarks', class: Migration20261123013000DealRemarks },
  { name: '20261123014500-positions', class: Migration20261123014500Positions },
  { name: '20261123015000-replaced-sales', class: Migration20261123015000ReplacedSales },
  { name: '20261123020000-cost-center-department', class: Migration20261123020000CostCenterDepartment },
  { name: '20261123020500-employees', class: Migration20261123020500Employees },
  { name: '20261123024300-employee-pay', class: Migration20261123024300EmployeePay },
  { name: '20261123024500-deal-values', class: Migration20261123024500DealValues },
  { name: '20261123071000-expense-heads', class: Migration20261123071000ExpenseHeads },
  { name: '20261123071500-payment-reason', class: Migration20261123071500PaymentReason },
  { name: '20261123072300-impersonation', class: Migration20261123072300Impersonation },
  { name: '20261123074800-own-files', class: Migration20261123074800OwnFiles },
  { name: '20261123075500-own-activities', class: Migration20261123075500OwnActivities },
  { name: '20261123080000-lead-choices', class: Migration20261123080000LeadChoices },
  { name: '20261123081700-deposits', class: Migration20261123081700Deposits },
  { name: '20261123083400-budgets', class: Migration20261123083400Budgets },
  { name: '20261123083900-sales-invoices', class: Migration20261123083900SalesInvoices },
  { name: '20261123154000-goods-receipts', class: Migration20261123154000GoodsReceipts },
  { name: '20261123160000-own-search-words', class: Migration20261123160000OwnSearchWords },
  { name: '20261123161500-blind-counts', class: Migration20261123161500BlindCounts },
  { name: '20261123162800-invoices-in-timeline', class: Migration20261123162800InvoicesInTimeline },
  { name: '20261123164500-bank-accounts', class: Migration20261123164500BankAccounts },
  { name: '20261123165000-sales-credits', class: Migration20261123165000SalesCredits },
  { name: '20261123172300-vendors', class: Migration20261123172300Vendors },
];
