import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Warehouse } from './Warehouse.ts';
import { warehouseRules, type WarehouseValues } from './warehouse.rules.ts';

/** Warehouses. One is always the default and active, so the last active warehouse cannot be removed. */
export class WarehouseService extends ServiceOf(Warehouse, warehouseRules) {
  override async create(input: WarehouseValues): Promise<Warehouse> {
    await this.hold();
    return super.create(input);
  }

  override async update(changes: Changes<WarehouseValues>): Promise<Warehouse> {
    await this.hold();
    return super.update(changes);
  }

  override async delete(ids: string[]): Promise<string[]> {
    await this.hold();
    return super.delete(ids);
  }

  /** Moves the default flag to this warehouse if requested; a company always has a default. */
  protected override async guard({ isDefault, status }: WarehouseValues, current?: Warehouse): Promise<void> {
    if (isDefault && status !== ActiveStatus.ACTIVE) throw new InvalidInput({ field: 'status', code: 'warehouseIsDefault' });
    if (current?.isDefault && !isDefault) throw new InvalidInput({ field: 'isDefault', code: 'warehouseIsDefault' });
    if (!isDefault || current?.isDefault) return;
    const before = await this.em.findOneOrFail(Warehouse, { isDefault: true });
    before.isDefault = false;
    await this.em.flush();
  }

  protected override async guardDelete({ id, isDefault }: Warehouse): Promise<void> {
    if (isDefault) throw new Refused('warehouseIsDefault');
    const [{ held }] = await this.em.execute<{ held: boolean }[]>(
      'select exists (select from stock_level where company_id = noria_company() and warehouse_id = ? and on_hand > 0) as held',
      [id],
    );
    if (held) throw new Refused('warehouseHoldsStock');
  }

  /** Serializes concurrent changes of the default warehouse. */
  private async hold(): Promise<void> {
    await this.em.execute('select from warehouse where company_id = noria_company() and is_default for no key update');
  }
}
