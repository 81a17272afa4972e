import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { LanguageCode } from '../../core/session/LanguageCode.ts';
import { ProductGroup } from '../../procurement/productGroup/ProductGroup.ts';
import { Vendor, VendorBankAccount, VendorGroup, type VendorType } from '../../procurement/vendor/Vendor.ts';
import { fieldsOf } from '../fieldsOf.ts';
import type { PurchasingText } from './purchasingTexts.ts';

const hour = 3_600_000;

/** Loads a demo company's product groups and vendors, created on its first days. */
export async function loadPurchasing(em: EntityManager, text: PurchasingText, since: Date) {
  const madeAt = (place: number) => {
    const createdAt = new Date(since.getTime() + 50 * hour + place * 900_000);
    return { createdAt, updatedAt: createdAt };
  };
  const statusOf = (state: string | undefined) => (state ? ActiveStatus.INACTIVE : ActiveStatus.ACTIVE);
  const groups = fieldsOf(text.groups).map(([title, description, state], index) => ({
    id: newId(codeOf(ProductGroup)),
    title,
    description,
    status: statusOf(state),
    ...madeAt(index),
  }));
  const idOf = new Map(groups.map(({ id, title }) => [title, id]));
  const lines: { vendor: string; position: number; productGroup: string }[] = [];
  const vendors = fieldsOf(text.vendors).map((fields, index) => {
    const [name, companyName, email, phone, address, country, vendorType, currency, language, taxNumber, titles, state] = fields;
    const id = newId(codeOf(Vendor));
    lines.push(...titles.split(', ').map((title, at) => ({ vendor: id, position: at + 1, productGroup: idOf.get(title)! })));
    const contact = { name, companyName, email, phone, address, country, taxNumber: taxNumber || null };
    const terms = { vendorType: vendorType as VendorType, currency, language: language as LanguageCode, status: statusOf(state) };
    const registration = state === 'waiting' ? ('WAITING' as const) : null;
    return { id, ...contact, ...terms, registration, ...madeAt(20 + index) };
  });
  await insertRecords(em, ProductGroup, groups);
  await insertRecords(em, Vendor, vendors);
  await insertRecords(em, VendorGroup, lines);
  const accounts = fieldsOf(text.accounts).map(([vendor, iban, bic]) => ({
    id: newId(codeOf(VendorBankAccount)),
    vendor: vendors.find(({ name }) => name === vendor)!.id,
    iban,
    bic: bic || null,
    ...madeAt(60),
  }));
  await insertRecords(em, VendorBankAccount, accounts);
  return {
    groups: groups.map(({ id, title: name, createdAt }) => ({ id, name, createdAt })),
    vendors: vendors.map(({ id, name, currency, createdAt }) => ({ id, name, currency, createdAt })),
  };
}
