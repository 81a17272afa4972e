import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
import { VendorQuotation } from '../quotation/VendorQuotation.ts';
import { Requisition } from '../requisition/Requisition.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

const texts: Texts = { en, ar, sp };
const how = { source: record, texts, recipient: () => null };

/** Printout of a product that the company buys, in the viewer's language. */
export const procurementProductTemplate = printTemplate(ProcurementProduct, {
  ...how,
  populate: ['productGroupTitles'],
  sheet(product, words) {
    const fields = labelled(words, [
      ['name', product.name],
      ['brand', product.brand],
      ['productGroups', product.productGroupTitles],
      ['description', product.description],
    ]);
    return { heading: words.text('product'), number: null, sections: [{ heading: null, fields }] };
  },
});

/** Printout of a requisition with its lines, in the viewer's language. */
export const requisitionTemplate = printTemplate(Requisition, {
  ...how,
  populate: ['department', 'vendorNames', 'requestedBy', 'lines.product'],
  sheet({ number, title, department, category, dueOn, requisitionStatus, requestedBy, vendorNames, description, lines }, words) {
    const facts = labelled(words, [
      ['title', title],
      ['department', department.unwrap().title],
      ['category', category],
      ['dueOn', words.day(dueOn)],
      ['status', words.text(requisitionStatus)],
      ['requestedBy', requestedBy?.unwrap().name],
      ['vendors', vendorNames],
      ['description', description],
    ]);
    const asked = lines.getItems().map(({ product, quantity, note }) => ({
      label: [product.unwrap().name, note].filter(Boolean).join(' · '),
      value: words.number(quantity),
    }));
    const sections = [
      { heading: null, fields: facts },
      { heading: words.text('products'), fields: asked },
    ];
    return { heading: words.text('requisition'), number, sections };
  },
});

/** Printout of a vendor's quotation with its prices, unless they are sealed, in the viewer's language. */
export const vendorQuotationTemplate = printTemplate(VendorQuotation, {
  ...how,
  populate: ['vendor', 'requisition', 'finalAmount', 'lines.product', 'lines.price'],
  sheet({ number, title, vendor, requisition, dueOn, deliveryOn, currency, finalAmount, status, description, terms, lines }, words) {
    const facts = labelled(words, [
      ['title', title],
      ['vendor', vendor.unwrap().name],
      ['requisition', { ltr: requisition.unwrap().number }],
      ['deliveryOn', words.day(deliveryOn)],
      ['validUntil', words.day(dueOn)],
      ['quotationStatus', words.text(`quotation${status}`)],
      ['finalAmount', finalAmount === null ? words.text('sealed') : words.money(finalAmount, currency)],
      ['description', description],
      ['terms', terms],
    ]);
    const offered = lines.getItems().map(({ product, quantity, price }) => ({
      label: product.unwrap().name,
      value: { ltr: [words.number(quantity), ...(price ? [words.money(price, currency)] : [])].map(({ ltr }) => ltr).join(' × ') },
    }));
    const sections = [
      { heading: null, fields: facts },
      { heading: words.text('products'), fields: offered },
    ];
    return { heading: words.text('quotation'), number, sections };
  },
});
