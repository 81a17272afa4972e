import { EntityService } from '../../core/database/EntityService.ts';
import { Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { Till, TillSession } from './Till.ts';
import { tillRules } from './till.rules.ts';

/** What is said of a till. */
export type TillValues = Pick<Till, 'name' | 'status'>;

export class TillService extends EntityService<Till, TillValues> {
  protected readonly Entity = Till;
  protected readonly rules = tillRules;

  /** A drawer with cash in it is counted first. */
  protected override async guard({ status }: TillValues, current?: Till): Promise<void> {
    if (!current || status === ActiveStatus.ACTIVE || current.status === status) return;
    if (await this.em.count(TillSession, { till: current.id, closedAt: null })) throw new Refused('sessionOpen');
  }
}
