import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../core/database/ids.ts';
import { insertRecords } from '../../core/database/insertRecords.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { postManualEntry } from '../../ledger/entry/postManualEntry.ts';
import { RecurringEntry } from '../../ledger/recurringEntry/RecurringEntry.ts';
import type { MoneyText } from './loadMoney.ts';
import { demoNow } from '../demoNow.ts';

interface Depreciation {
  text: Pick<MoneyText, 'depreciation' | 'size'>;
  /** Id of the user who posts it. */
  owner: string;
  profile: { currency: string | null; timeZone: string };
}

/** Posts the depreciation of last month by hand, and lets it repeat each month from the first day of the next one on. */
export async function loadDepreciation(em: EntityManager, { text, owner, profile }: Depreciation) {
  const [year, month] = new Date(demoNow()).toLocaleDateString('sv-SE', { timeZone: profile.timeZone }).split('-').map(Number);
  const dayOf = (ofMonth: number, day: number) => new Date(Date.UTC(year, ofMonth, day)).toISOString().slice(0, 10);
  const accounts = await em.execute<{ id: string; number: string }[]>(
    `select id, number from account where company_id = noria_company() and number in ('1590', '6500') order by number desc`,
  );
  const amount = String(450 * text.size);
  const lines = accounts.map(({ id, number }) => ({ accountId: id, [number === '6500' ? 'debit' : 'credit']: amount }));
  const title = text.depreciation;
  const source = await postManualEntry({ em, viewer: profile }, { postedOn: dayOf(month - 1, 0), description: title, lines });
  const startsOn = dayOf(month, 1);
  const record = {
    id: newId(codeOf(RecurringEntry)),
    title,
    frequency: 'MONTHLY',
    startsOn,
    endsOn: null,
    nextOn: startsOn,
    owner,
    source,
  };
  await insertRecords(em, RecurringEntry, [record]);
  return [{ id: record.id, name: title, createdAt: new Date(demoNow()), owner }];
}
