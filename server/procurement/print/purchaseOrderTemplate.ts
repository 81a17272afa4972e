import { Refused } from '../../core/errors.ts';
import { printTemplate } from '../../core/print/PrintTemplate.ts';
import type { Texts } from '../../core/print/Wording.ts';
import { crmTexts } from '../../crm/print/crmTexts.ts';
import { tradeSheet } from '../../crm/print/dealSheet.ts';
import { taxGroups } from '../../crm/print/taxGroups.ts';
import { PurchaseOrder } from '../order/PurchaseOrder.ts';
import { PurchaseOrderService } from '../order/PurchaseOrderService.ts';
import source from './purchaseOrder.typ?raw';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en: { ...crmTexts.en, ...en }, ar: { ...crmTexts.ar, ...ar }, sp: { ...crmTexts.sp, ...sp } };

/** A purchase order as sent to its vendor, in the vendor's language. */
export const purchaseOrderTemplate = printTemplate(PurchaseOrder, {
  source,
  texts,
  populate: ['vendor', 'buyer', 'lines.product'],
  recipient: ({ vendor }) => vendor.unwrap(),
  sheet(record, words) {
    // Under reverse charge the vendor is owed no tax.
    const lines = record.lines
      .getItems()
      .map(line => ({ ...figuresOf(line), vatRate: line.vatCategory === 'REVERSE_CHARGE' ? '0' : line.vatRate }));
    const { name, companyName, address, country, taxNumber } = record.vendor.unwrap();
    const facts: Parameters<typeof tradeSheet>[2] = [
      ['date', words.day(record.issuedOn ?? record.createdAt)],
      ['expectedOn', record.expectedOn && words.day(record.expectedOn)],
      ['paymentTerms', words.text('netDays', { days: record.paymentDays })],
    ];
    const { currency, pricesIncludeTax, subtotal, discountTotal, discountPercent, total } = record;
    const figures = { currency, pricesIncludeTax, subtotal, discountTotal, discountPercent, total };
    const document = { ...figures, customer: null as never, contact: null, owner: record.buyer, lines: { getItems: () => lines } };
    const identity = { name, companyName, address, city: '', country, taxNumber };
    return {
      heading: words.text(record.state === 'DRAFT' ? 'draftOrder' : 'purchaseOrder'),
      number: record.number,
      ...tradeSheet(document, words, facts, { taxes: taxGroups(lines, record), identity }),
      notes: record.terms ? [{ heading: words.text('terms'), text: record.terms }] : [],
    };
  },
  async sending(scope, id) {
    const { state } = await new PurchaseOrderService(scope).find(id);
    if (state === 'DRAFT') throw new Refused('notIssued');
    return null;
  },
});

/** What the sheet shows of a line. */
const figuresOf = ({
  product,
  description,
  quantity,
  unitPrice,
  discountPercent,
  net,
  discountShare,
  tax,
}: PurchaseOrder['lines'][number]) => ({
  // A text on the order stands below the product's name.
  product: null,
  description: [product.unwrap().name, description].filter(Boolean).join('\n'),
  quantity,
  unitPrice,
  discountPercent,
  net,
  discountShare,
  tax,
});
