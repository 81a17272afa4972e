import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { getNamedType, type GraphQLObjectType, type GraphQLResolveInfo } from 'graphql';
import { InvalidInput } from '../errors.ts';
import type { Answer } from './command.ts';
import type { CommandInput } from './Payload.ts';
import { secretOf, withoutSecrets } from './secrets.ts';

/** A command under a key: the same key with the same input is done once (domain §0). */
export interface Claim {
  operation: string;
  key: string;
  userId: string;
  /** What was asked, but for its secrets. */
  said: unknown;
  /** Fields of the payload that are answered once alone. */
  told: string[];
}

/** What the first run answered. */
export interface Replay {
  answer: Answer;
}

/** The claim that a mutation makes on its input's key; undefined without a key, and where the input brings a proof, which is asked for each time. */
export function claimOf({ parentType, fieldName, returnType }: GraphQLResolveInfo, input: CommandInput, userId: string): Claim | undefined {
  const { clientMutationId: key } = input;
  if (!key) return undefined;
  const { said, isProof } = withoutSecrets(parentType.getFields()[fieldName].args[0].type, input);
  if (isProof) return undefined;
  const payload = getNamedType(returnType) as GraphQLObjectType;
  const told = Object.values(payload.getFields()).flatMap(field => (secretOf(field) ? [field.name] : []));
  return { operation: fieldName, key, userId, said, told };
}

/** Takes the key, or answers what it was used for; a second caller at the same moment waits here for the first one's commit. */
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

/** Keeps the answer under its key: records by their id, to be read again as they are when asked, and nothing that is told once. */
export async function keepResult(em: EntityManager, { operation, key, userId, told }: Claim, answer: Answer): Promise<void> {
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
