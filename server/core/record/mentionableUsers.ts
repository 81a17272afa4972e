import { findUsersWithAccess, type PermittedUser } from '../companyUser/usersWithAccess.ts';
import { searchWords } from '../graphql/select/searchWords.ts';
import type { Scope } from '../graphql/Scope.ts';
import { findAttachmentTarget, writersOfNew } from './findAttachmentTarget.ts';

/** Most users that are offered at a time. */
const offered = 6;

/**
 * Finds by words of their names the users whom `refuseMentions` lets a text of a record mention, or of a new record of a type.
 * @throws NotFound, NotAllowed for what the viewer may not comment on.
 */
export async function mentionableUsers(
  scope: Pick<Scope, 'em' | 'viewer'>,
  { recordId, type }: { recordId?: string | null; type?: string | null },
  search: string,
): Promise<Pick<PermittedUser, 'id' | 'name'>[]> {
  const access = recordId
    ? (await findAttachmentTarget(scope, recordId, 'recordId')).writers
    : writersOfNew(scope.viewer, type ?? '', 'type');
  return findUsersWithAccess(scope.em, { access, recordId: recordId ?? undefined, words: searchWords(search), first: offered });
}
