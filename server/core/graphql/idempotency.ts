import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { InvalidInput } from '../errors.ts';
import type { Answer } from './command.ts';
import type { CommandInput } from './Payload.ts';
import { secretOf, redactSecrets } from './secrets.ts';

/** A command with an idempotency key: the same key with the same input runs once (domain §0). */
export interface Claim {
  operation: string;
  key: string;
  userId: string;
  /** The input without its secrets. */
  said: unknown;
  /** Payload fields that are returned only once. */
  told: string[];
}

/** The result of the first run. */
export interface Replay {
  answer: Answer;
}

/**
 * Returns the claim on a mutation's idempotency key; undefined without a key, or if the input contains a proof, which every request must
 * provide itself.
 */
export function claimOf({ parentType, fieldName, returnType }: GraphQLResolveInfo, input: CommandInput, userId: string): Claim | undefined {
  const { clientMutationId: key } = input;
  if (!key) return undefined;
  const { said, isProof } = redactSecrets(parentType.getFields()[fieldName].args[0].type, input);
  if (isProof) return undefined;
  const payload = getNamedType(returnType) as GraphQLObjectType;
  const told = Object.values(payload.getFields()).flatMap(field => (secretOf(field) ? [field.name] : []));
  return { operation: fieldName, key, userId, said, told };
}

/**
 * Claims the key, or returns the result it was used for; a concurrent caller waits here for the first one's commit. Throws InvalidInput
 * for an invalid key, or keyReused if the input differs.
 */
export async function claimKey(em: EntityManager, { operation, key, userId, said }: Claim): Promise<Replay | undefined> {
  if (key.length > 200) throw new InvalidInput({ field: 'clientMutationId', code: 'tooLong', params: { max: 200 } });
  if (!key.isWellFormed() || key.includes('\0')) throw new InvalidInput({ field: 'clientMutationId', code: 'invalidCharacter' });
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('base64url');
  const taken = await em.execute(
    'insert into idempotency_key (user_id, operation, key, request_hash) values (?, ?, ?, ?) on conflict do nothing returning key',
    [userId, operation, key, hash],
  );
  if (taken.length) return undefined;
  const [first] = await em.execute<{ request_hash: string; result: Answer }[]>(
    'select request_hash, result from idempotency_key where company_id = noria_company() and user_id = ? and operation = ? and key = ?',
    [userId, operation, key],
  );
  if (first?.request_hash !== hash) throw new InvalidInput({ field: 'clientMutationId', code: 'keyReused' });
  return { answer: first.result };
}

/** Stores the result under its key: records by id, to be read again when replayed, and no fields that are returned only once. */
export async function storeResult(em: EntityManager, { operation, key, userId, told }: Claim, answer: Answer): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      if (told.includes(name)) return [];
      const { id } = (value ?? {}) as { id?: string };
      return [[name, id ? { id } : value]];
    }),
  );
  await em.execute(
    'update idempotency_key set result = ? where company_id = noria_company() and user_id = ? and operation = ? and key = ?',
    [JSON.stringify(kept), userId, operation, key],
  );
}
