import { lockCompany } from '../../administration/company/lockCompany.ts';
import { Invitation } from '../../administration/invitation/Invitation.ts';
import { InvitationService } from '../../administration/invitation/InvitationService.ts';
import { writersOf } from '../../core/access/Allow.ts';
import { refusal } from '../../core/access/allows.ts';
import { noteNotice } from '../../core/database/ChangeLog.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { LanguageCode } from '../../core/session/LanguageCode.ts';
import { Employee } from './Employee.ts';
import { EmployeeService } from './EmployeeService.ts';

/** What is chosen for the account of an employee. */
export interface EmployeeInvitation {
  /** The employee. */
  id: string;
  version?: number;
  roleId: string;
  /** Language of the mail and of the account; the employee's, or else the viewer's own, if omitted. */
  language?: LanguageCode | null;
}

/** Invites employees to accounts of their own, as administrators invite other users. */
export class EmployeeInvitationService {
  constructor(private readonly scope: Scope) {}

  /**
   * Sends an invitation to the address of an employee; the account that is made by its link is theirs.
   * @throws RequestError NOT_FOUND, or FORBIDDEN without the right to invite users; Refused `employeeHasAccount`, `employeeInvited`, or what is
   * refused of invitations; InvalidInput of `email` (`required`, `taken`) and `roleId`.
   */
  async invite({ id, version, roleId, language }: EmployeeInvitation): Promise<Employee> {
    const { em, viewer } = this.scope;
    const employee = await new EmployeeService(this.scope).find(id, version);
    const refused = refusal(viewer, writersOf(Invitation), 'WRITE');
    if (refused) throw refused;
    // So that nobody invites the same employee meanwhile.
    await lockCompany(em);
    if (employee.status !== ActiveStatus.ACTIVE) throw new InvalidInput({ field: 'id', code: 'inactive' });
    if (employee.user) throw new Refused('employeeHasAccount');
    if (await em.count(Invitation, { employeeId: id, deletedAt: null })) throw new Refused('employeeInvited');
    const email = employee.email ?? '';
    await new InvitationService(this.scope).invite({ email, roleId, language: language ?? employee.language, employeeId: id });
    noteNotice(em, { id, type: Employee.name, kind: 'UPDATED' });
    return employee;
  }
}
