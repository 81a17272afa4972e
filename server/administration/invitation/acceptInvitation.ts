import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { noteChanged, watchChanges } from '../../core/database/ChangeLog.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { storeChanges } from '../../core/changes/publishChanges.ts';
import type { CommittedChange } from '../../core/changes/ChangeFeed.ts';
import { platformQuery } from '../../core/database/platformQuery.ts';
import { InvalidInput, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { enforcePlanLimit } from '../../core/plan/planLimits.ts';
import { limitGuesses } from '../../core/session/attempts.ts';
import { isPasswordEmail } from '../../core/session/credentials.rules.ts';
import { setCredential } from '../../core/session/credentials.ts';
import { hashOf } from '../../core/session/secrets.ts';
import { inTransaction, signedIn, type SignedIn } from '../../core/session/SignedIn.ts';
import { lockCompany } from '../company/lockCompany.ts';
import { Role } from '../role/Role.ts';
import { countUsers } from '../user/countUsers.ts';
import { User } from '../user/User.ts';
import { acceptRules } from './invitation.rules.ts';

/** An invitation that can still be accepted. */
interface OpenInvitation {
  id: string;
  companyId: string;
  companyName: string;
  inviterId: string;
  email: string;
  roleId: string;
  language: string;
  /** The employee whose account it will be. */
  employeeId: string | null;
}

const open = `select i.id, i.company_id as "companyId", c.name as "companyName", i.invited_by_id as "inviterId", i.email, i.role_id as "roleId", lower(i.language) as language,
    i.employee_id as "employeeId"
  from invitation_link l join invitation i on i.company_id = l.company_id and i.id = l.invitation_id
  join company c on c.id = i.company_id and c.status = 'ACTIVE' and c.deleted_at is null
  where l.token_hash = $1 and i.accepted_at is null and i.deleted_at is null and i.expires_at > now()`;

/** Finds a link's invitation. Throws Refused invitationOver when used, expired, withdrawn or unknown, tooManyAttempts on guessing. */
async function openInvitation({ database, origin }: Context, token: string): Promise<OpenInvitation> {
  const look = async () => (await platformQuery<OpenInvitation>(database.pool, open, [hashOf(token)])).rows[0];
  const invitation = await limitGuesses(database, 'TOKEN_LINK', token, origin.ipAddress, look);
  if (!invitation) throw new Refused('invitationOver');
  return invitation;
}

/** Returns what the invited person sees before accepting; null when there is nothing to accept. */
export async function shownInvitation(
  context: Context,
  token: string,
): Promise<{ companyName: string; inviterName: string; email: string } | null> {
  const found = await openInvitation(context, token).catch(nothing);
  if (!found) return null;
  const { companyId, companyName, inviterId, email } = found;
  const [inviter] = await context.database.platformIn(companyId, em =>
    em.execute<[{ name: string }]>('select name from user_account where company_id = ? and id = ?', [companyId, inviterId]),
  );
  return { companyName, inviterName: inviter.name, email };
}

const nothing = (error: unknown): null => {
  if (error instanceof Refused) return null;
  throw error;
};

/** Turns `taken` into Refused addressElsewhere: an address signs in to one company only, and its owner may know. */
function elsewhere(error: unknown): never {
  throw error instanceof InvalidInput && error.issues[0].code === 'taken' ? new Refused('addressElsewhere') : error;
}

/** Gives an employee the account that they were invited to, unless they have left or have another one by now. */
async function linkEmployee(em: EntityManager, id: string, userId: string): Promise<void> {
  const [employee] = await em.execute<{ id: string; name: string }[]>(
    `update employee set user_id = ?, updated_at = now(), version = version + 1
     where company_id = noria_company() and id = ? and user_id is null and status = 'ACTIVE' and deleted_at is null returning id, name`,
    [userId, id],
  );
  if (employee) noteChanged(em, 'Employee', employee, { user: [null, userId] });
}

/** Creates the user with the chosen name and password and signs them in. The link confirms their address and works once. */
export async function acceptInvitation(
  context: Context,
  { token, ...input }: { token: string; name: string; password: string },
): Promise<SignedIn> {
  const { name, password } = check(acceptRules, input);
  const { id, companyId, email, roleId, language, employeeId } = await openInvitation(context, token);
  if (isPasswordEmail(password, email)) throw new InvalidInput({ field: 'password', code: 'passwordIsEmail' });
  const { database, session, origin, changes: feed } = context;
  const em = database.forPlatform({ companyId });
  const changes = watchChanges(em);
  let written: CommittedChange[] = [];
  const answer = await inTransaction(em, false, async () => {
    await lockCompany(em);
    const [stillOpen] = await em.execute<object[]>(open.replace('$1', '?'), [hashOf(token)]);
    if (!stillOpen) throw new Refused('invitationOver');
    const role = await em.findOne(Role, { id: roleId, companyId, status: ActiveStatus.ACTIVE, deletedAt: null });
    if (!role) throw new Refused('roleInactive');
    const user = em.create(User, { name, email, role: ref(role), language, emailConfirmedAt: new Date() });
    await em.flush();
    await em.execute(
      `update invitation set accepted_at = now(), user_id = ?, deleted_at = now(), updated_at = now(), version = version + 1
       where company_id = ? and id = ?`,
      [user.id, companyId, id],
    );
    await setCredential(em, { userId: user.id, email, password }).catch(elsewhere);
    if (employeeId) await linkEmployee(em, employeeId, user.id);
    await countUsers(em);
    await enforcePlanLimit({ em, context }, 'users', 0);
    const actor = { id: user.id, name, origin };
    await writeAudit(em, actor, [{ action: 'INVITATION_ACCEPTED', entityType: User.name, entityId: user.id, entityName: name }]);
    changes.push({ id, type: 'Invitation', kind: 'DELETED', name: null, fields: {}, isNotice: true });
    written = await storeChanges(em, actor, companyId, changes);
    return signedIn(em, session.sessions, { userId: user.id, companyId }, origin);
  });
  for (const change of written) feed.announce(change);
  return answer;
}
