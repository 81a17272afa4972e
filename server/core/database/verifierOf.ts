import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';

/**
 * Computes the SCRAM verifier that PostgreSQL stores for a password (RFC 5803): sent instead of the password, so that statement logs never
 * contain it.
 */
export function verifierOf(password: string): string {
  const [salt, iterations] = [randomBytes(16), 4096];
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  const keyed = (words: string) => createHmac('sha256', salted).update(words).digest();
  const stored = createHash('sha256').update(keyed('Client Key')).digest('base64');
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${stored}:${keyed('Server Key').toString('base64')}`;
}
