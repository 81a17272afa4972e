import { LockMode, wrap } from '@mikro-orm/core';
import { companyToday } from '../../core/database/companyToday.ts';
import { Conflict, InvalidInput, Refused } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { JournalEntry } from '../entry/JournalEntry.ts';
import { postEntry } from '../entry/postEntry.ts';
import { reverseEntry } from '../entry/reverseEntry.ts';
import { FiscalYear } from './FiscalYear.ts';
import { LedgerSetting } from './LedgerSetting.ts';

/** Locks periods and closes years. Each action waits for transactions that are posting, and makes later ones wait. */
export class PeriodService {
  constructor(private readonly scope: Scope) {}

  private get em() {
    return this.scope.em;
  }

  /**
   * Moves the lock date forward or back; null unlocks everything outside closed years.
   * @throws InvalidInput `dayNotOver` for today and later; Refused `fiscalYearClosed` {year} for a day before the end of a closed year.
   */
  async setLockDate(lockedUntil: string | null, version?: number): Promise<LedgerSetting> {
    const setting = await this.lock();
    if (version !== undefined && version !== null && version !== setting.version) throw new Conflict(setting.id);
    if (lockedUntil && lockedUntil >= (await companyToday(this.em))) throw new InvalidInput({ field: 'lockedUntil', code: 'dayNotOver' });
    const [last] = await this.em.find(FiscalYear, { deletedAt: null }, { orderBy: { endsOn: 'desc' }, limit: 1 });
    if (last && (lockedUntil ?? '') < last.endsOn) throw new Refused('fiscalYearClosed', { year: last.year });
    wrap(setting).assign({ lockedUntil });
    await this.em.flush();
    return setting;
  }

  /**
   * Closes a fiscal year that is over: posts the entry that brings income and expenses to zero against retained earnings, and locks its
   * days.
   * @throws InvalidInput `dayNotOver` before it ends, `taken` if it is already closed; Refused `fiscalYearOpen` {year} while an earlier
   * year is open.
   */
  async closeFiscalYear(year: number): Promise<FiscalYear> {
    const setting = await this.lock();
    if (year < 1 || year > 9_999) throw new InvalidInput({ field: 'year', code: 'invalid' });
    const { startsOn, endsOn } = await this.bounds(year);
    if (endsOn >= (await companyToday(this.em))) throw new InvalidInput({ field: 'year', code: 'dayNotOver' });
    if (await this.em.count(FiscalYear, { year, deletedAt: null })) throw new InvalidInput({ field: 'year', code: 'taken' });
    const [before] = await this.em.execute<{ year: number }[]>(
      `select min(fiscal_year) as year from journal_entry e where company_id = noria_company() and posted_on < ?
         and not exists (select from fiscal_year f where f.company_id = e.company_id and f.year = e.fiscal_year and f.deleted_at is null)`,
      [startsOn],
    );
    if (before.year !== null) throw new Refused('fiscalYearOpen', { year: before.year });
    const closed = this.em.create(FiscalYear, { year, startsOn, endsOn });
    await this.em.flush();
    const entry = await this.unlocked(setting, async () => {
      const lines = await this.closingLines(startsOn, endsOn);
      return postEntry(this.em, { postedOn: endsOn, journal: 'GENERAL', sourceId: closed.id, lines });
    });
    closed.entry = entry ? (this.em.getReference(JournalEntry, entry, { wrapped: true }) as never) : null;
    if (!setting.lockedUntil || setting.lockedUntil < endsOn) setting.lockedUntil = endsOn;
    await this.em.flush();
    return closed;
  }

  /** Reopens the year closed last by reversing its closing entry; the lock date stays where it is. */
  async reopenFiscalYear(year: number): Promise<FiscalYear> {
    const setting = await this.lock();
    const [last] = await this.em.find(FiscalYear, { deletedAt: null }, { orderBy: { endsOn: 'desc' }, limit: 1 });
    if (last?.year !== year) throw new InvalidInput({ field: 'year', code: 'notFound' });
    const { entry, endsOn } = last;
    if (entry) await this.unlocked(setting, () => reverseEntry(this.em, entry.id, { postedOn: endsOn }));
    last.deletedAt = new Date();
    await this.em.flush();
    return last;
  }

  /** Blocks all posting until the transaction ends, and returns the settings. */
  private async lock(): Promise<LedgerSetting> {
    await this.em.execute('select pg_advisory_xact_lock(noria_ledger_lock(noria_company()))');
    return this.em.findOneOrFail(LedgerSetting, { companyId: this.scope.viewer.companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  }

  /** Runs work on days that may already be locked. Safe because this transaction holds the ledger lock. */
  private async unlocked<T>({ id, lockedUntil }: LedgerSetting, work: () => Promise<T>): Promise<T> {
    const set = 'update ledger_setting set locked_until = ? where company_id = noria_company() and id = ?';
    await this.em.execute(set, [null, id]);
    const done = await work();
    await this.em.execute(set, [lockedUntil, id]);
    return done;
  }

  private async bounds(year: number): Promise<{ startsOn: string; endsOn: string }> {
    const [bounds] = await this.em.execute<{ startsOn: string; endsOn: string }[]>(
      `select starts_on::date::text as "startsOn", (starts_on + interval '1 year' - interval '1 day')::date::text as "endsOn"
       from (select make_date(?, fiscal_year_start_month, 1) as starts_on from company where id = noria_company()) y`,
      [year],
    );
    return bounds;
  }

  /** Returns the opposite of each income and expense account's balance, by cost center, with the difference going to retained earnings. */
  private async closingLines(startsOn: string, endsOn: string) {
    const balances = await this.em.execute<{ id: string; costCenterId: string | null; credit: string }[]>(
      `select a.id, l.cost_center_id as "costCenterId", sum(l.debit - l.credit)::text as credit
       from account a join account_day l on l.company_id = a.company_id and l.account_id = a.id and l.posted_on between ? and ?
       where a.company_id = noria_company() and a.type in ('INCOME', 'EXPENSE')
       group by a.id, a.number, l.cost_center_id having sum(l.debit - l.credit) <> 0 order by a.number`,
      [startsOn, endsOn],
    );
    return balances.flatMap(({ id, costCenterId, credit }) => [
      { account: { id }, costCenterId, credit },
      { account: 'RETAINED_EARNINGS' as const, debit: credit },
    ]);
  }
}
