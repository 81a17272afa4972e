import { refusal } from '../../core/access/allows.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { lastRunOf } from '../../core/schedule/lastRunOf.ts';
import { nextPeriod } from '../../core/schedule/periods.rules.ts';
import { postManualEntry } from '../entry/postManualEntry.ts';
import { RecurringEntry } from './RecurringEntry.ts';
import { recurringEntryRules, type RecurringEntryValues } from './recurringEntry.rules.ts';

/** What decides whether, when and as what something is posted. */
const deciding = ['sourceId', 'frequency', 'startsOn', 'endsOn', 'ownerId', 'status'] as const;

/** Manual entries that are posted again each period: each period once. */
export class RecurringEntryService extends ServiceOf(RecurringEntry, recurringEntryRules) {
  override async create(input: RecurringEntryValues): Promise<RecurringEntry> {
    this.refusePosting();
    return super.create(input);
  }

  override async update(changes: Changes<RecurringEntryValues>): Promise<RecurringEntry> {
    if (deciding.some(name => changes[name] !== undefined)) this.refusePosting();
    return super.update(changes);
  }

  /**
   * Posts the entry of the period that falls due on `on`. Does nothing if that has been done, or is not due.
   * @throws what `postManualEntry` throws.
   */
  async run(id: string, on: string): Promise<RecurringEntry> {
    const recurring = await this.find(id);
    const { source, status, nextOn } = recurring;
    if (status !== 'ACTIVE' || nextOn !== on || on > (await companyToday(this.em))) return recurring;
    const [{ description, lines }] = await this.em.execute<[{ description: string; lines: object[] }]>(repeated, [source.id]);
    const entryId = await postManualEntry(this.scope, { postedOn: on, description, lines });
    await this.em.execute('insert into recurring_entry_run (recurring_id, period_on, entry_id) values (?, ?, ?)', [id, on, entryId]);
    Object.assign(recurring, { nextOn: nextPeriod(recurring, daysAfter(on, 1)), failedOn: null, failure: null });
    await this.em.flush();
    return recurring;
  }

  protected override async guard({ sourceId, ownerId }: RecurringEntryValues, current?: RecurringEntry): Promise<void> {
    await refuseInactive(this.em, [{ field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id }]);
    const [manual] = await this.em.execute(
      `select from journal_entry where company_id = noria_company() and id = ? and journal = 'GENERAL' and source_id is null and reverses_id is null`,
      [sourceId],
    );
    if (!manual) throw new InvalidInput({ field: 'sourceId', code: 'notFound' });
  }

  protected override async derive(values: RecurringEntryValues, current?: RecurringEntry): Promise<Record<string, unknown>> {
    const last = current && (await lastRunOf(this.em, 'recurring_entry_run', current.id));
    return { nextOn: nextPeriod(values, last ? daysAfter(last, 1) : values.startsOn) };
  }

  /** Whoever lets entries be posted must be allowed to post them. */
  private refusePosting(): void {
    const refused = refusal(this.scope.viewer, writersOf(RecurringEntry), 'APPROVE');
    if (refused) throw refused;
  }
}

/** SQL of the text and lines of an entry, as a manual entry takes them. */
const repeated = `
  select e.description, (select json_agg(json_build_object('accountId', l.account_id, 'debit', trim_scale(l.debit)::text, 'credit', trim_scale(l.credit)::text,
      'foreignAmount', trim_scale(abs(l.foreign_amount))::text, 'partyId', l.party_id, 'costCenterId', l.cost_center_id, 'note', l.note) order by l.position)
    from journal_line l where l.company_id = e.company_id and l.entry_id = e.id) as lines
  from journal_entry e where e.company_id = noria_company() and e.id = ?`;
