import { hash, parseOptions, verify } from '@node-rs/argon2';

/** Argon2id with OWASP's parameters (Password Storage Cheat Sheet): 19 MiB, two passes, one lane. Raised here, old hashes follow at their owner's next sign-in. */
const strength = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Characters of a word that may be a password; NFKC takes long for many more. */
const longest = 1_000;

// The same word typed on two keyboards may be two spellings.
const spelled = (password: string) => password.normalize('NFKC');

/** The hash to store for a password. */
export const hashPassword = (password: string) => hash(spelled(password), strength);

let nobody: Promise<string> | undefined;

/** Whether the password belongs to the hash. Without a hash it takes as long and answers no, so that nobody learns which accounts exist. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody');
  const isLong = password.length > longest;
  const right = await verify(stored ?? (await nobody), isLong ? '' : spelled(password));
  return right && !isLong && stored !== undefined;
}

/** Whether a stored hash is weaker than today's parameters. */
export function needsRehash(stored: string): boolean {
  const { memoryCost, timeCost } = parseOptions(stored);
  return memoryCost < strength.memoryCost || timeCost < strength.timeCost;
}
