import { describe, expect, it } from 'vitest';
import { scanLine, type ScannedLine } from '../../../web/procurement/receipt/scanLine.ts';
import { bought } from './bought.ts';

const issues = ({ errors }: { errors: { field: string | null; code: string }[] }) => errors.map(({ field, code }) => [field, code]);

/** An issued order of a product that is told apart by serial numbers, or not. */
async function ordered(quantity: string, isSerialized = true) {
  const order = await bought.issued([{ quantity, unitPrice: '10', isStocked: true }]);
  const [{ id: lineId, inventoryProduct }] = order.lines;
  const productId = inventoryProduct!.id;
  if (isSerialized) {
    await bought.admin.mutate('adjustStock', { productId, kind: 'REMOVE', quantity: '1', note: 'Empty' }, 'inventoryProduct { id }');
    await bought.admin.mutate('updateInventoryProduct', { id: productId, isSerialized: true }, 'inventoryProduct { id }');
  }
  const receive = (accepted: string, serialNumbers: string[]) =>
    bought.buyer.mutate(
      'receivePurchaseOrder',
      { orderId: order.id, lines: [{ orderLineId: lineId, accepted, serialNumbers }] },
      'purchaseReceipt { number lines { serialNumbers } }',
    );
  const giveBack = (count: string, serialNumbers: string[]) =>
    bought.buyer.mutate(
      'returnPurchaseOrder',
      { orderId: order.id, lines: [{ orderLineId: lineId, quantity: count, serialNumbers }] },
      'purchaseReceipt { number lines { serialNumbers } }',
    );
  const serials = async () => {
    const asked = 'query($id: ID!) { inventoryProduct(id: $id) { serials(first: 50) { edges { node { number state } } } } }';
    const { data } = await bought.admin.query(asked, { id: productId });
    return data.inventoryProduct.serials.edges.map(({ node }: { node: object }) => node);
  };
  const returnable = async (): Promise<string[]> => {
    const { data } = await bought.buyer.query('query($id: ID!) { purchaseOrder(id: $id) { lines { returnableSerials } } }', {
      id: order.id,
    });
    return data.purchaseOrder.lines[0].returnableSerials;
  };
  return { productId, receive, giveBack, serials, returnable };
}

describe('serial numbers', () => {
  it('name each piece that comes, and each that goes back', async () => {
    const { receive, giveBack, serials, returnable } = await ordered('5');
    expect(issues(await receive('2', ['A-1']))).toEqual([['lines.0.serialNumbers', 'serialCount']]);
    expect(issues(await receive('2', ['A-1', 'a-1']))).toEqual([['lines.0.serialNumbers.1', 'taken']]);
    const { purchaseReceipt: came } = await receive('2', ['A-1', ' A-2 ']);
    expect(came.lines).toEqual([{ serialNumbers: ['A-1', 'A-2'] }]);
    expect(issues(await receive('1', ['a-2']))).toEqual([['lines.0.serialNumbers.0', 'serialInStock']]);
    expect(issues(await giveBack('1', []))).toEqual([['lines.0.serialNumbers', 'serialCount']]);
    expect(issues(await giveBack('1', ['B-9']))).toEqual([['lines.0.serialNumbers.0', 'notFound']]);
    const { purchaseReceipt: back } = await giveBack('1', ['a-2']);
    expect(back.lines).toEqual([{ serialNumbers: ['A-2'] }]);
    expect(issues(await giveBack('1', ['A-2']))).toEqual([['lines.0.serialNumbers.0', 'serialGone']]);
    expect(await serials()).toEqual([
      { number: 'A-1', state: 'IN_STOCK' },
      { number: 'A-2', state: 'RETURNED' },
    ]);
    expect(await returnable()).toEqual(['A-1']);
    // A piece that was repaired comes again with its number.
    expect(issues(await receive('1', ['A-2']))).toEqual([]);
  });

  it('are held once by the database, however many receive them at once', async () => {
    const { receive, serials } = await ordered('20');
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive('1', ['SAME'])));
    expect(answers.filter(({ errors }) => !errors.length)).toHaveLength(1);
    expect(await serials()).toHaveLength(1);
  });

  it('are of products that have them', async () => {
    const { receive } = await ordered('5', false);
    expect(issues(await receive('1', ['X']))).toEqual([['lines.0.serialNumbers', 'serialsNotKept']]);
  });
});

describe('a scan', () => {
  const line = (barcode: string, input: Partial<ScannedLine> = {}, isSerialized = false): ScannedLine => ({
    quantity: '2',
    accepted: '0',
    product: { name: barcode },
    inventoryProduct: { isSerialized, barcode, code: `C-${barcode}` },
    ...input,
  });
  const none = { current: undefined, counted: [] };

  it('adds one to the line of its barcode or code, of several to the one that still expects some', () => {
    const lines = [line('111'), line('222', { accepted: '2' }), line('222'), line('x', { inventoryProduct: null })];
    expect(scanLine(lines, '111', none)).toEqual({ kind: 'PIECE', index: 0 });
    expect(scanLine(lines, 'c-111', none)).toEqual({ kind: 'PIECE', index: 0 });
    expect(scanLine(lines, '222', none)).toEqual({ kind: 'PIECE', index: 2 });
    const counted = lines.map(() => ({ accepted: '2', serialNumbers: '' }));
    expect(scanLine(lines, '222', { current: 2, counted })).toEqual({ kind: 'PIECE', index: 2 });
    expect(scanLine(lines, '333', none)).toEqual({ kind: 'UNKNOWN' });
  });

  it('is a serial number after the barcode of a product that has them, once', () => {
    const lines = [line('111', {}, true), line('222')];
    expect(scanLine(lines, '111', none)).toEqual({ kind: 'SERIALS', index: 0 });
    const counted = [
      { accepted: '1', serialNumbers: 'S1' },
      { accepted: '0', serialNumbers: '' },
    ];
    expect(scanLine(lines, 'S2', { current: 0, counted })).toEqual({ kind: 'SERIAL', index: 0 });
    expect(scanLine(lines, 's1', { current: 0, counted })).toEqual({ kind: 'TWICE' });
    expect(scanLine(lines, 'S2', { current: 1, counted })).toEqual({ kind: 'UNKNOWN' });
  });
});
