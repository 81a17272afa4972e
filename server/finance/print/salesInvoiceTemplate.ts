import type { EntityManager } from '@mikro-orm/postgresql';
import { Decimal } from '../../core/money/arithmetic.ts';
import { printTemplate } from '../../core/print/PrintTemplate.ts';
import type { Labelled, Texts, Wording } from '../../core/print/Wording.ts';
import { ExpectedError, Refused } from '../../core/errors.ts';
import { crmTexts } from '../../crm/print/crmTexts.ts';
import { dealRecipient, tradeSheet } from '../../crm/print/dealSheet.ts';
import { writeCrossIndustryInvoice, writeEInvoice } from '../einvoice/exportEInvoice.ts';
import { facturX } from '../einvoice/facturX.ts';
import { keptIdentityOf } from '../../inventory/erasure/keptIdentity.ts';
import { SalesInvoice } from '../invoice/SalesInvoice.ts';
import { SalesInvoiceKind } from '../invoice/SalesInvoiceStatus.ts';
import { SalesInvoiceService } from '../invoice/SalesInvoiceService.ts';
import invoice from './invoice.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en: { ...crmTexts.en, ...en }, ar: { ...crmTexts.ar, ...ar }, sp: { ...crmTexts.sp, ...sp } };

/** An invoice or a credit note as sent to its customer: due date, tax by rate, and what is paid of it. */
export const salesInvoiceTemplate = printTemplate(SalesInvoice, {
  source: invoice,
  texts,
  populate: ['customer', 'contact', 'owner', 'lines.serialNumbers', 'taxes', 'creditOf', 'balance'],
  recipient: dealRecipient,
  async sheet(record, words, em) {
    // An issued invoice keeps showing an erased customer's identity, because it is evidence.
    const identity = await keptIdentityOf(em, record.customer.id);
    const taxes = record.taxes.getItems().map(({ vatRate: rate, base, tax }) => ({ rate, base, tax }));
    const sheet = tradeSheet(record, words, factsOf(record, words), { taxes, identity });
    return {
      heading: words.text(headingOf(record)),
      number: record.number,
      ...sheet,
      facts: [...sheet.facts, ...(await homeFactsOf(em, record, words))],
      totals: [...sheet.totals, ...settledOf(record, words)],
      notes: [
        ...(record.reason ? [{ heading: words.text('reason'), text: record.reason }] : []),
        ...(record.remarks ? [{ heading: words.text('remarks'), text: record.remarks }] : []),
      ],
    };
  },
  async sending(scope, id) {
    const { state } = await new SalesInvoiceService(scope).find(id);
    if (state === 'DRAFT') throw new Refused('notIssued');
    return null;
  },
  attached: async ({ em }, id) => {
    const eInvoice = await unlessIncomplete(writeEInvoice(em, id));
    return eInvoice ? [{ name: eInvoice.fileName, bytes: Buffer.from(eInvoice.content), contentType: 'application/xml' }] : [];
  },
  embedded: async ({ id }, em) => {
    const content = await unlessIncomplete(writeCrossIndustryInvoice(em, id));
    return content === null ? null : facturX(content);
  },
});

/** An electronic invoice; null of a draft, a void one, and where a fact lacks that it must say. */
async function unlessIncomplete<Written>(written: Promise<Written>): Promise<Written | null> {
  try {
    return await written;
  } catch (error) {
    if (error instanceof ExpectedError) return null;
    throw error;
  }
}

/** Of a document in another currency than the company's: its rate, and its tax as it is owed, in the company's (Directive 2006/112 Art. 230). */
async function homeFactsOf(em: EntityManager, { id, currency, exchangeRate }: SalesInvoice, words: Wording): Promise<Labelled[]> {
  const own = words.formats.currency;
  if (!exchangeRate || !own) return [];
  const [{ tax }] = await em.execute<[{ tax: string | null }]>(
    'select trim_scale(sum(home_tax))::text as tax from sales_invoice_tax where company_id = noria_company() and invoice_id = ?',
    [id],
  );
  const rate = { ltr: `${currency} 1 = ${own} ${words.number(exchangeRate, 10).ltr}` };
  const taxed = tax ? [{ label: words.text('homeTax', { currency: own }), value: words.money(tax, own) }] : [];
  return [{ label: words.text('exchangeRate'), value: rate }, ...taxed];
}

const headingOf = ({ state, kind }: SalesInvoice) =>
  kind === SalesInvoiceKind.CREDIT_NOTE ? 'creditNote' : state === 'DRAFT' ? 'draftInvoice' : 'invoice';

function factsOf({ kind, issuedOn, createdAt, dueOn, reference, creditOf, voidedOn }: SalesInvoice, words: Wording) {
  const original = creditOf?.unwrap().number;
  const isInvoice = kind === SalesInvoiceKind.INVOICE;
  return [
    ['date', words.day(issuedOn ?? createdAt)],
    ['dueOn', isInvoice && dueOn ? words.day(dueOn) : null],
    ['creditNoteOf', original ? { ltr: original } : null],
    ['reference', reference],
    ['voidedOn', voidedOn && words.day(voidedOn)],
  ] as Parameters<typeof tradeSheet>[2];
}

/** What is paid of an issued invoice and what is left, once anything is. */
function settledOf({ state, kind, total, balance, currency }: SalesInvoice, words: Wording): Labelled[] {
  const paid = new Decimal(total).minus(balance);
  if (state !== 'ISSUED' || kind !== SalesInvoiceKind.INVOICE || paid.isZero()) return [];
  return [
    { label: words.text('paid'), value: words.money(paid.negated().toFixed(), currency) },
    { label: words.text('balance'), value: words.money(balance, currency) },
  ];
}
