import type { EntityManager } from '@mikro-orm/postgresql';
import { codeOf } from '../../core/database/RecordType.ts';
import { EmployeeDocument } from '../../hrm/employeeDocument/EmployeeDocument.ts';
import { LeavingStep } from '../../hrm/leaving/LeavingStep.ts';
import { LeavingTask } from '../../hrm/leaving/LeavingTask.ts';
import { Appraisal } from '../../hrm/appraisal/Appraisal.ts';
import { AppraisalPeriod } from '../../hrm/appraisal/AppraisalPeriod.ts';
import { fieldsOf } from '../fieldsOf.ts';
import { demoNow } from '../demoNow.ts';

/** Papers in a demo company: one item per line, fields separated by `|`. */
export interface PapersText {
  /** Title, kind, days from today to its last one if it expires, and every which employee has one. */
  documents: string;
  /** Title, and days before the last one of the employee. */
  steps: string;
  /** Title of the period of appraisals, with the `{year}`. */
  period: string;
  /** Goals: title, and weight. */
  goals: string;
}

/** Loads the documents of employees, the template by which people leave, and the checklist of somebody who leaves soon. */
export async function loadPapers(em: EntityManager, text: PapersText, assigneeId: string): Promise<void> {
  const documents = fieldsOf(text.documents).map(([title, kind, days, every]) => ({
    title,
    kind,
    days: days ? Number(days) : null,
    every: Number(every),
  }));
  const steps = fieldsOf(text.steps).map(([title, days]) => ({ title, days: Number(days) }));
  await em.execute(
    `insert into employee_document (id, employee_id, title, kind, issued_on, expires_on)
     select noria_new_id(?), e.id, d.title, d.kind, e.joined_on, noria_today() + d.days + (e.place % 50)::int
     from jsonb_to_recordset(?::jsonb) as d (title text, kind text, days int, every int)
       join (select id, joined_on, row_number() over (order by number) as place from employee where company_id = noria_company() and status = 'ACTIVE'
         and deleted_at is null) e on e.place % d.every = 0`,
    [codeOf(EmployeeDocument), JSON.stringify(documents)],
  );
  await em.execute(
    `insert into leaving_step (id, title, days_before, assignee_id)
     select noria_new_id(?), s.title, s.days, ?::uuid from jsonb_to_recordset(?::jsonb) as s (title text, days int)`,
    [codeOf(LeavingStep), assigneeId, JSON.stringify(steps)],
  );
  await em.execute(
    `with leaver as (
       update employee set left_on = noria_today() + 24 where company_id = noria_company() and id = (
         select id from employee where company_id = noria_company() and status = 'ACTIVE' and user_id is null and not is_head and deleted_at is null
         order by number desc limit 1) returning id, left_on
     )
     insert into leaving_task (id, employee_id, title, assignee_id, due_on, done_at, done_by_id)
     select noria_new_id(?), l.id, s.title, ?::uuid, l.left_on - s.days, case when s.days > 20 then now() - interval '1 day' end, case when s.days > 20 then ?::uuid end
     from leaver l cross join jsonb_to_recordset(?::jsonb) as s (title text, days int)`,
    [codeOf(LeavingTask), assigneeId, assigneeId, JSON.stringify(steps)],
  );
  const goals = fieldsOf(text.goals).map(([title, weight]) => ({ title, weight: Number(weight) }));
  const title = text.period.replace('{year}', String(new Date(demoNow()).getUTCFullYear()));
  await em.execute(
    `with period as (
       insert into appraisal_period (id, title, starts_on, ends_on)
       select noria_new_id(?), ?, date_trunc('year', noria_today())::date, (date_trunc('year', noria_today()) + interval '1 year - 1 day')::date returning id
     ), rated as (
       select e.id, row_number() over (order by e.number) as place from employee e
       where e.company_id = noria_company() and e.status = 'ACTIVE' and e.deleted_at is null and e.manager_id is not null
     )
     insert into appraisal (id, period_id, employee_id, goals, score, manager_signed_at, employee_signed_at)
     select noria_new_id(?), p.id, r.id, g.goals, g.score, case when r.place % 4 < 2 and g.score is not null then now() - interval '3 days' end,
       case when r.place % 4 = 0 and g.score is not null then now() - interval '2 days' end
     from period p cross join rated r cross join lateral (
       select coalesce(jsonb_agg(jsonb_build_object('title', x.title, 'weight', x.weight)
           || case when r.place % 4 < 3 then jsonb_build_object('selfRating', 3 + (r.place + x.place) % 3) else '{}' end
           || case when r.place % 4 < 2 then jsonb_build_object('managerRating', 3 + (r.place * 2 + x.place) % 3) else '{}' end order by x.place), '[]') as goals,
         case when r.place % 4 < 2 then round(sum(x.weight * (3 + (r.place * 2 + x.place) % 3)) / 100.0, 2) end as score
       from jsonb_to_recordset(?::jsonb) as x (title text, weight int, place int)
     ) g`,
    [codeOf(AppraisalPeriod), title, codeOf(Appraisal), JSON.stringify(goals.map((goal, place) => ({ ...goal, place })))],
  );
}

export const atlasPapers: PapersText = {
  documents: `
Employment contract | CONTRACT | | 1
Work permit | PERMIT | 20 | 9
Forklift licence | LICENCE | -3 | 7
First-aid certificate | CERTIFICATE | 190 | 5`,
  period: 'Appraisals of {year}',
  goals: `
Deliver what was promised, on the promised day | 50
Hand on what you know | 30
Find one thing that can be done better | 20`,
  steps: `
Agree on who takes over | 30
Hand over open work | 7
Return laptop, keys and badge | 0
Talk about what went well and what did not | 2
Write the letter of reference | 5`,
};

export const borealPapers: PapersText = {
  documents: `
عقد العمل | CONTRACT | | 1
تصريح عمل | PERMIT | 15 | 6
رخصة رافعة شوكية | LICENCE | -5 | 5`,
  period: 'تقييم {year}',
  goals: `
الالتزام بالمواعيد المتفق عليها | 60
تدريب زميل جديد | 40`,
  steps: `
الاتفاق على من يتسلّم المهام | 30
تسليم الأعمال المفتوحة | 7
إعادة الحاسوب والمفاتيح والبطاقة | 0
كتابة شهادة الخبرة | 5`,
};
