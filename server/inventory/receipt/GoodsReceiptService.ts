import { insertRecords } from '../../core/database/insertRecords.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { currencyDecimals } from '../../core/money/currencyDecimals.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { worth } from '../stock/movingAverage.ts';
import { refuseParts } from '../stock/refuseParts.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { GoodsReceipt, GoodsReceiptLine, GoodsReceiptStatus } from './GoodsReceipt.ts';
import {
  goodsReceiptRules,
  goodsReceiptTransitions,
  postReceiptRules,
  type GoodsReceiptValues,
  type ReceivedValues,
} from './goodsReceipt.rules.ts';
import { receiveGoods, returnGoods } from './receiveGoods.ts';

/** Input of a posting. */
interface Posting {
  id: string;
  version?: number;
  /** Whether goods may be received that have expired. */
  acceptExpired?: boolean;
}

export class GoodsReceiptService extends ServiceOf(GoodsReceipt, goodsReceiptRules) {
  override async create(input: GoodsReceiptValues): Promise<GoodsReceipt> {
    const receipt = await super.create(input);
    await this.writeLines(receipt, check(goodsReceiptRules, input).lines);
    return receipt;
  }

  /** Updates a draft; other receipts are final. */
  override async update(changes: Changes<GoodsReceiptValues>): Promise<GoodsReceipt> {
    const receipt = await super.update(changes);
    if (changes.lines) await this.writeLines(receipt, check(goodsReceiptRules.shape.lines, changes.lines), await this.linesOf(receipt.id));
    return receipt;
  }

  /**
   * Receives the goods, once: draws the number, moves the stock in and posts its cost, Dr inventory, Cr goods received.
   * @throws InvalidInput `lines.<n>.…` by field, such as `alreadyExpired`; Refused `currencyMissing`.
   */
  async post({ id, version, ...input }: Posting): Promise<GoodsReceipt> {
    const { acceptExpired } = check(postReceiptRules, input);
    const receipt = await this.find(id, version);
    if (!moveStatus(receipt, GoodsReceiptStatus.POSTED, goodsReceiptTransitions)) return receipt;
    await refuseInactive(this.em, [{ field: 'warehouseId', Entity: Warehouse, id: receipt.warehouse.id }]);
    receipt.number = await drawNumber(this.em, { documentType: 'GOODS_RECEIPT', prefix: 'GRN' });
    receipt.postedAt = new Date();
    await receiveGoods(this.em, receipt, await this.linesOf(id), { acceptExpired });
    await this.em.flush();
    return receipt;
  }

  /**
   * Takes the goods of a posted receipt out of stock again, once, and reverses their cost.
   * @throws Refused `notEnoughStock` if some of them are gone or reserved.
   */
  async reverse(id: string, version: number | undefined): Promise<GoodsReceipt> {
    const receipt = await this.find(id, version);
    if (!moveStatus(receipt, GoodsReceiptStatus.REVERSED, goodsReceiptTransitions)) return receipt;
    receipt.reversedAt = new Date();
    await returnGoods(this.em, receipt, await this.linesOf(id));
    await this.em.flush();
    return receipt;
  }

  protected override async guard({ warehouseId, lines }: GoodsReceiptValues, current?: GoodsReceipt): Promise<void> {
    if (current && current.status !== GoodsReceiptStatus.DRAFT) throw new Refused('documentLocked');
    const known = new Set(current ? (await this.linesOf(current.id)).map(({ productId }) => productId) : []);
    await refuseInactive(this.em, [
      { field: 'warehouseId', Entity: Warehouse, id: warehouseId, before: current?.warehouse.id },
      ...lines.map(({ productId: id }, index) => ({
        field: `lines.${index}.productId`,
        Entity: InventoryProduct,
        id,
        before: known.has(id) ? id : null,
      })),
    ]);
    await refuseParts(
      this.em,
      lines.map(({ productId, quantity }, index) => ({ productId, quantity, field: `lines.${index}.quantity` })),
    );
    await this.refuseUndated(lines);
  }

  /** Refuses perishable goods without an expiry date. */
  private async refuseUndated(lines: ReceivedValues[]): Promise<void> {
    const undated = lines.filter(({ expiresOn }) => !expiresOn).map(({ productId }) => productId);
    const products = await this.em.find(InventoryProduct, { id: { $in: undated }, isPerishable: true }, { fields: ['id'] });
    const perishable = new Set(products.map(({ id }) => id));
    const issues = lines.flatMap(({ productId, expiresOn }, index) =>
      !expiresOn && perishable.has(productId) ? [{ field: `lines.${index}.expiresOn`, code: 'required' }] : [],
    );
    if (issues.length) throw new InvalidInput(...issues);
  }

  /** Touches the receipt so that its version increases with its lines, even if nothing else changes. */
  protected override async derive(_values: GoodsReceiptValues, current?: GoodsReceipt): Promise<Record<string, unknown>> {
    return current ? { updatedAt: new Date() } : {};
  }

  protected override async guardDelete({ status }: GoodsReceipt): Promise<void> {
    if (status !== GoodsReceiptStatus.DRAFT) throw new Refused('documentLocked');
  }

  override async valuesOf(receipt: GoodsReceipt): Promise<Record<string, unknown>> {
    const lines = await this.linesOf(receipt.id);
    return { ...(await super.valuesOf(receipt)), lines: lines.map(({ id: _id, batchId: _batch, value: _value, ...line }) => line) };
  }

  /** Returns the lines in order. */
  async linesOf(id: string) {
    const lines = await this.em.find(GoodsReceiptLine, { receipt: id }, { orderBy: { position: 'asc' }, disableIdentityMap: true });
    return lines.map(
      ({ id: lineId, product, batch, quantity, unitCost, value, batchNumber, manufacturedOn, expiresOn, serialNumbers }) => ({
        id: lineId,
        productId: product.id,
        batchId: batch?.id ?? null,
        value,
        quantity,
        unitCost,
        batchNumber,
        manufacturedOn,
        expiresOn,
        serialNumbers,
      }),
    );
  }

  private async writeLines({ id }: GoodsReceipt, lines: ReceivedValues[], before: ReceivedValues[] = []): Promise<void> {
    const digits = currencyDecimals(currencyOf(this.scope.viewer));
    if (before.length) await this.em.nativeDelete(GoodsReceiptLine, { receipt: id });
    const rows = lines.map(({ productId: product, ...line }, index) => ({
      receipt: id,
      position: index + 1,
      product,
      ...line,
      value: worth(line.quantity, line.unitCost, digits).toFixed(),
    }));
    await insertRecords(this.em, GoodsReceiptLine, rows, { id, field: 'lines', ...(before.length && { before }) });
  }
}
