import { refuseMorePrivileged } from '../access/refuseMorePrivileged.ts';
import { noteNotice } from '../database/ChangeLog.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import { Permission } from '../access/Permission.ts';
import { newId } from '../database/ids.ts';
import { InvalidInput, NotFound, Refused } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { newApiKey } from '../session/ApiKeys.ts';
import { ApiKey } from './ApiKey.ts';
import { codeOf } from '../database/RecordType.ts';
import { apiKeyRules } from './apiKey.rules.ts';

/** Maximum number of active keys per user. */
const most = 50;

/** Values of a new key. */
export interface ApiKeyValues {
  name: string;
  permissions: Permission[];
  isReadOnly: boolean;
  mayInvite: boolean;
  expiresInDays?: number | null;
}

/**
 * API keys for other systems: created by the user they act for, revoked by that user or an administrator. Runs in platform transactions.
 */
export class ApiKeyService {
  constructor(private readonly scope: Scope) {}

  /** Creates a key for the viewer; the secret is returned only once. InvalidInput permissions: onlyWhatYouHold; Refused tooManyKeys. */
  async create(input: ApiKeyValues): Promise<{ apiKey: { id: string }; secret: string }> {
    const { em, viewer } = this.scope;
    const { name, permissions, isReadOnly, mayInvite, expiresInDays } = check(apiKeyRules, input);
    if (permissions.some(permission => !viewer.permissions.includes(permission as Permission)))
      throw new InvalidInput({ field: 'permissions', code: 'onlyWhatYouHold' });
    const { secret, tokenHash, prefix } = newApiKey();
    const id = newId(codeOf(ApiKey));
    const made = await em.execute<object[]>(
      `insert into api_key (id, name, prefix, token_hash, user_id, permissions, is_read_only, may_invite, expires_at)
       select ?, ?, ?, ?, ?, ?::text[], ?, ?, now() + make_interval(days => ?::int)
       where (select count(*) from api_key where company_id = noria_company() and user_id = ? and revoked_at is null
                and (expires_at is null or expires_at > now())) < ? returning id`,
      [id, name, prefix, tokenHash, viewer.userId, `{${permissions.join()}}`, isReadOnly, mayInvite, expiresInDays, viewer.userId, most],
    );
    if (!made.length) throw new Refused('tooManyKeys', { max: most });
    await this.#note(
      'API_KEY_CREATED',
      { id, name },
      {
        permissions: [null, permissions],
        isReadOnly: [null, isReadOnly],
        mayInvite: [null, mayInvite],
      },
    );
    noteNotice(em, { id, type: ApiKey.name, kind: 'CREATED', userId: viewer.userId });
    return { apiKey: { id }, secret };
  }

  /**
   * Revokes a key with effect from the next request. NotFound for another user's key, unless the viewer is an administrator; for them
   * Refused hasMorePermissions.
   */
  async revoke(id: string): Promise<{ id: string }> {
    const { em, viewer } = this.scope;
    const [key] = await em.execute<{ name: string; userId: string; roleId: string }[]>(
      `select k.name, k.user_id as "userId", u.role_id as "roleId" from api_key k
       join user_account u on u.company_id = k.company_id and u.id = k.user_id
       where k.company_id = noria_company() and k.id::text = ? and (k.user_id = ? or ?)`,
      [id, viewer.userId, viewer.permissions.includes(Permission.ADMINISTRATIVE_ROLES)],
    );
    if (!key) throw NotFound();
    if (key.userId !== viewer.userId) await refuseMorePrivileged(this.scope, key.roleId);
    await em.execute(
      `update api_key set revoked_at = coalesce(revoked_at, now()), version = version + 1, updated_at = now()
       where company_id = noria_company() and id = ?`,
      [id],
    );
    await this.#note('API_KEY_REVOKED', { id, name: key.name });
    noteNotice(em, { id, type: ApiKey.name, kind: 'UPDATED', userId: key.userId });
    return { id };
  }

  #note(action: string, { id, name }: { id: string; name: string }, changes?: object): Promise<void> {
    const { em, viewer, context } = this.scope;
    return writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      { action, entityType: ApiKey.name, entityId: id, entityName: name, changes },
    ]);
  }
}
