import { Refused } from '../errors.ts';
import type { Origin } from '../audit/Origin.ts';
import { attempt } from '../session/attempts.ts';
import { refuseInactiveAccount } from '../session/refuseInactiveAccount.ts';
import { inTransaction, signedIn, type SignedIn } from '../session/SignedIn.ts';
import { newChallenge, takeChallenge } from './challenges.ts';
import type { SecondFactor } from './SecondFactor.ts';

/** Sign-in with a passkey alone: the device's own user verification counts as the second factor. */
export class PasskeySignIn {
  constructor(readonly secondFactor: SecondFactor) {}

  /** Options the browser needs to let the user choose a passkey. Refused tooManyAttempts. */
  async begin(origin: Origin): Promise<object> {
    const { parts, passkeys } = this.secondFactor;
    await attempt(parts.database, 'PASSKEY', origin.ipAddress, origin.ipAddress);
    return passkeys.request(await parts.database.platform(em => newChallenge(em, 'PASSKEY')));
  }

  /** Signs in the owner of the passkey. Refused passkeyRefused, tooManyAttempts, and as `refuseInactiveAccount`. */
  async finish(answer: unknown, origin: Origin): Promise<SignedIn> {
    const { parts, passkeys } = this.secondFactor;
    const owner = await parts.database.platform(em => passkeys.ownerOf(em, answer));
    if (!owner) throw new Refused('passkeyRefused');
    return this.secondFactor.guarded(owner, { passkey: answer }, origin, () =>
      inTransaction(parts.database.forPlatform(owner), false, async em => {
        const takes = (challenge: string) => takeChallenge(em, 'PASSKEY', challenge);
        if (!(await passkeys.isRight(em, owner, answer, takes, true))) throw new Refused('passkeyRefused');
        await refuseInactiveAccount(em, owner);
        return signedIn(em, parts.sessions, owner, origin);
      }),
    );
  }
}
