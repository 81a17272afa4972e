import { Refused, InvalidInput } from '../../../core/errors.ts';
import { ServiceOf } from '../../../core/record/EntityService.ts';
import { PayrollRun } from './PayrollRun.ts';
import { payrollRunRules, type PayrollRunValues } from './payrollRun.rules.ts';

/** Longest period of a run in days. */
const longestPeriod = 366;

/** Payroll runs. One with slips keeps its period and its cycle, a completed one everything. */
export class PayrollRunService extends ServiceOf(PayrollRun, payrollRunRules) {
  protected override async guard(values: PayrollRunValues, current?: PayrollRun): Promise<void> {
    const { startsOn, endsOn, payOn, cycle, kind } = values;
    if (current?.status === 'COMPLETED') throw new Refused('documentLocked');
    if (endsOn < startsOn) throw new InvalidInput({ field: 'endsOn', code: 'endBeforeStart' });
    if (Date.parse(endsOn) - Date.parse(startsOn) >= longestPeriod * 86_400_000)
      throw new InvalidInput({ field: 'endsOn', code: 'limitExceeded' });
    if (payOn < startsOn) throw new InvalidInput({ field: 'payOn', code: 'payBeforeStart' });
    const isMoved =
      current && (current.startsOn !== startsOn || current.endsOn !== endsOn || current.cycle !== cycle || current.kind !== kind);
    if (isMoved && (await this.slipsOf(current.id))) throw new InvalidInput({ field: 'startsOn', code: 'payrollHasSlips' });
  }

  protected override async derive({ status }: PayrollRunValues, current?: PayrollRun): Promise<Record<string, unknown>> {
    return current && (await this.slipsOf(current.id)) ? { status: 'INPROGRESS' } : { status };
  }

  protected override async guardDelete({ id, status }: PayrollRun): Promise<void> {
    if (status === 'COMPLETED') throw new Refused('documentLocked');
    if (await this.slipsOf(id)) throw new Refused('payrollHasSlips');
  }

  private async slipsOf(id: string): Promise<number> {
    const [{ count }] = await this.em.execute<[{ count: number }]>(
      'select count(*)::int as count from pay_slip where company_id = noria_company() and run_id = ?',
      [id],
    );
    return count;
  }
}
