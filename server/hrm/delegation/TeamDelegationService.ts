import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { typeOfId } from '../../core/database/ids.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotFound } from '../../core/errors.ts';
import { check } from '../../core/graphql/check.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Employee } from '../../staff/employee/Employee.ts';
import { ownEmployeeId } from '../own/ownEmployeeId.ts';
import { TeamDelegation, teamDelegationCode } from './TeamDelegation.ts';
import { ownDelegationRules, teamDelegationRules, type TeamDelegationValues } from './teamDelegation.rules.ts';

/** Stand-ins of managers. */
export class TeamDelegationService extends ServiceOf(TeamDelegation, teamDelegationRules) {
  /** Names a stand-in for the viewer's own people. Throws Refused `noOwnEmployee`; InvalidInput as any stand-in. */
  async nameOwn(input: object): Promise<TeamDelegation> {
    return this.create({ ...check(ownDelegationRules, input), managerId: await ownEmployeeId(this.em) });
  }

  /** Ends a stand-in of the viewer's own. Throws RequestError NOT_FOUND of others'; Conflict. */
  async endOwn(id: string, version: number | undefined): Promise<string> {
    const isOwn =
      typeOfId(id) === teamDelegationCode && (await this.em.execute('select from own_team_delegation where id = ?', [id])).length;
    if (!isOwn) throw NotFound();
    await this.find(id, version);
    await this.delete([id]);
    return id;
  }

  protected override async guard({ managerId, delegateId }: TeamDelegationValues, current?: TeamDelegation): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'managerId', Entity: Employee, id: managerId, before: current?.manager.id },
      { field: 'delegateId', Entity: CompanyUser, id: delegateId, before: current?.delegate.id },
    ]);
    const [own] = await this.em.execute('select from employee where company_id = noria_company() and id = ? and user_id = ?', [
      managerId,
      delegateId,
    ]);
    if (own) throw new InvalidInput({ field: 'delegateId', code: 'ownDelegate' });
  }
}
