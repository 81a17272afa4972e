import { NotByKey } from '../../core/errors.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import type { MailKind } from '../../core/mail/writeMail.ts';
import type { FreshProof } from '../../core/secondFactor/OwnSecondFactor.ts';
import { attempt } from '../../core/session/attempts.ts';
import { changeSignInEmail, endSessionsOf } from '../../core/session/credentials.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { User } from './User.ts';

/** Rate-limits a company that tries one address after another. Throws Refused tooManyAttempts. */
export const limitNewAddresses = ({ context, viewer }: Pick<Scope, 'context' | 'viewer'>): Promise<unknown> =>
  attempt(context.database, 'NEW_ADDRESS', viewer.companyId, context.origin.ipAddress);

/** Notifies a user that an account was created for their address. */
export const welcome = (scope: Scope, user: User): Promise<void> => send(scope, user, 'accountMade', user.email);

/**
 * Changes a user's sign-in address to their current e-mail, in a platform transaction. Control of the address gives control of the
 * password, so the viewer has to re-authenticate. Ends the user's sessions (except the viewer's current one), links and linked accounts,
 * and notifies both addresses. Throws InvalidInput password or code, Refused tooManyAttempts, RequestError notByKey.
 */
export async function moveSignIn(scope: Scope, user: User, before: string, proof: FreshProof): Promise<void> {
  const { em, viewer, context } = scope;
  if (viewer.apiKey) throw NotByKey();
  await limitNewAddresses(scope);
  await context.session.ownSecondFactor.mustProve(scope, proof);
  user.emailConfirmedAt = null;
  await changeSignInEmail(em, user.id, user.email);
  await endSessionsOf(em, user.id, user.id === viewer.userId ? viewer.sessionId : null);
  await send(scope, user, 'addressChanged', before);
  await send(scope, user, 'addressNew', user.email);
}

/** Sends the same text whether or not the address signs in to another company, so that it reveals nothing. */
function send({ em, viewer, context }: Scope, { id, name, email, language }: User, kind: MailKind, to: string): Promise<void> {
  const { outbox, settings } = context.session;
  const values = { name, email, company: viewer.companyName, by: viewer.name };
  return outbox.put(em, { kind, about: { userId: id }, to, language: language as Language, values, link: settings.publicUrl });
}
