import { LockMode } from '@mikro-orm/core';
import { typeOfId } from '../../core/database/ids.ts';
import { Conflict, InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { NotificationKind } from '../../core/notification/NotificationKind.ts';
import { actorOf } from '../../core/record/creatorOf.ts';
import { tellPerson } from '../team/tellOfRequest.ts';
import { Appraisal, appraisalCode } from './Appraisal.ts';
import { appraisalGoalsRules, appraisalRatingsRules, type Goal } from './appraisal.rules.ts';
import { AppraisalPeriod } from './AppraisalPeriod.ts';

/** Whose appraisal it is to the viewer: anybody's for Human resources, one of their people's, or their own. */
type Side = 'STAFF' | 'TEAM' | 'OWN';

const views = { TEAM: 'team_appraisal', OWN: 'own_appraisal' } as const;

/**
 * Appraisals: the manager agrees on goals, both rate them, the manager signs, then the employee. What the manager has signed changes only after they have
 * taken their signature back; what both have signed does not change any more.
 */
export class AppraisalService {
  constructor(
    private readonly scope: Scope,
    private readonly side: Side,
  ) {}

  /** Sets the goals; those that keep their title keep their ratings. */
  async setGoals(id: string, version: number | undefined, input: object): Promise<Appraisal> {
    const { goals } = check(appraisalGoalsRules, input);
    const appraisal = await this.find(id, version);
    this.refuseSigned(appraisal);
    const before = new Map(appraisal.goals.map(goal => [goal.title, goal]));
    appraisal.goals = goals.map(goal => ({ ...before.get(goal.title), ...goal }));
    return this.save(appraisal);
  }

  /** Rates every goal, in their order: for the employee if it is their own, else for the manager. */
  async rate(id: string, version: number | undefined, input: object): Promise<Appraisal> {
    const { ratings } = check(appraisalRatingsRules, input);
    const appraisal = await this.find(id, version);
    this.refuseSigned(appraisal);
    if (ratings.length !== appraisal.goals.length || !ratings.length) throw new InvalidInput({ field: 'ratings', code: 'rateEveryGoal' });
    appraisal.goals = appraisal.goals.map((goal, index) => {
      const { rating, note } = ratings[index];
      return this.side === 'OWN' ? { ...goal, selfRating: rating, selfNote: note } : { ...goal, managerRating: rating, managerNote: note };
    });
    return this.save(appraisal);
  }

  /** Signs: the manager first, once every goal is rated by both, then the employee. Signing again does nothing. */
  async sign(id: string, version: number | undefined): Promise<Appraisal> {
    const appraisal = await this.find(id, version);
    if (this.side === 'OWN') {
      if (!appraisal.managerSignedAt) throw new Refused('appraisalManagerFirst');
      appraisal.employeeSignedAt ??= new Date();
      return this.save(appraisal);
    }
    if (appraisal.managerSignedAt) return appraisal;
    if (!appraisal.score) throw new Refused('appraisalUnrated');
    appraisal.managerSignedAt = new Date();
    appraisal.managerSignedBy = await actorOf(this.scope);
    await this.save(appraisal);
    await tellPerson(this.scope, NotificationKind.APPRAISAL_SIGNED, appraisal.employee.id);
    return appraisal;
  }

  /** Takes the manager's signature back while the employee has not signed. */
  async reopen(id: string, version: number | undefined): Promise<Appraisal> {
    const appraisal = await this.find(id, version);
    if (appraisal.employeeSignedAt) throw new Refused('documentLocked');
    appraisal.managerSignedAt = null;
    appraisal.managerSignedBy = null;
    return this.save(appraisal);
  }

  /** Finds and locks an appraisal that the viewer reaches from their side. Throws RequestError NOT_FOUND; Conflict; Refused if its period is closed. */
  private async find(id: string, version: number | undefined): Promise<Appraisal> {
    const { em } = this.scope;
    if (typeOfId(id) !== appraisalCode) throw NotFound();
    if (this.side !== 'STAFF') {
      const seen = await em.execute(`select from ${views[this.side]} where id = ?`, [id]);
      if (!seen.length) throw NotFound();
    }
    const appraisal = await em.findOne(Appraisal, { id, deletedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!appraisal) throw NotFound();
    if (version !== undefined && version !== null && appraisal.version !== version) throw new Conflict(id);
    const { status } = await em.findOneOrFail(AppraisalPeriod, { id: appraisal.period.id });
    if (status === ActiveStatus.INACTIVE) throw new Refused('appraisalPeriodClosed');
    return appraisal;
  }

  private refuseSigned({ managerSignedAt }: Appraisal): void {
    if (managerSignedAt) throw new Refused('appraisalSigned');
  }

  private async save(appraisal: Appraisal): Promise<Appraisal> {
    appraisal.score = scoreOf(appraisal.goals);
    await this.scope.em.flush();
    return appraisal;
  }
}

/** The manager's ratings by weight, to two decimals; null until every goal is rated by both. */
function scoreOf(goals: readonly Goal[]): string | null {
  if (!goals.length || goals.some(({ selfRating, managerRating }) => !selfRating || !managerRating)) return null;
  const sum = goals.reduce((total, { weight, managerRating }) => total + weight * managerRating!, 0);
  return `${Math.floor(sum / 100)}.${String(sum % 100).padStart(2, '0')}`;
}
