import { aggregateInvariants } from './aggregateProduct/aggregate.invariants.ts';
import { invoiceInvariants } from './invoice/invoiceInvariants.ts';
import { salesInvariants } from './overview/sales.invariants.ts';
import { refusedSaleInvariants } from './refusedSale/refusedSale.invariants.ts';

/** Invariants of goods and their sales, true at any moment. */
export const inventoryInvariants = [...aggregateInvariants, ...invoiceInvariants, ...salesInvariants, ...refusedSaleInvariants];
