import { recordKindOf } from '../core/routing/EntityScreens.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import { account, bankAccount, costCenter, deposit, entry, exchangeRate, payment, paymentRun, reminder } from './ledger.entities.ts';
import { recurringEntry } from './recurringEntry/recurringEntryScreens.ts';

/** Ledger records that the command palette finds and creates. */
export const records: RecordKind[] = [
  payment,
  deposit,
  entry,
  recurringEntry,
  account,
  bankAccount,
  costCenter,
  exchangeRate,
  reminder,
  paymentRun,
].map(recordKindOf);
