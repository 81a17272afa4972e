import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { InventoryProduct } from '../../inventory/product/InventoryProduct.ts';
import { GoodsReceiptStatus, type GoodsReceipt } from '../../inventory/receipt/GoodsReceipt.ts';
import type { ReceivedValues } from '../../inventory/receipt/goodsReceipt.rules.ts';
import { GoodsReceiptService } from '../../inventory/receipt/GoodsReceiptService.ts';
import { receiveGoods } from '../../inventory/receipt/receiveGoods.ts';
import { StockLevel } from '../../inventory/stock/StockLevel.ts';
import type { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { NumberBook } from '../deals/NumberBook.ts';
import type { StockRoom } from './StockRoom.ts';

/**
 * Loads goods receipts of both warehouses: two posted, one of a product with serial numbers, and a draft of a delivery that is being
 * unpacked.
 */
export async function loadReceipts(room: StockRoom): Promise<GoodsReceipt[]> {
  const { em, home, second } = room;
  const [first, other, unpacking] = room.texts.receipts;
  const numbers = new NumberBook({ documentType: 'GOODS_RECEIPT', prefix: 'GRN' });
  const receipts = [
    await receive(await prepare({ ...first, warehouse: home, daysAgo: 9, count: 12 })),
    await receive(await prepare({ ...other, warehouse: second, daysAgo: 3, count: 4 })),
    await receive(await prepareSerials()),
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
    return draft({ supplier, reference, note, warehouse, daysAgo }, lines);
  }

  async function draft(
    { supplier, reference, note, warehouse, daysAgo }: Omit<Delivery, 'count'>,
    lines: ReceivedValues[],
  ): Promise<GoodsReceipt> {
    const values = { warehouseId: warehouse.id, supplier, supplierReference: reference, note, lines };
    const receipt = await new GoodsReceiptService(room.scope).create(values);
    return Object.assign(receipt, { createdAt: room.at(daysAgo), updatedAt: room.at(daysAgo) });
  }

  async function prepareSerials(): Promise<GoodsReceipt> {
    const { supplier, reference, note, serials, ...facts } = room.texts.serialized;
    const createdAt = room.at(4);
    const { id: productId } = em.create(InventoryProduct, {
      ...facts,
      brand: null,
      barcode: null,
      priceIncludesTax: false,
      isSerialized: true,
      createdAt,
      updatedAt: createdAt,
    });
    await em.flush();
    const undated = { batchNumber: null, manufacturedOn: null, expiresOn: null };
    const line = { productId, quantity: String(serials.length), unitCost: facts.purchasePrice, serialNumbers: serials, ...undated };
    return draft({ supplier, reference, note, warehouse: home, daysAgo: 2 }, [line]);
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
