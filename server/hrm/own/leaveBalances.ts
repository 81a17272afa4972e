import type { EntityManager } from '@mikro-orm/postgresql';
import { Field, ID, ObjectType } from 'type-graphql';
import { DecimalText } from '../../core/graphql/scalars.ts';

/** An employee's balance of a type of leave in a calendar year, in days by halves. */
@ObjectType()
export class LeaveBalance {
  @Field(() => ID) leaveTypeId!: string;
  @Field(() => String) title!: string;
  @Field(() => Boolean, { description: 'Whether pay is reduced by the days taken.' }) isUnpaid!: boolean;
  @Field(() => DecimalText, { nullable: true, description: 'Days of the year; null for any number.' }) granted!: string | null;
  @Field(() => DecimalText, { description: 'Days approved.' }) taken!: string;
  @Field(() => DecimalText, { description: 'Days requested and not decided yet.' }) pending!: string;
  @Field(() => DecimalText, { nullable: true, description: 'Days left; null for any number.' }) left!: string | null;
}

/** Reads the balances of the viewer's own leave, of the types that can be requested or were taken in the year. */
export function ownLeaveBalances(em: EntityManager, year: number): Promise<LeaveBalance[]> {
  return em.execute<LeaveBalance[]>(
    `select t.id as "leaveTypeId", t.title, t.is_unpaid as "isUnpaid", trim_scale(t.yearly_days)::text as granted,
       trim_scale(u.taken / 2)::text as taken, trim_scale(u.pending / 2)::text as pending, trim_scale(t.yearly_days - (u.taken + u.pending) / 2)::text as left
     from leave_type t join own_employee o on o.company_id = t.company_id cross join lateral (
       select count(*) filter (where r.status = 'APPROVED')::numeric as taken, count(*) filter (where r.status = 'PENDING')::numeric as pending
       from leave_day d join leave_request r on r.company_id = d.company_id and r.id = d.request_id
       where d.company_id = t.company_id and d.employee_id = o.id and r.leave_type_id = t.id
         and d.day >= make_date(?, 1, 1) and d.day < make_date(? + 1, 1, 1)) u
     where t.company_id = noria_company() and t.deleted_at is null and (t.status = 'ACTIVE' or u.taken + u.pending > 0) order by t.title, t.id`,
    [year, year],
  );
}
