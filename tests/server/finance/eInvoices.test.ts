import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coreInvoiceOf, type InvoiceFacts } from '../../../server/finance/einvoice/coreInvoice.ts';
import { ublOf } from '../../../server/finance/einvoice/ublOf.ts';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { signedInAs, type Shown } from '../../support/Client.ts';
import { brokenRules } from '../../support/en16931/brokenRules.ts';
import { schemaErrors } from '../../support/en16931/schemaErrors.ts';
import { brokenPdfA } from '../../support/pdfA.ts';
import { InvoiceDesk } from './InvoiceDesk.ts';

let desk: InvoiceDesk;
beforeAll(async () => {
  desk = await InvoiceDesk.open();
});
afterAll(() => desk.server.stop());

const consulting = (unitPrice: string, quantity = '1', more: object = {}) => ({
  description: 'Advice & <care>',
  quantity,
  unitPrice,
  ...more,
});
const exported = (id: string, client = desk.client): Promise<Shown> =>
  client.mutate('exportEInvoice', { id }, 'fileName content', 'RecordInput');
/** The amounts of an element, wherever it stands. */
const amounts = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<cbc:${name}[^>]*>([^<]*)<`, 'g'))].map(([, value]) => value);
/** A document as printed, and the electronic invoice within it, if it holds one. */
async function printed(id: string) {
  const response = await fetch(`${desk.server.url}/print/${id}.pdf`, { headers: { authorization: `Bearer ${desk.client.token}` } });
  const bytes = Buffer.from(await response.arrayBuffer());
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { metadata } = await pdf.getMetadata();
  const isHeld = (await pdf.getAttachments())?.has('factur-x.xml');
  return { xml: isHeld ? Buffer.from((await pdf.getAttachmentContent('factur-x.xml'))!).toString() : null, metadata, bytes };
}
/** The amounts of an element of a cross industry invoice. */
const ciiAmounts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<ram:${name}[^>]*>([^<]*)<`, 'g'))].map(([, value]) => value);

/** The sums that the standard asks for (BR-CO-10, 13, 14, 15, 16), and two decimals at most. */
function expectSums(xml: string): void {
  const [net] = amounts(xml, 'TaxExclusiveAmount');
  const [lineTotal, ...lines] = [...amounts(xml, 'LineExtensionAmount')];
  const [tax, ...taxes] = amounts(xml, 'TaxAmount');
  expect(sum(lines).toFixed(2)).toBe(lineTotal);
  expect(lineTotal).toBe(net);
  expect(sum(taxes).toFixed(2)).toBe(tax);
  expect(sum(amounts(xml, 'TaxableAmount')).toFixed(2)).toBe(net);
  expect(sum([net, tax]).toFixed(2)).toBe(amounts(xml, 'TaxInclusiveAmount')[0]);
  expect(amounts(xml, 'PayableAmount')).toEqual(amounts(xml, 'TaxInclusiveAmount'));
  expect(schemaErrors(xml)).toEqual([]);
  expect(xml).not.toMatch(/<(\w+:\w+)[^>]*><\/\1>|<[^>]+\/>/);
}

