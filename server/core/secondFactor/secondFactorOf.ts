import { platformQuery } from '../database/platformQuery.ts';
import type { Context } from '../graphql/Context.ts';
import type { SecondFactorType } from './SecondFactorType.ts';

interface Row extends Omit<SecondFactorType, 'passkeys'> {
  passkeys: { id: string; name: string; createdAt: string; lastUsedAt: string | null }[];
}

/** The second factors the viewer has set up, and whether one is required. */
export async function secondFactorOf({ database, viewer }: Context): Promise<SecondFactorType> {
  const { rows } = await platformQuery<Row>(
    database.pool,
    `select exists (select from authenticator_app where company_id = $2 and user_id = $1 and confirmed_at is not null) as "hasApp",
       (select count(*)::int from recovery_code where company_id = $2 and user_id = $1 and used_at is null) as "recoveryCodesLeft",
       coalesce((select json_agg(json_build_object('id', id, 'name', name, 'createdAt', created_at, 'lastUsedAt', last_used_at) order by created_at)
         from passkey where company_id = $2 and user_id = $1), '[]') as passkeys`,
    [viewer!.userId, viewer!.companyId],
  );
  const passkeys = rows[0].passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  }));
  return { ...rows[0], passkeys, isRequired: viewer!.needsSecondFactor ?? false };
}
