import type { EntityManager } from '@mikro-orm/postgresql';
import { Company } from '../../administration/company/Company.ts';
import { noteExport } from '../../core/audit/noteExport.ts';
import { NotFound, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { keptIdentityOf } from '../../inventory/erasure/keptIdentity.ts';
import type { SalesInvoiceLine } from '../invoice/SalesInvoice.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { SalesInvoiceKind } from '../invoice/SalesInvoiceStatus.ts';
import { ciiOf } from './ciiOf.ts';
import { coreInvoiceOf, type CoreInvoice, type InvoicedLine } from './coreInvoice.ts';
import { ublOf } from './ublOf.ts';

/** An electronic invoice, and the invoice that it says. */
interface EInvoice {
  fileName: string;
  content: string;
  salesInvoice: SalesInvoice;
}

/** Exports an electronic invoice; the audit trail notes it. Throws as `issuedCoreInvoice`. */
export async function exportEInvoice(scope: Scope, id: string): Promise<EInvoice> {
  const written = await writeEInvoice(scope.em, id);
  await noteExport(scope, { entityType: 'SalesInvoice', entityId: id, entityName: written.salesInvoice.number });
  return written;
}

/**
 * Writes an issued sales invoice or credit note as an electronic invoice: UBL 2.1, EN 16931.
 * @throws as `issuedCoreInvoice`
 */
export async function writeEInvoice(em: EntityManager, id: string): Promise<EInvoice> {
  const { salesInvoice, core } = await issuedCoreInvoice(em, id);
  return { fileName: `${core.number}.xml`, content: ublOf(core), salesInvoice };
}

/** The same in the syntax that Factur-X embeds, as XML. @throws as `issuedCoreInvoice` */
export const writeCrossIndustryInvoice = async (em: EntityManager, id: string): Promise<string> =>
  ciiOf((await issuedCoreInvoice(em, id)).core);

/**
 * The core invoice of EN 16931 of an issued sales invoice or credit note. It names the bank account in the invoice's currency, or else one in the
 * company's.
 * @throws RequestError NOT_FOUND; Refused `notIssued`, `documentVoid`; InvalidInput naming each mandatory fact that lacks (`coreInvoiceOf`).
 */
async function issuedCoreInvoice(em: EntityManager, id: string): Promise<{ salesInvoice: SalesInvoice; core: CoreInvoice }> {
  const populate = ['customer', 'contact', 'lines', 'taxes', 'creditOf'] as const;
  const invoice = await em.findOne(SalesInvoice, { id, deletedAt: null }, { populate });
  if (!invoice) throw NotFound();
  if (invoice.state === 'DRAFT') throw new Refused('notIssued');
  if (invoice.state === 'VOID') throw new Refused('documentVoid');
  const company = await em.findOneOrFail(Company, { id: invoice.companyId });
  const [account] = await em.execute<{ iban: string; bic: string | null }[]>(
    `select b.iban, b.bic from bank_account b join company c on c.id = b.company_id
     where b.company_id = noria_company() and b.deleted_at is null and b.status = 'ACTIVE' and b.iban is not null
     order by b.currency <> ?, b.currency <> c.currency, b.opened_on, b.id limit 1`,
    [invoice.currency],
  );
  // An issued invoice keeps naming an erased customer, because it is evidence.
  const buyer = (await keptIdentityOf(em, invoice.customer.id)) ?? invoice.customer.unwrap();
  const original = invoice.creditOf?.unwrap();
  const core = coreInvoiceOf({
    isCredit: invoice.kind === SalesInvoiceKind.CREDIT_NOTE,
    number: invoice.number!,
    issuedOn: invoice.issuedOn!,
    dueOn: invoice.dueOn,
    currency: invoice.currency,
    remarks: invoice.reason ?? invoice.remarks,
    reference: invoice.reference,
    creditOf: original ? { number: original.number!, issuedOn: original.issuedOn! } : null,
    seller: { ...partyFacts(company), phone: company.phone, email: company.email, contact: company.name },
    buyer: { ...partyFacts(buyer), name: buyer.companyName ?? buyer.name, ...contactOf(invoice) },
    account: account ?? null,
    lines: invoice.lines.getItems().flatMap(linesOf),
    taxes: invoice.taxes.getItems().map(({ vatCategory, vatRate, base, tax }) => ({ vatCategory, vatRate, base, tax })),
    total: invoice.total,
    homeTax: await homeTaxOf(em, invoice, company.currency),
  });
  return { salesInvoice: invoice, core };
}

/** The tax of an invoice in another currency than the company's, in which it is owed, where that has two decimals at most (BR-DEC-15). */
async function homeTaxOf(em: EntityManager, { id, exchangeRate }: SalesInvoice, own: string | null) {
  if (!exchangeRate || !own || currencyDecimals(own) > 2) return null;
  const [{ amount }] = await em.execute<[{ amount: string | null }]>(
    'select sum(home_tax)::text as amount from sales_invoice_tax where company_id = noria_company() and invoice_id = ?',
    [id],
  );
  return amount === null ? null : { currency: own, amount };
}

const partyFacts = ({ name, address, city, country, taxNumber }: Pick<Company, 'name' | 'address' | 'city' | 'country' | 'taxNumber'>) => ({
  name,
  address,
  city,
  country,
  taxNumber,
});

/** The person at the customer, or the customer as such, unless they were erased. */
function contactOf({ contact, customer }: SalesInvoice) {
  const person = contact?.unwrap();
  const { email, phone } = customer.unwrap();
  return { contact: person?.name, email: person?.email ?? email, phone: person?.phone ?? phone };
}

/** A line; a package whose members are taxed differently is one line for each of its parts. */
function linesOf({ description, quantity, base, vatCategory, vatRate, parts }: SalesInvoiceLine): InvoicedLine[] {
  if (vatCategory !== null && vatRate !== null) return [{ name: description, quantity, base, vatCategory, vatRate }];
  return (parts ?? []).map(part => ({
    name: description,
    quantity,
    base: part.base,
    vatCategory: part.vatCategory,
    vatRate: part.vatRate,
  }));
}
