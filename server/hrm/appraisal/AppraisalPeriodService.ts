import { Refused } from '../../core/errors.ts';
import { codeOf } from '../../core/database/RecordType.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Appraisal } from './Appraisal.ts';
import { appraisalPeriodRules } from './appraisal.rules.ts';
import { AppraisalPeriod } from './AppraisalPeriod.ts';

/** Periods of appraisals. */
export class AppraisalPeriodService extends ServiceOf(AppraisalPeriod, appraisalPeriodRules) {
  /**
   * Makes an appraisal for each active employee who reports to somebody and has none in the period; repeating it adds those who are missing. Throws
   * Refused `appraisalPeriodClosed`; Conflict.
   */
  async start(id: string, version: number | undefined): Promise<AppraisalPeriod> {
    const period = await this.find(id, version);
    if (period.status === ActiveStatus.INACTIVE) throw new Refused('appraisalPeriodClosed');
    await this.em.execute(
      `insert into appraisal (id, period_id, employee_id)
       select noria_new_id(?), ?, e.id from employee e where e.company_id = noria_company() and e.status = 'ACTIVE' and e.deleted_at is null
         and e.manager_id is not null and not exists (select from appraisal a where a.company_id = e.company_id and a.period_id = ?
           and a.employee_id = e.id and a.deleted_at is null)`,
      [codeOf(Appraisal), id, id],
    );
    return period;
  }
}
