import { hash, parseOptions, verify } from '@node-rs/argon2';

/**
 * Argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. When these are raised, old hashes are
 * upgraded at the user's next sign-in.
 */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum length of an input that is checked as a password; NFKC is slow on longer ones. */
const longest = 1_000;

// The same password typed on two keyboards may have two Unicode spellings.
const spelled = (password: string) => password.normalize('NFKC');

/** Hashes a password for storage. */
export const hashPassword = (password: string) => hash(spelled(password), strength);

let nobody: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it takes as long and returns false, so that timing does not reveal which accounts
 * exist.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const isLong = password.length > longest;
  const right = await verify(stored ?? (await nobody), isLong ? '' : spelled(password));
  return right && !isLong && stored !== undefined;
}

/** Whether a stored hash uses weaker parameters than the current ones. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost;
}
