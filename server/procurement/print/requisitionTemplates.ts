import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Texts } from '../../core/print/Wording.ts';
import { ProcurementProduct } from '../product/ProcurementProduct.ts';
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
