import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { moveStatus } from '../../core/database/moveStatus.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { drawNumber } from '../../core/numbering/drawNumber.ts';
import { InventoryProduct } from '../product/InventoryProduct.ts';
import { documentSerials } from '../serial/serialNumbers.rules.ts';
import { transferStock } from '../stock/transferStock.ts';
import { refuseParts } from '../stock/refuseParts.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { StockTransfer, StockTransferLine, StockTransferStatus } from './StockTransfer.ts';
import { stockTransferRules, stockTransferTransitions, type StockTransferValues } from './stockTransfer.rules.ts';

/** Input values of a line. */
export interface StockTransferLineValues {
  productId: string;
  batchId: string | null;
  quantity: string;
}

export class StockTransferService extends ServiceOf(StockTransfer, stockTransferRules) {
  override async create(input: StockTransferValues): Promise<StockTransfer> {
    const transfer = await super.create(input);
    await this.writeLines(transfer, check(stockTransferRules, input).lines);
    return transfer;
  }

  /** Updates a draft; other transfers are final. */
  override async update(changes: Changes<StockTransferValues>): Promise<StockTransfer> {
    const transfer = await super.update(changes);
    if (changes.lines)
      await this.writeLines(transfer, check(stockTransferRules.shape.lines, changes.lines), await this.linesOf(transfer.id));
    return transfer;
  }

  /**
   * Transfers the stock, once: draws the number, and moves stock out and in at the same value.
   * @throws InvalidInput `serialNumbers` as `moveStock`; Refused `notEnoughStock`.
   */
  async finish(id: string, version: number | undefined, input: object = {}): Promise<StockTransfer> {
    const { serialNumbers } = check(documentSerials, input);
    const transfer = await this.find(id, version);
    if (!moveStatus(transfer, StockTransferStatus.DONE, stockTransferTransitions)) return transfer;
    transfer.number = await drawNumber(this.em, { documentType: 'STOCK_TRANSFER', prefix: 'TR' });
    transfer.doneAt = new Date();
    const { fromWarehouse: from, toWarehouse: to } = transfer;
    await refuseInactive(this.em, [{ field: 'toWarehouseId', Entity: Warehouse, id: to.id }]);
    const lines = await this.linesOf(id);
    await transferStock(this.em, { from: from.id, to: to.id, sourceId: id, note: transfer.note }, lines, { serialNumbers });
    await this.em.flush();
    return transfer;
  }

  async cancel(id: string, version: number | undefined): Promise<StockTransfer> {
    const transfer = await this.find(id, version);
    if (moveStatus(transfer, StockTransferStatus.CANCELLED, stockTransferTransitions)) await this.em.flush();
    return transfer;
  }

  protected override async guard(values: StockTransferValues, current?: StockTransfer): Promise<void> {
    if (current && current.status !== StockTransferStatus.DRAFT) throw new Refused('documentLocked');
    const { fromWarehouseId, toWarehouseId, lines } = values;
    const known = new Set(current ? (await this.linesOf(current.id)).map(({ productId }) => productId) : []);
    await refuseInactive(this.em, [
      { field: 'fromWarehouseId', Entity: Warehouse, id: fromWarehouseId, before: current?.fromWarehouse.id },
      { field: 'toWarehouseId', Entity: Warehouse, id: toWarehouseId, before: current?.toWarehouse.id },
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
  }

  /** Touches the transfer so that its version increases with its lines, even if nothing else changes. */
  protected override async derive(_values: StockTransferValues, current?: StockTransfer): Promise<Record<string, unknown>> {
    return current ? { updatedAt: new Date() } : {};
  }

  protected override async guardDelete({ status }: StockTransfer): Promise<void> {
    if (status === StockTransferStatus.DONE) throw new Refused('documentLocked');
  }

  override async valuesOf(transfer: StockTransfer): Promise<Record<string, unknown>> {
    const lines = await this.linesOf(transfer.id);
    return {
      ...(await super.valuesOf(transfer)),
      lines: lines.map(({ productId, batchId, quantity }) => ({ productId, batchId, quantity })),
    };
  }

  /** Returns the lines in order. */
  private async linesOf(id: string): Promise<(StockTransferLineValues & { id: string })[]> {
    const lines = await this.em.find(StockTransferLine, { transfer: id }, { orderBy: { position: 'asc' }, disableIdentityMap: true });
    return lines.map(line => ({ id: line.id, productId: line.product.id, batchId: line.batch?.id ?? null, quantity: line.quantity }));
  }

  private async writeLines({ id }: StockTransfer, lines: StockTransferLineValues[], before: StockTransferLineValues[] = []): Promise<void> {
    if (before.length) await this.em.nativeDelete(StockTransferLine, { transfer: id });
    const rows = lines.map(({ productId: product, batchId: batch, quantity }, index) => ({
      transfer: id,
      position: index + 1,
      product,
      batch,
      quantity,
    }));
    await insertRecords(this.em, StockTransferLine, rows, { id, field: 'lines', ...(before.length && { before }) });
  }
}
