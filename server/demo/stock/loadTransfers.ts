import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { transferStock } from '../../inventory/stock/transferStock.ts';
import { StockLevel } from '../../inventory/stock/StockLevel.ts';
import { StockTransferLine, StockTransferStatus, type StockTransfer } from '../../inventory/transfer/StockTransfer.ts';
import { StockTransferService } from '../../inventory/transfer/StockTransferService.ts';
import type { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import type { StockRoom } from './StockRoom.ts';

/** Days without a move before a product is transferred: its other history is already written and must not come later. */
const quietDays = 13;
/** Duration of a transfer in milliseconds. */
const onTheWay = 2 * 3_600_000;

/** Loads recent transfers between a demo company's two warehouses: two done, one cancelled, one draft. */
export async function loadTransfers(room: StockRoom): Promise<StockTransfer[]> {
  const { em, home, second } = room;
  const { restocked, broughtBack, calledOff, planned } = room.texts.transfers;
  const numbers = new NumberBook({ documentType: 'STOCK_TRANSFER', prefix: 'TR' });
  const quietIn = async ({ id }: Warehouse) => {
    const where = { warehouse: id, movedAt: { $lt: room.at(quietDays) }, onHand: { $gt: '12' }, product: { status: ActiveStatus.ACTIVE } };
    return (await em.find(StockLevel, where, { orderBy: { product: 'asc' } })).map(({ product }) => product.id);
  };
  const [atHome, inSecond] = [await quietIn(home), await quietIn(second)];
  const atBoth = atHome.filter(id => inSecond.includes(id));

  const transfers = [
    await carry(restocked, 12, [home, second], atHome.slice(0, 4)),
    await carry(broughtBack, 5, [second, home], atBoth.slice(-2)),
    await prepare(calledOff, 3, [home, second], atHome.slice(1, 3)),
    await prepare(planned, 1 / 8, [home, second], atHome.slice(-3)),
  ];
  transfers[2].status = StockTransferStatus.CANCELLED;
  await em.flush();
  await numbers.close(em);
  return transfers;

  async function prepare(note: string, daysAgo: number, [from, to]: Warehouse[], products: string[]): Promise<StockTransfer> {
    const lines = products.map((productId, index) => ({ productId, batchId: null, quantity: String(2 + index) }));
    const values = { fromWarehouseId: from.id, toWarehouseId: to.id, note, lines };
    const transfer = await new StockTransferService(room.scope).create(values);
    return Object.assign(transfer, { createdAt: room.at(daysAgo), updatedAt: room.at(daysAgo) });
  }

  async function carry(note: string, daysAgo: number, [from, to]: Warehouse[], products: string[]): Promise<StockTransfer> {
    const transfer = await prepare(note, daysAgo, [from, to], products);
    const doneAt = new Date(room.at(daysAgo).getTime() + onTheWay);
    const number = numbers.draw(room.dayOf(doneAt));
    Object.assign(transfer, { status: StockTransferStatus.DONE, number, doneAt, updatedAt: doneAt });
    const lines = await em.find(StockTransferLine, { transfer: transfer.id }, { orderBy: { position: 'asc' } });
    const loads = lines.map(({ id, product, quantity }) => ({ id, productId: product.id, batchId: null, quantity }));
    await transferStock(em, { from: from.id, to: to.id, sourceId: transfer.id, note }, loads, { at: doneAt });
    return transfer;
  }
}
