import { Account } from './account/Account.ts';
import { AccountStatementResolver } from './accountStatement/AccountStatementResolver.ts';
import { AccountResolver } from './account/AccountResolver.ts';
import { BooksArchiveResolver } from './archive/BooksArchiveResolver.ts';
import { BankAccount } from './bankAccount/BankAccount.ts';
import { BankAccountResolver } from './bankAccount/BankAccountResolver.ts';
import { BankStatement, BankStatementLine } from './bankStatement/BankStatement.ts';
import { BankStatementResolver } from './bankStatement/BankStatementResolver.ts';
import { CostCenter } from './costCenter/CostCenter.ts';
import { CostCenterResolver } from './costCenter/CostCenterResolver.ts';
import { JournalEntry, JournalLine } from './entry/JournalEntry.ts';
import { JournalEntryResolver } from './entry/JournalEntryResolver.ts';
import { Deposit, DepositRefund } from './deposit/Deposit.ts';
import { DepositResolver } from './deposit/DepositResolver.ts';
import { ExchangeRate } from './exchangeRate/ExchangeRate.ts';
import { ExchangeRateResolver } from './exchangeRate/ExchangeRateResolver.ts';
import { ledgerInvariants } from './ledger.invariants.ts';
import { ledgerRoutes } from './ledger.rest.ts';
import { OpenItem } from './openItem/OpenItem.ts';
import { OpenItemResolver } from './openItem/OpenItemResolver.ts';
import { Allocation, Payment } from './payment/Payment.ts';
import { CreditResolver } from './payment/CreditResolver.ts';
import { PaymentResolver } from './payment/PaymentResolver.ts';
import { PaymentRun, PaymentRunLine } from './paymentRun/PaymentRun.ts';
import { PaymentRunResolver } from './paymentRun/PaymentRunResolver.ts';
import { LedgerPartyResolver } from './party/LedgerPartyResolver.ts';
import { bankAccountTemplate } from './print/bankAccountTemplate.ts';
import { depositTemplate } from './print/depositTemplate.ts';
import { paymentTemplate } from './print/paymentTemplate.ts';
import { reminderTemplate } from './print/reminderTemplate.ts';
import { statementTemplate } from './print/statementTemplate.ts';
import { FiscalYear } from './period/FiscalYear.ts';
import { LedgerSetting } from './period/LedgerSetting.ts';
import { PeriodResolver } from './period/PeriodResolver.ts';
import { RecurringEntry } from './recurringEntry/RecurringEntry.ts';
import { RecurringEntryResolver } from './recurringEntry/RecurringEntryResolver.ts';
import { runRecurringEntries } from './recurringEntry/runRecurringEntries.ts';
import { Reminder, ReminderLine } from './reminder/Reminder.ts';
import { ReminderResolver } from './reminder/ReminderResolver.ts';
import { ReportResolver } from './report/ReportResolver.ts';
import { RevaluationResolver } from './revaluation/RevaluationResolver.ts';
import { WriteOff } from './writeOff/WriteOff.ts';
import { WriteOffResolver } from './writeOff/WriteOffResolver.ts';

/** Accounts, journal entries, open items and payments: the ledger that other modules post to and Finance shows. */
export const ledger = {
  entities: [
    Account,
    Allocation,
    BankAccount,
    BankStatement,
    BankStatementLine,
    CostCenter,
    Deposit,
    DepositRefund,
    ExchangeRate,
    FiscalYear,
    JournalEntry,
    JournalLine,
    LedgerSetting,
    OpenItem,
    Payment,
    PaymentRun,
    PaymentRunLine,
    RecurringEntry,
    Reminder,
    ReminderLine,
    WriteOff,
  ],
  resolvers: [
    AccountResolver,
    AccountStatementResolver,
    BankAccountResolver,
    BankStatementResolver,
    BooksArchiveResolver,
    CostCenterResolver,
    CreditResolver,
    DepositResolver,
    ExchangeRateResolver,
    JournalEntryResolver,
    LedgerPartyResolver,
    OpenItemResolver,
    PaymentResolver,
    PaymentRunResolver,
    PeriodResolver,
    RecurringEntryResolver,
    ReminderResolver,
    ReportResolver,
    RevaluationResolver,
    WriteOffResolver,
  ],
  routes: ledgerRoutes,
  invariants: ledgerInvariants,
  hourly: { runRecurringEntries },
  printTemplates: [bankAccountTemplate, depositTemplate, paymentTemplate, reminderTemplate, statementTemplate],
};
