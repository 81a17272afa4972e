import { printTemplate, type Section } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Wording } from '../../core/print/Wording.ts';
import { AggregateProduct } from '../aggregateProduct/AggregateProduct.ts';
import { InventoryPackage } from '../package/InventoryPackage.ts';
import { InventoryService } from '../service/InventoryService.ts';
import ar from './texts.ar.json' with { type: 'json' };
import en from './texts.en.json' with { type: 'json' };
import sp from './texts.sp.json' with { type: 'json' };

type Fields = Parameters<typeof labelled>[1];

const how = { source: record, texts: { en, ar, sp }, recipient: () => null };

const money = (words: Wording, amount: string) =>
  words.formats.currency ? words.money(amount, words.formats.currency) : words.number(amount);
const parts = (words: Wording, lines: { quantity: string; name: string }[]) =>
  lines.map(({ quantity, name }) => `${words.number(quantity).ltr} × ${name}`).join('\n');
const sheetOf = (words: Wording, kind: string, fields: Fields) => ({
  heading: words.text(kind),
  number: null,
  sections: [{ heading: null, fields: labelled(words, fields) }] satisfies Section[],
});

/** Printouts of services, packages and aggregate products, in the language of the user who prints them. */
export const offerTemplates = [
  printTemplate(InventoryService, {
    ...how,
    populate: ['priceWithTax', 'priceWithoutTax'],
    sheet: ({ title, description, serviceType, priceWithTax, priceWithoutTax, vatCategory }, words) =>
      sheetOf(words, 'service', [
        ['title', title],
        ['serviceType', words.text(serviceType)],
        ['charges', money(words, priceWithoutTax)],
        ['chargesWithTax', money(words, priceWithTax)],
        ['vatCategory', words.text(vatCategory)],
        ['description', description],
      ]),
  }),
  printTemplate(InventoryPackage, {
    ...how,
    populate: ['lines.product', 'lines.service', 'finalCharges', 'listCharges', 'priceIncludesTax'],
    sheet({ title, lines, listCharges, finalCharges, priceIncludesTax, discountPercentage, expiryDate }, words) {
      const named = lines.getItems().map(({ quantity, product, service }) => ({
        quantity,
        name: product?.unwrap().name ?? service!.unwrap().title,
      }));
      return sheetOf(words, 'package', [
        ['title', title],
        ['parts', parts(words, named)],
        ['listCharges', money(words, listCharges)],
        ['discount', words.percent(discountPercentage)],
        [priceIncludesTax ? 'finalChargesWithTax' : 'finalCharges', money(words, finalCharges)],
        ['expiryDate', expiryDate && words.day(expiryDate)],
      ]);
    },
  }),
  printTemplate(AggregateProduct, {
    ...how,
    populate: ['lines.product', 'lines.component', 'priceWithTax', 'priceWithoutTax'],
    sheet({ title, lines, priceWithTax, priceWithoutTax, vatCategory }, words) {
      const named = lines.getItems().map(({ quantity, product, component }) => ({
        quantity,
        name: product?.unwrap().name ?? component!.unwrap().title,
      }));
      return sheetOf(words, 'aggregateProduct', [
        ['title', title],
        ['parts', parts(words, named)],
        ['sellingPrice', money(words, priceWithoutTax)],
        ['sellingPriceWithTax', money(words, priceWithTax)],
        ['vatCategory', words.text(vatCategory)],
      ]);
    },
  }),
];
