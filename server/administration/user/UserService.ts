import { wrap } from '@mikro-orm/core';
import { refuseMorePrivileged } from '../../core/access/refuseMorePrivileged.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { EntityService, type Changes } from '../../core/record/EntityService.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import { claimSignIn, dropCredential, endSessionsOf, revokeKeysOf } from '../../core/session/credentials.ts';
import type { FreshProof } from '../../core/secondFactor/OwnSecondFactor.ts';
import { resetSecondFactor } from '../../core/secondFactor/resetSecondFactor.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { passwordRules } from '../../core/session/credentials.rules.ts';
import { lockCompany, refuseWithoutAdministrator } from '../company/lockCompany.ts';
import { enforcePlanLimit } from '../../core/plan/planLimits.ts';
import { withdrawInvitation } from '../invitation/withdrawInvitation.ts';
import { refuseUnassignable } from '../role/refuseUnassignable.ts';
import { countUsers } from './countUsers.ts';
import { limitNewAddresses, moveSignIn, welcome } from './signInAddress.ts';
import { User } from './User.ts';
import { idForm } from '../../core/rules/idForm.ts';
import { userRules } from './user.rules.ts';

/** Values of a user that an administrator sets. */
export interface UserValues {
  name: string;
  email: string;
  roleId: string;
}

/**
 * Users of the company (domain §8). Viewers cannot lock themselves out, remove the last administrator, exceed the plan, or change a user
 * with more permissions than their own (Refused hasMorePermissions).
 */
export class UserService extends EntityService<User, UserValues> {
  protected readonly Entity = User;
  protected readonly rules = userRules;

  /**
   * Creates a user with an initial password, within the plan's user limit, and notifies them by mail. A user whose address already signs in
   * to another company can sign in here only after it is changed; the viewer does not learn of this.
   */
  async createWithPassword({ password, ...input }: UserValues & { password: string }): Promise<User> {
    const checked = passwordRules.safeParse(password);
    if (!checked.success)
      throw new InvalidInput({
        field: 'password',
        code: checked.error.issues[0].message,
        params: (checked.error.issues[0] as { params?: object }).params as never,
      });
    await limitNewAddresses(this.scope);
    await lockCompany(this.em);
    const user = await super.create(input);
    await claimSignIn(this.em, { userId: user.id, email: user.email, password });
    await welcome(this.scope, user);
    await withdrawInvitation(this.em, user.email);
    await countUsers(this.em);
    await enforcePlanLimit(this.scope, 'users', 1);
    return user;
  }

  /** Every change to a user goes through here. Throws Refused hasMorePermissions. */
  override async find(id: string, version?: number): Promise<User> {
    const user = await super.find(id, version);
    await refuseMorePrivileged(this.scope, user.role.id);
    return user;
  }

  protected override async guard({ roleId }: UserValues, current?: User): Promise<void> {
    if (current?.role.id === roleId) return;
    if (current?.id === this.scope.viewer.userId) throw new Refused('notYourself');
    await refuseUnassignable(this.scope, check(userRules.shape.roleId, roleId));
  }

  /** Changing the address requires re-authentication and a platform transaction. */
  override async update({ password, code, ...changes }: Changes<UserValues> & FreshProof): Promise<User> {
    await lockCompany(this.em);
    const before = (await this.find(changes.id, changes.version)).email;
    const user = await super.update(changes);
    if (user.email !== before) await moveSignIn(this.scope, user, before, { password, code });
    await refuseWithoutAdministrator(this.em);
    return user;
  }

  /** Assigns a role of the company to a user, or to the user who an employee is. */
  async assignRole(id: string, roleId: string): Promise<User> {
    const [employee] = idForm.test(id)
      ? await this.em.execute<{ userId: string | null }[]>(
          `select user_id as "userId" from employee where company_id = noria_company() and id = ? and deleted_at is null`,
          [id],
        )
      : [];
    return this.update({ id: employee?.userId ?? id, roleId });
  }

  /** Activates or deactivates a user. Deactivation ends sessions and API keys in the same transaction; activation does not restore them. */
  async setStatus(id: string, status: ActiveStatus, version?: number): Promise<User> {
    await lockCompany(this.em);
    const user = await this.find(id, version);
    if (user.status === status) return user;
    if (id === this.scope.viewer.userId) throw new Refused('notYourself');
    wrap(user).assign({ status });
    await this.em.flush();
    if (status === ActiveStatus.INACTIVE) {
      await endSessionsOf(this.em, id);
      await revokeKeysOf(this.em, id);
    }
    await refuseWithoutAdministrator(this.em);
    return user;
  }

  /** Signs a user out everywhere; they can sign in again with their password. */
  async endSessions(id: string): Promise<User> {
    const user = await this.find(id);
    if (id === this.scope.viewer.userId) throw new Refused('notYourself');
    await endSessionsOf(this.em, id);
    await this.noteEnd(user, 'SESSIONS_ENDED');
    return user;
  }

  /** Ends one session of a user, in a platform transaction. Throws NotFound when the session is not theirs or has ended. */
  async endSession(id: string, sessionId: string): Promise<User> {
    const user = await this.find(id);
    if (id === this.scope.viewer.userId) throw new Refused('notYourself');
    const ended = await this.em.execute<object[]>(
      'update session set ended_at = now() where id::text = ? and user_id = ? and company_id = ? and ended_at is null returning id',
      [sessionId, id, this.scope.viewer.companyId],
    );
    if (!ended.length) throw NotFound();
    await this.noteEnd(user, 'SESSION_REVOKED');
    return user;
  }

  private noteEnd(user: User, action: string): Promise<void> {
    const { viewer, context } = this.scope;
    return writeAudit(this.em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      { action, entityType: User.name, entityId: user.id, entityName: user.name },
    ]);
  }

  /** Removes the second factor of a user who has lost it: the password alone is enough again. They are notified by mail. */
  async resetSecondFactor(id: string, version?: number): Promise<User> {
    const user = await this.find(id, version);
    if (id === this.scope.viewer.userId) throw new Refused('notYourself');
    if (!user.hasSecondFactor) throw new Refused('secondFactorMissing');
    user.hasSecondFactor = false;
    await this.em.flush();
    await resetSecondFactor(this.em, id);
    await endSessionsOf(this.em, id);
    const { viewer, context } = this.scope;
    await writeAudit(this.em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      { action: 'SECOND_FACTOR_RESET', entityType: 'User', entityId: id, entityName: user.name },
    ]);
    await context.session.outbox.put(this.em, {
      kind: 'secondFactorRemoved',
      about: { userId: id },
      to: user.email,
      language: user.language as Language,
      values: { name: user.name, company: viewer.companyName },
      link: `${context.session.settings.publicUrl}/settings/security/`,
    });
    return user;
  }

  override async delete(ids: string[]): Promise<string[]> {
    await lockCompany(this.em);
    const deleted = await super.delete(ids);
    for (const id of deleted) {
      await dropCredential(this.em, id);
      await revokeKeysOf(this.em, id);
    }
    await countUsers(this.em);
    await refuseWithoutAdministrator(this.em);
    return deleted;
  }

  protected override async guardDelete(user: User): Promise<void> {
    if (user.id === this.scope.viewer.userId) throw new Refused('notYourself');
  }
}
