import type { EntityManager } from '@mikro-orm/postgresql';
import { currentPartyName, ofParties } from '../party/partyColumns.ts';
import { partyKinds } from '../party/partyKinds.ts';
import type { MatchProposal } from './MatchProposal.ts';

/** Proposals returned at most, and days that a booking may lie from its entry. */
const limit = 20;
const daysApart = 30;
/** Characters of a search that are looked at. */
const searchLimit = 100;

/** What speaks for a proposal: its number in the text, its amount, its party by account number or name, a day near the booking's. */
const points = { number: 50, amount: 30, party: 25, day: 10 };

/**
 * Returns what a booking may stand for, the likeliest first: entries on the account that no booking is matched with, and open documents that
 * it may pay. With a search, whatever is found by number, party or text. Null if there is no such booking.
 */
export async function matchProposals(em: EntityManager, lineId: string, search?: string | null): Promise<MatchProposal[] | null> {
  const words = (search ?? '').trim().slice(0, searchLimit) || null;
  const [{ proposals }] = await em.execute<[{ proposals: MatchProposal[] | null }]>(text, [lineId, words]);
  return proposals;
}

/** SQL of a text's letters and digits, by which references are compared however they are spaced. */
const bare = (text: string) => `(regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g') collate "C")`;

const named = partyKinds.map(
  ({ table, detail }) => `select p.id from line join ${table} p on p.company_id = noria_company() and p.deleted_at is null
    and line.name collate "C" in (noria_fold(p.name) collate "C", noria_fold(p.${detail}) collate "C")`,
);

// Who was paid or paid from an account number before is who it belongs to.
const text = `
  with q as materialized (select ?::uuid as id, noria_fold(?::text) as search),
  line as materialized (
    select l.id, l.amount, l.booked_on, l.bank_account_id, b.account_id, b.opened_on, b.currency, l.party_iban, q.search, nullif(noria_fold(l.party_name), '') as name,
      ${bare(`coalesce(l.reference, '') || ' ' || coalesce(l.bank_reference, '')`)} as words
    from q join bank_statement_line l on l.company_id = noria_company() and l.id = q.id
      join bank_account b on b.company_id = l.company_id and b.id = l.bank_account_id
  ), parties as materialized (
    select coalesce(array_agg(distinct noria_party(noria_company(), p.id)), '{}') as ids from (
      select j.party_id as id from line
        join bank_statement_line o on o.company_id = noria_company() and o.party_iban = line.party_iban
        join bank_match m on m.company_id = o.company_id and m.line_id = o.id
        join journal_line j on j.company_id = m.company_id and j.entry_id = m.entry_id and j.party_id is not null
      union ${named.join(' union ')}
    ) p
  ), moved as (
    select j.entry_id, min(j.posted_on) as posted_on, sum(coalesce(j.foreign_amount, j.debit - j.credit)) as amount, (array_agg(j.party_id) filter (where j.party_id is not null))[1] as party_id
    from line join journal_line j on j.company_id = noria_company() and j.account_id = line.account_id
      and j.posted_on between greatest(line.opened_on, line.booked_on - case when line.search is null then ${daysApart} else 366 end)
        and line.booked_on + ${daysApart}
    where j.foreign_amount is distinct from 0
      and not exists (select from bank_match m where m.company_id = j.company_id and m.entry_id = j.entry_id and m.position = j.position)
    group by j.entry_id
  ), found as (
    select 'ENTRY' as kind, e.id, coalesce(p.number, e.number) as number, e.source_id, m.posted_on as on_day, m.amount, noria_party(e.company_id, m.party_id) as party_id,
      coalesce(p.reference, e.description) as text, false as is_overdue,
      case when m.amount = line.amount then ${points.amount} else 0 end
        + case when abs(m.posted_on - line.booked_on) <= 5 then ${points.day} else 0 end as score
    from line join moved m on line.search is not null or m.amount = line.amount
      join journal_entry e on e.company_id = noria_company() and e.id = m.entry_id
      left join payment p on p.company_id = e.company_id and p.id = e.source_id
    union all
    select 'DOCUMENT', i.id, i.number, i.id, i.due_on, (i.amount - i.paid - i.credited) * sign(line.amount), noria_party(i.company_id, i.party_id), null,
      i.due_on < line.booked_on,
      case when i.amount - i.paid - i.credited = abs(line.amount) then ${points.amount} else 0 end
    from line join open_item i on i.company_id = noria_company() and i.direction = case when line.amount > 0 then 'RECEIVABLE' else 'PAYABLE' end
      and i.voided_on is null and i.currency = line.currency and i.amount > i.paid + i.credited and i.issued_on <= line.booked_on + ${daysApart}
    where line.search is not null or i.amount - i.paid - i.credited = abs(line.amount)
      or ${ofParties('i.party_id', '(select ids from parties)')}
      or length(i.number) > 3 and strpos(line.words, ${bare('i.number')}) > 0
  ), scored as (
    select f.*, ${currentPartyName({ companyId: 'noria_company()', partyId: 'f.party_id' })} as party_name,
      f.score + case when f.party_id = any((select ids from parties)::uuid[]) then ${points.party} else 0 end
        + case when length(f.number) > 3 and strpos(line.words, ${bare('f.number')}) > 0 then ${points.number} else 0 end
        + case when line.words <> '' and length(f.text) > 3
            and strpos(line.words, ${bare('f.text')}) > 0
            and ${bare('f.text')} <> '' then ${points.number} else 0 end as points
    from line join found f on true
  ), chosen as (
    select s.* from line join scored s on line.search is null
      or strpos(noria_fold(concat_ws(' ', s.number collate "C", s.party_name collate "C", s.text collate "C")) collate "C", line.search collate "C") > 0
    order by s.points desc, abs(s.on_day - line.booked_on), s.number limit ${limit}
  )
  select (select coalesce((select jsonb_agg(jsonb_build_object('recordId', c.id, 'kind', c.kind, 'number', c.number, 'documentId', c.source_id,
      'partyId', c.party_id, 'partyName', c.party_name, 'text', c.text, 'on', c.on_day, 'amount', trim_scale(c.amount)::text,
      'isOverdue', c.is_overdue, 'isLikely', c.points >= ${points.amount + points.day})
      order by c.points desc, abs(c.on_day - line.booked_on), c.number) from chosen c), '[]') from line) as proposals`;