it('writes an invoice and its credit note whose sums are those of the standard', async () => {
  await desk.client.mutate('updateCompanySettings', { country: 'ES', taxNumber: 'ES B-12345674' }, 'company { id }');
  const invoice = await desk.issued(
    [consulting('99.99', '3', { discountPercent: '7' }), consulting('20', '1', { vatCategory: 'ZERO_RATED' })],
    { discountPercent: '5', reference: 'PO-7', remarks: 'Thank you' },
  );
  const { content, fileName, errors } = await exported(invoice.id);
  expect(errors).toEqual([]);
  expect(fileName).toBe(`${invoice.number}.xml`);
  expectSums(content);
  expect(amounts(content, 'PayableAmount')).toEqual([Number(invoice.total).toFixed(2)]);
  expect(content).toContain('<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>');
  expect(content).toContain('<cbc:Name>Advice &amp; &lt;care&gt;</cbc:Name>');
  expect(content).toContain('<cbc:CompanyID>ESB12345674</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme>');
  expect(content).toContain('<cbc:BuyerReference>PO-7</cbc:BuyerReference>');
  expect(amounts(content, 'IdentificationCode')).toEqual(['ES', 'IE']);
  const lines = [{ lineId: invoice.lines[0].id, quantity: '1' }];
  const credit = await desk.client.mutate(
    'creditSalesInvoice',
    { invoiceId: invoice.id, reason: 'Too much', lines },
    'salesInvoice { id total }',
  );
  const note = await exported(credit.salesInvoice.id);
  expectSums(note.content);
  expect(note.content).toContain('<cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode>');
  expect(note.content).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoice.number}</cbc:ID>`);
  expect(amounts(note.content, 'PayableAmount')).toEqual([Math.abs(Number(credit.salesInvoice.total)).toFixed(2)]);
  expect(note.content).not.toMatch(/>-\d/);
  // The pages of both hold the same as a cross industry invoice (Factur-X).
  for (const [id, ubl] of [
    [invoice.id, content],
    [credit.salesInvoice.id, note.content],
  ]) {
    const { xml, metadata, bytes } = await printed(id);
    expect(schemaErrors(xml!)).toEqual([]);
    expect(brokenPdfA(bytes)).toEqual([]);
    expect(ciiAmounts(xml!, 'LineTotalAmount')).toEqual([
      ...amounts(ubl, 'LineExtensionAmount').slice(1),
      amounts(ubl, 'LineExtensionAmount')[0],
    ]);
    const same = { TaxBasisTotalAmount: 'TaxExclusiveAmount', GrandTotalAmount: 'TaxInclusiveAmount', DuePayableAmount: 'PayableAmount' };
    for (const [name, other] of Object.entries(same)) expect(ciiAmounts(xml!, name)).toEqual(amounts(ubl, other));
    expect([...ciiAmounts(xml!, 'TaxTotalAmount'), ...ciiAmounts(xml!, 'CalculatedAmount')]).toEqual(amounts(ubl, 'TaxAmount'));
    expect(ciiAmounts(xml!, 'ID').slice(0, 2)).toEqual(['urn:cen.eu:en16931:2017', amounts(ubl, 'ID')[0]]);
    expect(metadata.get('pdfaid:part')).toBe('3');
    expect(metadata.get('fx:conformancelevel')).toBe('EN 16931');
  }
  const { xml, bytes } = await printed(invoice.id);
  const without = (name: string) => brokenPdfA(Buffer.from(bytes.toString('latin1').replaceAll(name, `${name.slice(0, -1)}_`), 'latin1'));
  expect(without('/FontFile')).toEqual(['6.2.11 fonts embedded']);
  expect(without('/AFRelationship')).toEqual(['6.8 attachments']);
  expect(brokenRules(xml!)).toEqual([]);
  expect(brokenRules(xml!.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00')).join(' ')).toContain('BR-CO-16');
  // What the ledger says was sold.
  const [sides] = await desk.posted(invoice.id);
  expect(ciiAmounts(xml!, 'GrandTotalAmount')).toEqual([Number(sides.RECEIVABLE).toFixed(2)]);
  // The rules that are published with the standard find nothing in either, and find what is wrong.
  expect(brokenRules(content)).toEqual([]);
  expect(brokenRules(note.content)).toEqual([]);
  expect(brokenRules(content.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00')).join(' ')).toContain('BR-CO-16');
});

it('names the tax of an invoice abroad in the currency that it is owed in', async () => {
  const invoice = await desk.issued([consulting('100'), consulting('20', '1', { vatCategory: 'ZERO_RATED' })], {
    currency: 'EUR',
    exchangeRate: '1.1',
  });
  const { content } = await exported(invoice.id);
  const [total, ...taxes] = amounts(content, 'TaxAmount');
  expect(content).toContain('<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode><cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>');
  expect(content).toContain(`<cbc:TaxAmount currencyID="USD">${(Number(total) * 1.1).toFixed(2)}</cbc:TaxAmount>`);
  expect(taxes.at(-1)).toBe((Number(total) * 1.1).toFixed(2));
  expect(brokenRules(content)).toEqual([]);
});

it('names what lacks, and writes no draft', async () => {
  const { salesInvoice: draft } = await desk.draft([consulting('5')]);
  expect((await exported(draft.id)).errors).toMatchObject([{ code: 'notIssued' }]);
  expect((await printed(draft.id)).xml).toBeNull();
  const invoice = await desk.issued([consulting('5')]);
  await desk.client.mutate('updateCompanySettings', { taxNumber: null }, 'company { id }');
  expect((await exported(invoice.id)).errors).toMatchObject([{ code: 'eInvoiceSellerTaxNumber' }]);
  expect((await printed(invoice.id)).xml).toBeNull();
  const reader = await signedInAs(desk.server, 'crm@atlas.test');
  await expect(exported(invoice.id, reader)).rejects.toThrow('FORBIDDEN');
});

it('keeps the rules of the tax categories', () => {
  const party = { name: 'Zyx', address: '1 Road', city: 'Cork', country: 'IE', taxNumber: 'IE1234567T' };
  const facts = (vatCategory: string, more: Partial<InvoiceFacts> = {}): InvoiceFacts => ({
    isCredit: false,
    number: 'I-1',
    issuedOn: '2026-11-26',
    dueOn: '2026-12-26',
    currency: 'EUR',
    remarks: null,
    reference: null,
    creditOf: null,
    seller: party,
    buyer: party,
    account: { iban: 'DE89370400440532013000', bic: null },
    total: '10',
    lines: [{ name: 'Advice', quantity: '1', base: '10', vatCategory, vatRate: '0' }],
    taxes: [{ vatCategory, vatRate: '0', base: '10', tax: '0' }],
    ...more,
  });
  const written = (vatCategory: string, more?: Partial<InvoiceFacts>) => ublOf(coreInvoiceOf(facts(vatCategory, more)));
  expect(written('REVERSE_CHARGE')).toContain('<cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent><cbc:TaxExemptionReasonCode>VATEX-EU-AE<');
  expect(written('EXEMPT')).toContain('<cbc:TaxExemptionReason>Exempt from VAT</cbc:TaxExemptionReason>');
  expect(written('OUT_OF_SCOPE')).not.toMatch(/cbc:Percent|cac:PartyTaxScheme/);
  expect(written('ZERO_RATED')).toContain('<cbc:PaymentMeansCode>58</cbc:PaymentMeansCode>');
  expect(written('ZERO_RATED', { seller: { ...party, taxNumber: '34-1928374' } })).toContain(
    '<cac:TaxScheme><cbc:ID>TAX</cbc:ID></cac:TaxScheme>',
  );
  const codes = (vatCategory: string, more: Partial<InvoiceFacts>) => () => coreInvoiceOf(facts(vatCategory, more));
  const nameless = { ...party, country: null, taxNumber: null };
  expect(codes('REVERSE_CHARGE', { seller: nameless, buyer: nameless, currency: 'JOD' })).toThrow(
    'eInvoiceCurrency, eInvoiceSellerCountry, eInvoiceSellerTaxNumber, eInvoiceBuyerCountry, eInvoiceBuyerTaxNumber',
  );
  const mixed = [...facts('OUT_OF_SCOPE').taxes, ...facts('EXEMPT').taxes];
  expect(codes('EXEMPT', { taxes: mixed })).toThrow('eInvoiceMixed');
});
