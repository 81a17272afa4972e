import { printTemplate } from '../../core/print/PrintTemplate.ts';
import { CrmOrder } from '../order/CrmOrder.ts';
import { crmTexts } from './crmTexts.ts';
import { dealRecipient, dealRelations, dealSheet } from './dealSheet.ts';
import order from './order.typ?raw';

/** An order as sent to its customer. */
export const orderTemplate = printTemplate(CrmOrder, {
  source: order,
  texts: crmTexts,
  populate: dealRelations,
  recipient: dealRecipient,
  sheet: (record, words) => ({
    heading: words.text('order'),
    number: record.number,
    ...dealSheet(record, words, [['date', words.day(record.orderedOn)]]),
    notes: record.remarks ? [{ heading: words.text('remarks'), text: record.remarks }] : [],
  }),
});
