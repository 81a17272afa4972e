import { printTemplate } from '../../core/print/PrintTemplate.ts';
import record from '../../core/print/record.typ?raw';
import { labelled, type Value, type Wording } from '../../core/print/Wording.ts';
import { StockCount } from '../count/StockCount.ts';
import { StockCountLine } from '../count/StockCountLine.ts';
import { GoodsReceipt } from '../receipt/GoodsReceipt.ts';
import { StockSerial } from '../serial/StockSerial.ts';
import { StockTransfer } from '../transfer/StockTransfer.ts';
import { serialsText } from './serialsText.ts';
import ar from './stockTexts.ar.json' with { type: 'json' };
import en from './stockTexts.en.json' with { type: 'json' };
import sp from './stockTexts.sp.json' with { type: 'json' };

const how = { source: record, texts: { en, ar, sp }, recipient: () => null };

/** Returns the name of a product, with its batch number and the serial numbers of its pieces. */
const named = ({ product, batch, serialNumbers }: Pick<StockCountLine, 'product' | 'batch' | 'serialNumbers'>, words: Wording): string =>
  [product.unwrap().name, batch?.unwrap().number, serialsText(serialNumbers, words)].filter(Boolean).join(' · ');

/** Printouts of goods receipts, stock transfers, pieces with serial numbers and stock counts for warehouse staff, in the language of the user who prints them. */
export const stockTemplates = [
  printTemplate(GoodsReceipt, {
    ...how,
    populate: ['warehouse', 'total', 'lines.product', 'lines.batch'],
    sheet({ number, status, warehouse, supplier, supplierReference, postedAt, note, total, lines }, words) {
      const money = (amount: string) => words.money(amount, words.formats.currency ?? '');
      const facts = labelled(words, [
        ['status', words.text(status === 'POSTED' ? 'RECEIVED' : status)],
        ['warehouse', warehouse.unwrap().name],
        ['supplier', supplier],
        ['supplierReference', supplierReference && { ltr: supplierReference }],
        ['receivedOn', postedAt && words.day(postedAt)],
        ['note', note],
      ]);
      const received = lines.getItems().map(line => ({
        label: named(line, words),
        value: { ltr: `${words.number(line.quantity).ltr} × ${words.number(line.unitCost).ltr} = ${money(line.value).ltr}` },
      }));
      const sections = [
        { heading: null, fields: facts },
        { heading: words.text('goods'), fields: [...received, { label: words.text('totalCost'), value: money(total) }] },
      ];
      return { heading: words.text('receipt'), number, sections };
    },
  }),
  printTemplate(StockTransfer, {
    ...how,
    populate: ['fromWarehouse', 'toWarehouse', 'lines.product', 'lines.batch', 'lines.serialNumbers'],
    sheet({ number, status, fromWarehouse, toWarehouse, note, doneAt, lines }, words) {
      const facts = labelled(words, [
        ['status', words.text(status)],
        ['from', fromWarehouse.unwrap().name],
        ['to', toWarehouse.unwrap().name],
        ['doneOn', doneAt && words.day(doneAt)],
        ['note', note],
      ]);
      const carried = lines.getItems().map(line => ({ label: named(line, words), value: words.number(line.quantity) }));
      const sections = [
        { heading: null, fields: facts },
        { heading: words.text('goods'), fields: carried },
      ];
      return { heading: words.text('transfer'), number, sections };
    },
  }),
  printTemplate(StockSerial, {
    ...how,
    populate: ['product', 'warehouse', 'state', 'movedAt', 'soldOn', 'saleId', 'saleNumber'],
    async sheet({ number, product, warehouse, state, movedAt, soldOn, saleId, saleNumber }, words, em) {
      const [buyer] = await em.execute<{ name: string }[]>(
        `select c.name from open_item o join customer c on c.company_id = o.company_id and c.id = noria_party(o.company_id, o.party_id)
         where o.company_id = noria_company() and o.id = ?`,
        [saleId ?? null],
      );
      const fields = labelled(words, [
        ['product', product.unwrap().name],
        ['status', words.text(`serial.${state}`)],
        ['warehouse', warehouse?.unwrap().name],
        ['movedOn', words.day(movedAt)],
        ['soldOn', soldOn && words.day(soldOn)],
        ['sale', saleNumber && { ltr: saleNumber }],
        ['customer', buyer?.name],
      ]);
      return { heading: words.text('serial'), number, sections: [{ heading: null, fields }] };
    },
  }),
  printTemplate(StockCount, {
    ...how,
    populate: ['warehouse'],
    async sheet({ id, number, status, isBlind, warehouse, note, postedAt }, words, em) {
      const lines = await em.find(
        StockCountLine,
        { count: id },
        { populate: ['product', 'batch', 'missingSerials'], orderBy: { id: 'asc' } },
      );
      const facts = labelled(words, [
        ['status', words.text(status)],
        ['warehouse', warehouse.unwrap().name],
        ['postedOn', postedAt && words.day(postedAt)],
        ['note', note],
      ]);
      const isHidden = isBlind && status === 'OPEN';
      const found = ({ heldBook: book, counted }: StockCountLine): Value => {
        if (counted === null) return '__________';
        return isHidden
          ? words.number(counted)
          : words.text('countedOf', { counted: words.number(counted).ltr, book: words.number(book!).ltr });
      };
      const counted = lines.map(line => {
        const missing = line.missingSerials?.length && words.text('missingSerials', { numbers: line.missingSerials.join(', ') });
        return { label: [named(line, words), missing].filter(Boolean).join(' · '), value: found(line) };
      });
      const sections = [
        { heading: null, fields: facts },
        { heading: words.text('goods'), fields: counted },
      ];
      return { heading: words.text('count'), number, sections };
    },
  }),
];
