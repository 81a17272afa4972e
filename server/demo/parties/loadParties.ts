import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Contact } from '../../parties/contact/Contact.ts';
import { Customer } from '../../parties/customer/Customer.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { contactAt, customersIn, productsIn, type PartiesText } from './readParties.ts';
import { demoNow } from '../demoNow.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Number of contacts of a demo company. */
const contactCount = 90;

/** Loads a demo company's customers, contacts and products, created one after another from `since` on; sellers own them in turn. */
export async function loadParties(em: EntityManager, text: PartiesText, sellers: User[], since: Date) {
  const span = demoNow() - 4 * day - since.getTime();
  const at = (share: number) => {
    const made = new Date(since.getTime() + 3 * day + share * span);
    made.setUTCHours(8 + (Math.floor(share * 997) % 9), Math.floor(share * 7_919) % 60);
    return { createdAt: made, updatedAt: made };
  };
  const written = customersIn(text);
  const customers = written.map(({ values }, index, { length }) => ({
    ...values,
    id: newId(codeOf(Customer)),
    owner: sellers[index % sellers.length].id,
    status: index % 17 === 11 ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...at(index / length),
  }));
  const contacts = Array.from({ length: contactCount }, (_, index) => {
    const place = (index * 2 + Math.floor(index / 45)) % customers.length;
    const { id, language, phone, createdAt } = customers[place];
    const made = new Date(createdAt.getTime() + (1 + (index % 5)) * hour);
    return {
      id: newId(codeOf(Contact)),
      ...contactAt(written[place].host, language, index),
      phone: phone.slice(0, -3) + String(200 + index * 7),
      customer: id,
      status: index % 23 === 19 ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
      createdAt: made,
      updatedAt: made,
    };
  });
  const products = productsIn(text).map((values, index) => ({
    id: newId(codeOf(InventoryProduct)),
    ...values,
    status: index === 5 ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE,
    ...at(index / 400),
  }));
  await insertRecords(em, Customer, customers);
  await insertRecords(em, Contact, contacts);
  await insertRecords(em, InventoryProduct, products);
  return { customers, contacts, products };
}
