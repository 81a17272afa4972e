import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { InvalidInput } from '../errors.ts';
import type { Answer } from './command.ts';

/** A command under a key: the same key with the same input is done once (domain §0). */
export interface Claim {
  operation: string;
  key: string;
  userId: string;
  input: object;
}

/** What the first run answered. */
export interface Replay {
  answer: Answer;
}

/** Takes the key, or answers what it was used for; a second caller at the same moment waits here for the first one's commit. */
export async function claimKey(em: EntityManager, { operation, key, userId, input }: Claim): Promise<Replay | undefined> {
  if (key.length > 200) throw new InvalidInput({ field: 'clientMutationId', code: 'tooLong', params: { max: 200 } });
  if (!key.isWellFormed() || key.includes('\0')) throw new InvalidInput({ field: 'clientMutationId', code: 'invalidCharacter' });
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
  const taken = await em.execute(
    'insert into idempotency_key (user_id, operation, key, request_hash) values (?, ?, ?, ?) on conflict do nothing returning key',
    [userId, operation, key, hash],
  );
  if (taken.length) return undefined;
  const [first] = await em.execute<{ request_hash: string; result: Answer }[]>(
    'select request_hash, result from idempotency_key where user_id = ? and operation = ? and key = ?',
    [userId, operation, key],
  );
  if (first?.request_hash !== hash) throw new InvalidInput({ field: 'clientMutationId', code: 'keyReused' });
  return { answer: first.result };
}

/** Keeps the answer under its key: records by their id, to be read again as they are when asked. */
export async function keepResult(em: EntityManager, { operation, key, userId }: Claim, answer: Answer): Promise<void> {
  const kept = Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      (value as { id?: string } | null)?.id ? { id: (value as { id: string }).id } : value,
    ]),
  );
  await em.execute('update idempotency_key set result = ? where user_id = ? and operation = ? and key = ?', [
    JSON.stringify(kept),
    userId,
    operation,
    key,
  ]);
}
