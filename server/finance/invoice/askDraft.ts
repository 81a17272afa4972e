import type { EntityManager } from '@mikro-orm/postgresql';
import { askInactive } from '../../core/database/refuseInactive.ts';
import { askSaleFacts, type SaleFacts } from '../../inventory/invoice/askSaleFacts.ts';
import { itemsOf, type ItemPricing } from '../../inventory/itemLine/priceItems.ts';
import { askSellables } from '../../inventory/offer/readSellables.ts';
import { SellableKind } from '../../inventory/offer/Sellable.ts';
import { askSoldStock, type HeldStock } from '../../inventory/stock/lockStock.ts';
import { CostCenter } from '../../ledger/costCenter/CostCenter.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import type { SalesInvoice } from './SalesInvoice.ts';
import type { SalesInvoiceValues } from './salesInvoice.rules.ts';

/** What a draft needs that is made or changed; each function gives its answer. */
export interface AskedDraft {
  /** Refuses a customer, contact or cost center that may not be named. */
  refuse: () => Promise<void>;
  facts: () => Promise<SaleFacts>;
  items: NonNullable<ItemPricing['items']>;
  /** The goods of one that is issued at once, locked; undefined if they are not known beforehand. */
  stock?: () => HeldStock;
}

/**
 * Asks for all that a draft needs, in one round trip with the next statement.
 * @param current the draft as it is stored; undefined for a new one.
 */
export async function askDraft(
  em: EntityManager,
  values: SalesInvoiceValues,
  { current, isIssuing }: { current: SalesInvoice | undefined; isIssuing: boolean },
): Promise<AskedDraft> {
  const items = itemsOf(values.lines);
  const goods = items.filter(({ kind }) => kind !== SellableKind.SERVICE);
  // Stock is locked in one order, all or nothing, and what is in a package is not known yet.
  const isKnown = isIssuing && goods.length > 0 && goods.every(({ kind }) => kind === SellableKind.PRODUCT);
  const places = goods.map(({ id }) => ({ productId: id, tillSessionId: null }));
  return {
    refuse: await askInactive(em, [
      { field: 'customerId', Entity: Customer, id: values.customerId, before: current?.customer.id },
      { field: 'contactId', Entity: Contact, id: values.contactId, before: current?.contact?.id },
      { field: 'costCenterId', Entity: CostCenter, id: values.costCenterId, before: current?.costCenter?.id },
    ]),
    facts: await askSaleFacts(em),
    items: await askSellables(em, items),
    stock: isKnown ? await askSoldStock(em, places) : undefined,
  };
}
