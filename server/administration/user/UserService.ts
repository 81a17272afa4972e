import { wrap } from '@mikro-orm/core';
import { refuseWhoHoldsMore } from '../../core/access/refuseWhoHoldsMore.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { EntityService, type Changes } from '../../core/database/EntityService.ts';
import { InvalidInput, NotFound, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import { claimSignIn, dropCredential, endSessionsOf, revokeKeysOf } from '../../core/session/credentials.ts';
import type { FreshProof } from '../../core/secondFactor/OwnSecondFactor.ts';
import { resetSecondFactor } from '../../core/secondFactor/resetSecondFactor.ts';
import type { Language } from '../../core/session/Viewer.ts';
import { passwordRules } from '../../core/session/credentials.rules.ts';
import { lockCompany, refuseWithoutAdministrator } from '../company/lockCompany.ts';
import { keepWithinPlan } from '../../core/plan/planLimits.ts';
import { withdrawInvitation } from '../invitation/withdrawInvitation.ts';
import { refuseUnassignable } from '../role/refuseUnassignable.ts';
import { countUsers } from './countUsers.ts';
import { limitNewAddresses, moveSignIn, welcome } from './signInAddress.ts';
import { User } from './User.ts';
import { userRules } from './user.rules.ts';

/** What an administrator says of a user. */
export interface UserValues {
  name: string;
  email: string;
  roleId: string;
}

/**
 * Users of the company (domain §8): never oneself out of the house, never the last administrator, never past the plan, and never somebody who
 * holds more than the viewer: Refused holdsMore.
 */
export class UserService extends EntityService<User, UserValues> {
  protected readonly Entity = User;
  protected readonly rules = userRules;

  /**
   * A user with a first password, within the plan's number of users, who is told so by mail. One whose address opens another company signs in once
   * it is changed; the viewer is not told.
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
    await keepWithinPlan(this.scope, 'users', 1);
    return user;
  }

  /** Whatever is done to a user begins here. */
  override async find(id: string, version?: number): Promise<User> {
    const user = await super.find(id, version);
    await refuseWhoHoldsMore(this.scope, user.role.id);
    return user;
  }

  protected override async guard({ roleId }: UserValues, current?: User): Promise<void> {
    if (current?.role.id === roleId) return;
    if (current?.id === this.scope.viewer.userId) throw new Refused('notYourself');
    await refuseUnassignable(this.scope, check(userRules.shape.roleId, roleId));
  }

  /** Another address wants a fresh proof, and a transaction of the platform. */
  override async update({ password, code, ...changes }: Changes<UserValues> & FreshProof): Promise<User> {
    await lockCompany(this.em);
    const before = (await this.find(changes.id, changes.version)).email;
    const user = await super.update(changes);
    if (user.email !== before) await moveSignIn(this.scope, user, before, { password, code });
    await refuseWithoutAdministrator(this.em);
    return user;
  }

  /** Gives a role of the company. */
  assignRole(id: string, roleId: string): Promise<User> {
    return this.update({ id, roleId });
  }

  /** Active or not; an inactive user's sessions and keys end in the same transaction, and coming back does not bring them back. */
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

  /** Signs a user out everywhere: he may come in again, with his password. */
  async endSessions(id: string): Promise<User> {
    const user = await this.find(id);
    if (id === this.scope.viewer.userId) throw new Refused('notYourself');
    await endSessionsOf(this.em, id);
    await this.noteEnd(user, 'SESSIONS_ENDED');
    return user;
  }

  /** Signs a user out in one place, in a transaction of the platform. NotFound when it is not his session, or has ended. */
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

  /** For a colleague who has lost his telephone: the password alone lets him in again. He is told by mail. */
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
