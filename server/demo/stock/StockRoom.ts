import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../administration/user/User.ts';
import { Warehouse } from '../../inventory/warehouse/Warehouse.ts';
import type { StockTexts } from './stockTexts.ts';
import { demoNow } from '../demoNow.ts';

const day = 86_400_000;

/** A demo company's warehouses, and the user who moves and counts its stock. */
export class StockRoom {
  private constructor(
    readonly em: EntityManager,
    readonly texts: StockTexts,
    readonly keeper: User,
    private readonly timeZone: string,
    private readonly currency: string,
    readonly home: Warehouse,
    readonly second: Warehouse,
  ) {}

  static async open(
    em: EntityManager,
    { texts, keeper, timeZone, currency }: Pick<StockRoom, 'texts' | 'keeper'> & { timeZone: string; currency: string },
  ) {
    const [home, second] = await em.find(Warehouse, {}, { orderBy: { isDefault: 'desc' } });
    return new StockRoom(em, texts, keeper, timeZone, currency, home, second);
  }

  /** Scope for stock services, with the keeper as the viewer. */
  get scope() {
    return { em: this.em, viewer: { userId: this.keeper.id, currency: this.currency } } as never;
  }

  /** A time that many days ago; during working hours for whole days. */
  at(daysAgo: number): Date {
    const when = new Date(demoNow() - daysAgo * day);
    if (Number.isInteger(daysAgo)) when.setUTCHours(13, 20, 0, 0);
    return when;
  }

  /** Day in the company's time zone: 2026-11-21. */
  dayOf(when: Date): string {
    return when.toLocaleDateString('sv-SE', { timeZone: this.timeZone });
  }
}
