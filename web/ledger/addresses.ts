import { accountListing } from '../core/relay/operations/accountListing.ts';
import { bankAccountListing } from '../core/relay/operations/bankAccountListing.ts';
import { costCenterListing } from '../core/relay/operations/costCenterListing.ts';
import { depositListing } from '../core/relay/operations/depositListing.ts';
import { exchangeRateListing } from '../core/relay/operations/exchangeRateListing.ts';
import { journalEntryListing } from '../core/relay/operations/journalEntryListing.ts';
import { paymentListing } from '../core/relay/operations/paymentListing.ts';
import { paymentRunListing } from '../core/relay/operations/paymentRunListing.ts';
import { recurringEntryListing } from '../core/relay/operations/recurringEntryListing.ts';
import { reminderListing } from '../core/relay/operations/reminderListing.ts';
import { listSpec } from '../core/screens/list/ListSpec.ts';

/** URL parameters of each list; their filters are the API's. */
export const accountList = listSpec('ledgerAccount', accountListing, {
  filters: [{ name: 'type', texts: 'accountType' }, 'status', 'number', 'name', 'isGroup'],
  own: { field: 'NUMBER', direction: 'ASC' },
});

export const bankAccountList = listSpec('bankAccount', bankAccountListing, {
  filters: ['status', { name: 'kind', texts: 'bankAccountKind' }, 'name', 'iban'],
  own: { field: 'NAME', direction: 'ASC' },
});

export const costCenterList = listSpec('costCenter', costCenterListing, {
  filters: ['status', 'description', 'department', 'budget'],
  own: { field: 'DESCRIPTION', direction: 'ASC' },
});

export const exchangeRateList = listSpec('exchangeRate', exchangeRateListing, {
  filters: ['currency', 'validFrom', 'rate'],
  own: { field: 'VALID_FROM', direction: 'DESC' },
});

export const entryList = listSpec('entry', journalEntryListing, {
  filters: ['journal', 'postedOn', 'number', 'description', 'total', 'fiscalYear'],
  own: { field: 'POSTED_ON', direction: 'DESC' },
});

export const recurringEntryList = listSpec('recurringEntry', recurringEntryListing, {
  filters: ['status', { name: 'frequency', texts: 'entryFrequency' }, 'nextOn', 'startsOn', 'title', 'updatedAt'],
  own: { field: 'NEXT_ON', direction: 'ASC' },
});

export const paymentList = listSpec('payment', paymentListing, {
  filters: [
    { name: 'direction', texts: 'paymentDirection' },
    { name: 'method', texts: 'payment' },
    'partyId',
    'bankAccount',
    'paidOn',
    'amount',
    'unallocated',
    'reference',
    'number',
    'isReversed',
  ],
  own: { field: 'PAID_ON', direction: 'DESC' },
});

export const depositList = listSpec('deposit', depositListing, {
  filters: ['customerId', { name: 'method', texts: 'payment' }, 'receivedOn', 'amount', 'open', 'client', 'reference', 'number'],
  own: { field: 'RECEIVED_ON', direction: 'DESC' },
});

export const reminderList = listSpec('reminder', reminderListing, {
  filters: ['customer', 'level', 'sentOn', 'total', 'number'],
  own: { field: 'SENT_ON', direction: 'DESC' },
});

export const paymentRunList = listSpec('paymentRun', paymentRunListing, {
  filters: ['bankAccount', 'paidOn', 'executeOn', 'total', 'number'],
  own: { field: 'PAID_ON', direction: 'DESC' },
});
