import { financeDates } from './dated.ts';
import { Budget, BudgetLine } from './budget/Budget.ts';
import { BudgetBooking } from './budget/BudgetBooking.ts';
import { BudgetDetailResolver, BudgetResolver } from './budget/BudgetResolver.ts';
import { budgetRoutes } from './budget/budget.rest.ts';
import { salesInvoiceErasure } from './erasure/salesInvoiceErasure.ts';
import { Expense } from './expense/Expense.ts';
import { EInvoiceResolver } from './einvoice/EInvoiceResolver.ts';
import { ExpenseResolver } from './expense/ExpenseResolver.ts';
import { expenseRoutes } from './expense/expense.rest.ts';
import { ExpenseHead } from './expenseHead/ExpenseHead.ts';
import { ExpenseHeadResolver } from './expenseHead/ExpenseHeadResolver.ts';
import { expenseHeadRoutes } from './expenseHead/expenseHead.rest.ts';
import { FinanceOverviewResolver } from './overview/FinanceOverviewResolver.ts';
import { BudgetReportResolver } from './report/BudgetReportResolver.ts';
import { openingInvariants } from './opening/opening.invariants.ts';
import { OpeningBalance } from './opening/OpeningBalance.ts';
import { OpeningLine } from './opening/OpeningLine.ts';
import { OpeningLineResolver } from './opening/OpeningLineResolver.ts';
import { financeInvariants } from './finance.invariants.ts';
import { recurringInvoiceInvariants } from './recurring/recurringInvoice.invariants.ts';
import { RecurringInvoice } from './recurring/RecurringInvoice.ts';
import { RecurringInvoiceResolver } from './recurring/RecurringInvoiceResolver.ts';
import { runRecurringInvoices } from './recurring/runRecurringInvoices.ts';
import { SalesInvoice, SalesInvoiceLine, SalesInvoiceTax } from './invoice/SalesInvoice.ts';
import { CustomerInvoicesResolver, OrderInvoicesResolver, QuotationInvoicesResolver } from './invoice/InvoicesOfResolver.ts';
import { salesInvoiceRoutes } from './invoice/salesInvoice.rest.ts';
import { tellOfOverdue } from './invoice/tellOfOverdue.ts';
import { SalesInvoiceResolver } from './invoice/SalesInvoiceResolver.ts';
import { budgetTemplate, expenseTemplate } from './print/budgetingTemplates.ts';
import { salesInvoiceTemplate } from './print/salesInvoiceTemplate.ts';
import { salaryRoutes } from './salary/salary.rest.ts';
import { SalaryResolver } from './salary/SalaryResolver.ts';
import { VatReturnResolver } from './vatReturn/VatReturnResolver.ts';

/** Finance above the ledger: sales invoices, expense heads, budgets and expenses. */
export const finance = {
  entities: [
    Budget,
    BudgetBooking,
    BudgetLine,
    Expense,
    ExpenseHead,
    OpeningBalance,
    OpeningLine,
    RecurringInvoice,
    SalesInvoice,
    SalesInvoiceLine,
    SalesInvoiceTax,
  ],
  resolvers: [
    BudgetReportResolver,
    BudgetDetailResolver,
    BudgetResolver,
    EInvoiceResolver,
    ExpenseHeadResolver,
    ExpenseResolver,
    FinanceOverviewResolver,
    OpeningLineResolver,
    RecurringInvoiceResolver,
    SalesInvoiceResolver,
    CustomerInvoicesResolver,
    OrderInvoicesResolver,
    QuotationInvoicesResolver,
    SalaryResolver,
    VatReturnResolver,
  ],
  dated: financeDates,
  routes: [...expenseHeadRoutes, ...budgetRoutes, ...expenseRoutes, ...salesInvoiceRoutes, ...salaryRoutes],
  invariants: [...financeInvariants, ...openingInvariants, ...recurringInvoiceInvariants],
  hourly: { runRecurringInvoices, tellOfOverdue },
  erasures: [salesInvoiceErasure],
  printTemplates: [budgetTemplate, expenseTemplate, salesInvoiceTemplate],
};
