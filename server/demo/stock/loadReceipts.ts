import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { GoodsReceiptStatus, type GoodsReceipt } from '../../inventory/receipt/GoodsReceipt.ts';
import { GoodsReceiptService } from '../../inventory/receipt/GoodsReceiptService.ts';
import { receiveGoods } from '../../inventory/receipt/receiveGoods.ts';
import { StockLevel } from '../../inventory/stock/StockLevel.ts';
import type { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import type { StockRoom } from './StockRoom.ts';

/** Loads goods receipts of both warehouses: two posted, and a draft of a delivery that is being unpacked. */
export async function loadReceipts(room: StockRoom): Promise<GoodsReceipt[]> {
  const { em, home, second } = room;
  const [first, other, unpacking] = room.texts.receipts;
  const numbers = new NumberBook('GOODS_RECEIPT', 'GRN');
  const receipts = [
    await receive(await prepare({ ...first, warehouse: home, daysAgo: 9, count: 12 })),
    await receive(await prepare({ ...other, warehouse: second, daysAgo: 3, count: 4 })),
    await prepare({ ...unpacking, warehouse: home, daysAgo: 1 / 12, count: 6 }),
  ];
  await numbers.close(em);
  return receipts;

  interface Delivery {
    supplier: string;
    reference: string;
    note: string | null;
    warehouse: Warehouse;
    daysAgo: number;
    count: number;
  }

  async function prepare({ supplier, reference, note, warehouse, daysAgo, count }: Delivery): Promise<GoodsReceipt> {
    // Stock moves follow each other in time: only products that have not moved since can be received in the past.
    const quiet = {
      warehouse: warehouse.id,
      movedAt: { $lt: room.at(daysAgo) },
      product: { status: ActiveStatus.ACTIVE, isPerishable: false },
    };
    const levels = await em.find(StockLevel, quiet, { orderBy: { product: 'desc' }, limit: count });
    const products = await em.find(
      InventoryProduct,
      { id: { $in: levels.map(({ product }) => product.id) } },
      { orderBy: { code: 'asc' } },
    );
    const lines = products.map(({ id: productId, purchasePrice: unitCost }, index) => ({
      productId,
      quantity: String(6 + ((index * 5) % 18)),
      unitCost,
      batchNumber: null,
      manufacturedOn: null,
      expiresOn: null,
      serialNumbers: [],
    }));
    const values = { warehouseId: warehouse.id, supplier, supplierReference: reference, note, lines };
    const receipt = await new GoodsReceiptService(room.scope).create(values);
    return Object.assign(receipt, { createdAt: room.at(daysAgo), updatedAt: room.at(daysAgo) });
  }

  async function receive(receipt: GoodsReceipt): Promise<GoodsReceipt> {
    const postedAt = new Date(receipt.createdAt.getTime() + 25 * 60_000);
    const number = numbers.draw(room.dayOf(postedAt));
    Object.assign(receipt, { status: GoodsReceiptStatus.POSTED, number, postedAt, updatedAt: postedAt });
    const lines = await new GoodsReceiptService(room.scope).linesOf(receipt.id);
    await receiveGoods(em, receipt, lines, { acceptExpired: false, at: postedAt });
    await em.flush();
    return receipt;
  }
}
