import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { adjustStock } from '../../inventory/stock/adjustStock.ts';
import { openBatch } from '../../inventory/stock/openBatch.ts';
import type { StockRequest } from '../../inventory/stock/moveStock.ts';
import { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import { startsIn, type PartiesText } from '../parties/readParties.ts';
import type { StockTexts } from './stockTexts.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** A product already loaded. */
interface LoadedProduct {
  id: string;
  code: string;
  purchasePrice: string;
  isPerishable: boolean;
}

/** A stock move of one day, for one reason. */
type Moves = Pick<StockRequest, 'productId' | 'quantity'> & Partial<StockRequest>;

/**
 * Loads months of a demo company's stock in chronological order: opening stock, purchases at changing prices, adjustments and scrap. Of
 * the non-perishable products only every third has later moves here; till sales of the others are loaded afterwards.
 */
export async function loadStock(
  em: EntityManager,
  parties: PartiesText,
  products: LoadedProduct[],
  texts: StockTexts,
  since: Date,
): Promise<void> {
  const starts = startsIn(parties);
  const second = await nameWarehouses(em, texts);
  const at = (days: number) => new Date(since.getTime() + days * day);
  const move = (days: number, reason: StockRequest['reason'], note: string, moves: Moves[]) =>
    adjustStock(
      em,
      moves.map(one => ({ reason, note, sourceId: newId(demoSource), ...one })),
      { at: at(days), description: note },
    );
  const lastDay = Math.floor((demoNow() - since.getTime()) / day) - 1;

  const lasting = products.filter(({ isPerishable }) => !isPerishable);
  await move(
    4,
    'OPENING',
    texts.opening,
    lasting.map(({ id: productId, code, purchasePrice: unitCost }) => ({
      productId,
      unitCost,
      quantity: String(starts.get(code)!.quantity),
    })),
  );
  await move(
    5,
    'OPENING',
    texts.opening,
    lasting
      .filter((_, index) => index % 4 === 1)
      .map(({ id: productId, code, purchasePrice: unitCost }) => {
        const quantity = String(Math.max(1, Math.round(starts.get(code)!.quantity / 5)));
        return { productId, unitCost, quantity, warehouseId: second };
      }),
  );
  // Products not sold at the till get monthly moves, at rising prices.
  const kept = lasting.filter((_, index) => index % 3 === 2);
  for (let month = 1; month * 30 + 16 < lastDay; month++) {
    const price = (cost: string) => (Number(cost) * (1 + month / 60)).toFixed(3);
    await move(
      month * 30,
      'PURCHASE',
      texts.delivery,
      kept.map(({ id: productId, code, purchasePrice }) => ({
        productId,
        unitCost: price(purchasePrice),
        quantity: String(Math.ceil(starts.get(code)!.quantity / 8)),
      })),
    );
    const one = kept[month % kept.length];
    await move(month * 30 + 9, 'ADJUSTMENT', texts.missing, [{ productId: one.id, quantity: '-1' }]);
    const broken = kept[(month * 2 + 1) % kept.length];
    await move(month * 30 + 16, 'SCRAP', texts.broken, [{ productId: broken.id, quantity: '-1' }]);
  }
  // One product is nearly out of stock, so that the low-stock list is not empty.
  const few = kept[0];
  await move(lastDay, 'ADJUSTMENT', texts.missing, [{ productId: few.id, quantity: `-${await leftOf(em, few.id, 1)}` }]);
  await loadBatches(
    em,
    products.filter(({ isPerishable }) => isPerishable),
    { starts, texts, lastDay, move },
  );
}

interface Perishing {
  starts: ReturnType<typeof startsIn>;
  texts: StockTexts;
  lastDay: number;
  move: (days: number, reason: StockRequest['reason'], note: string, moves: Moves[]) => Promise<unknown>;
}

/** Loads batches of perishable products: an old one, partly scrapped (and expired for the first product), and a fresh one. */
async function loadBatches(em: EntityManager, products: LoadedProduct[], { starts, texts, lastDay, move }: Perishing): Promise<void> {
  if (!products.length) return;
  const today = demoNow();
  const batchOf = ({ id: productId, code }: LoadedProduct, daysLeft: number) => {
    const expires = today + daysLeft * day;
    const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
    return openBatch(em, { productId, manufacturedOn: isoDay(expires - starts.get(code)!.shelfLife * day), expiresOn: isoDay(expires) });
  };
  for (const [index, product] of products.entries()) {
    const { id: productId, code, purchasePrice: unitCost } = product;
    const { quantity, shelfLife } = starts.get(code)!;
    const half = String(Math.ceil(quantity / 2));
    const old = await batchOf(product, index === 0 ? -3 : Math.ceil(shelfLife / 4));
    await move(lastDay - 20, 'PURCHASE', texts.delivery, [{ productId, unitCost, quantity: half, batchId: old }]);
    await move(lastDay - 9, 'SCRAP', texts.spoiled, [{ productId, quantity: `-${2 + (index % 3)}` }]);
    const fresh = await batchOf(product, Math.ceil(shelfLife * 0.8));
    await move(lastDay - 2, 'PURCHASE', texts.delivery, [{ productId, unitCost, quantity: half, batchId: fresh }]);
  }
}

/** Quantity to remove so that `left` remain. */
async function leftOf(em: EntityManager, productId: string, left: number): Promise<string> {
  const [row] = await em.execute<{ quantity: string }[]>(
    `select trim_scale(l.on_hand - ?)::text as quantity from stock_level l join warehouse w on w.company_id = l.company_id and w.id = l.warehouse_id
     where l.product_id = ? and w.is_default`,
    [left, productId],
  );
  return row.quantity;
}

/** Names the default warehouse and creates the second one. Returns the second one's id. */
async function nameWarehouses(em: EntityManager, { warehouses: [home, other] }: StockTexts): Promise<string> {
  await em.nativeUpdate(Warehouse, { isDefault: true }, home);
  const [id] = await insertRecords(em, Warehouse, [{ ...other, isDefault: false }]);
  return id;
}

/** Type code of source ids that belong to no stored document, for moves made before the company used Noria. */
const demoSource = 0x6f;
