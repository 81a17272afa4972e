import { NotAllowed, NotByKey, NotSignedIn, RequestError, SecondFactorDemanded, ImpersonationReadOnly } from '../errors.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { Access } from './Allow.ts';

/** The single access check: undefined if the viewer is allowed, else the reason. Anything without declared access is refused. */
export function refusal(viewer: Viewer | null, access: Access[] | undefined): RequestError | undefined {
  if (access?.includes('PUBLIC')) return undefined;
  if (!viewer) return NotSignedIn();
  if (viewer.needsSecondFactor) return access?.includes('ENROLLING') ? undefined : SecondFactorDemanded();
  const holds = (one: Access) =>
    one === 'SIGNED_IN' ||
    (one === 'SUPER_ADMIN' && viewer.isSuperAdmin) ||
    (one === 'IMPERSONATING' && !!viewer.impersonation) ||
    viewer.permissions.includes(one as never);
  return access?.some(holds) ? undefined : NotAllowed();
}

/**
 * Restricts writes that the permissions alone would allow. An impersonator may use only what is marked IMPERSONATING. A read-only API key
 * may write nothing, and no key may touch its owner's account or how other people sign in, only the company's records.
 */
export function refusalOfWrite(viewer: Viewer | null, access: Access[]): RequestError | undefined {
  if (access.includes('PUBLIC')) return undefined;
  if (viewer?.impersonation && !access.includes('IMPERSONATING')) return ImpersonationReadOnly();
  if (!viewer?.apiKey) return undefined;
  if (viewer.apiKey.isReadOnly) return new RequestError('FORBIDDEN', 'keyReadsOnly');
  if (access.includes('INVITING') && !viewer.apiKey.mayInvite) return new RequestError('FORBIDDEN', 'keyMayNotInvite');
  const isOpen = access.includes('API_KEY') || access.some(one => viewer.permissions.includes(one as never));
  return isOpen && !access.includes('IN_PERSON') ? undefined : NotByKey();
}

/** The error code of a refusal, by its message. */
export const codeOfRefusal = (messageId: string) => (messageId === 'notSignedIn' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** The column named by `@AllowedBy`, which holds the access levels that may read a row by id. */
export const allowedByOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) =>
  extensions?.allowedBy as string | undefined;

/** The access levels declared by `@Allow` on a field or type of the schema. */
export const accessOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) => extensions?.allow as Access[] | undefined;
