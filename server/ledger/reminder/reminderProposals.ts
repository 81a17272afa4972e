import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { levelsOf } from './levelsOf.ts';

/** Maximum number of customers proposed at once. */
const customerLimit = 200;

@ObjectType({ description: 'An overdue document of which its customer is to be reminded.' })
class ReminderDocument {
  @Field(() => ID) documentId!: string;
  @Field(() => String) kind!: string;
  @Field(() => String, { nullable: true }) number!: string | null;
  @Field(() => DateOnly) dueOn!: string;
  @Field(() => Int) daysLate!: number;
  @Field(() => DecimalText) balance!: string;
  @Field(() => Int, { description: 'How often the customer will have been reminded of it with this one: 1 to 3.' }) level!: number;
}

/** A customer to be reminded, and of what. */
@ObjectType()
export class ReminderProposal {
  @Field(() => ID) customerId!: string;
  @Field(() => String) customerName!: string;
  @Field(() => String, { nullable: true, description: 'Without one, it can only be printed.' }) email!: string | null;
  @Field(() => String) currency!: string;
  @Field(() => Int, { description: 'The highest level of its documents, which says text and fee.' }) level!: number;
  @Field(() => DecimalText) total!: string;
  @Field(() => DecimalText) fee!: string;
  @Field(() => [ReminderDocument]) documents!: ReminderDocument[];
}

/**
 * Proposes whom to remind today: of documents that are overdue by the days of their next level, that nobody disputes, and of which the
 * customer was reminded at least as long ago as the days between the two levels. Of one customer if `customerId` says so.
 */
export async function reminderProposals(em: EntityManager, customerId?: string): Promise<ReminderProposal[]> {
  const levels = await levelsOf(em);
  const found = await em.execute<(Omit<ReminderProposal, 'fee'> & { documents: ReminderDocument[]; isOwn: boolean })[]>(
    `with level as (
       select * from jsonb_to_recordset(?::jsonb) as l (level integer, days integer, gap integer)
     ), due as (
       select c.id as customer_id, c.name, c.email, i.currency, i.exchange_rate is null as is_own, i.id, i.kind, i.number, i.due_on, i.balance, t.today - i.due_on as late, n.level
       from (select (now() at time zone time_zone)::date as today from company where id = noria_company()) t
         join open_item_balance i on i.company_id = noria_company() and i.direction = 'RECEIVABLE' and i.balance > 0 and i.due_on < t.today
         join customer c on c.company_id = i.company_id and c.id = i.party_id and c.deleted_at is null
         left join lateral (select max(l.level) as level, max(l.sent_on) as sent_on from reminder_line l
           where l.company_id = i.company_id and l.document_id = i.id) s on true
         join level n on n.level = coalesce(s.level, 0) + 1
       where i.kind <> 'REMINDER_FEE' and t.today - i.due_on >= n.days and (s.sent_on is null or t.today - s.sent_on >= n.gap)
         and not exists (select from dispute d where d.company_id = i.company_id and d.document_id = i.id)
         and (?::uuid is null or c.id = noria_party(noria_company(), ?::uuid))
     )
     select customer_id as "customerId", name as "customerName", email, trim(currency) as currency, bool_and(is_own) as "isOwn", max(level) as level,
       trim_scale(sum(balance))::text as total,
       jsonb_agg(jsonb_build_object('documentId', id, 'kind', kind, 'number', number, 'dueOn', due_on, 'daysLate', late,
         'balance', trim_scale(balance)::text, 'level', level) order by due_on, number, id) as documents
     from due group by customer_id, name, email, currency order by max(level) desc, sum(balance) desc, customer_id limit ${customerLimit}`,
    [
      JSON.stringify(levels.map(({ days }, index) => ({ level: index + 1, days, gap: index ? days - levels[index - 1].days : 0 }))),
      customerId ?? null,
      customerId ?? null,
    ],
  );
  // Fees are in the company's currency, so that documents in another one bear none.
  return found.map(({ isOwn, ...proposal }) => ({ ...proposal, fee: isOwn ? levels[proposal.level - 1].fee : '0' }));
}
