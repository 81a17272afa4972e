import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../../core/errors.ts';

/** Somebody whose attendance is written. */
export interface Person {
  joinedOn: string | null;
  leftOn: string | null;
  /** IANA name: that of their account, or of the company. */
  timeZone: string;
  /** The day that an instant falls on, where they are. */
  day: string;
}

/** Locks an employee, so that one transaction at a time writes their attendance. Returns undefined if there is none. */
export async function holdPerson(em: EntityManager, id: string, at: string): Promise<Person | undefined> {
  const [found] = await em.execute<Person[]>(
    `select e.joined_on::text as "joinedOn", e.left_on::text as "leftOn", z.zone as "timeZone", (?::timestamptz at time zone z.zone)::date::text as day
     from employee e join company c on c.id = e.company_id
       left join user_account u on u.company_id = e.company_id and u.id = e.user_id
       cross join lateral (select coalesce(u.time_zone, c.time_zone) as zone) z
     where e.company_id = noria_company() and e.id = ? for no key update of e`,
    [at, id],
  );
  return found;
}

/** Throws InvalidInput `outsideEmployment` on the field if the person is not employed on the day. */
export function refuseOutside({ joinedOn, leftOn, day }: Person, field: string): void {
  if ((joinedOn && day < joinedOn) || (leftOn && day > leftOn)) throw new InvalidInput({ field, code: 'outsideEmployment' });
}

/** Throws InvalidInput `attendanceOverlaps` if the employee is at work at another time that overlaps with this one. */
export async function refuseOverlap(
  em: EntityManager,
  { id, employeeId, startedAt, endedAt }: { id: string | undefined; employeeId: string; startedAt: string; endedAt: string | null },
): Promise<void> {
  const [other] = await em.execute<{ day: string }[]>(
    `select day::text as day from attendance where company_id = noria_company() and employee_id = ? and deleted_at is null and id is distinct from ?
       and tstzrange(started_at, coalesce(ended_at, case when forgotten_at is null then 'infinity' else started_at + interval '1 second' end))
         && tstzrange(?::timestamptz, coalesce(?::timestamptz, 'infinity')) order by started_at limit 1`,
    [employeeId, id ?? null, startedAt, endedAt],
  );
  if (other) throw new InvalidInput({ field: 'startedAt', code: 'attendanceOverlaps', params: { date: other.day } });
}
