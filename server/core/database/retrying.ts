import { setTimeout as pause } from 'node:timers/promises';
import { Busy } from '../errors.ts';
import { isRetryable } from './databaseErrors.ts';

const attempts = 4;

/**
 * Runs a transaction, and retries it after a serialization failure or deadlock.
 * @throws RequestError UNAVAILABLE `busy` if every attempt fails; nothing was changed then.
 */
export async function retrying<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isRetryable(error)) throw error;
      if (attempt === attempts) throw Busy();
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}
