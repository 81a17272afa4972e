import { ServiceOf } from '../../core/record/EntityService.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Warehouse } from '../warehouse/Warehouse.ts';
import { Till, TillSession } from './Till.ts';
import { tillRules, type TillValues } from './till.rules.ts';

export class TillService extends ServiceOf(Till, tillRules) {
  /** Refuses to deactivate a till with an open session, whose cash has to be counted first. */
  protected override async guard({ status, warehouseId }: TillValues, current?: Till): Promise<void> {
    await refuseInactive(this.em, [{ field: 'warehouseId', Entity: Warehouse, id: warehouseId, before: current?.warehouse?.id }]);
    if (!current || status === ActiveStatus.ACTIVE || current.status === status) return;
    if (await this.em.count(TillSession, { till: current.id, closedAt: null })) throw new Refused('sessionOpen');
  }
}
