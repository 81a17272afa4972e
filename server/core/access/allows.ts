import { NotAllowed, NotByKey, NotSignedIn, RequestError, SecondFactorDemanded, VisitorsRead } from '../errors.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { Access } from './Allow.ts';

/** The one answer to "may he?": undefined when he may, else why not. What names no access is refused. */
export function refusal(viewer: Viewer | null, access: Access[] | undefined): RequestError | undefined {
  if (access?.includes('PUBLIC')) return undefined;
  if (!viewer) return NotSignedIn();
  if (viewer.needsSecondFactor) return access?.includes('ENROLLING') ? undefined : SecondFactorDemanded();
  const holds = (one: Access) =>
    one === 'SIGNED_IN' ||
    (one === 'SUPER_ADMIN' && viewer.isSuperAdmin) ||
    (one === 'VISITING' && !!viewer.visit) ||
    viewer.permissions.includes(one as never);
  return access?.some(holds) ? undefined : NotAllowed();
}

/**
 * What may not be written though the permission is there. By a visitor: anything but what says VISITING. By a key: anything, when it is for
 * reading alone; and whatever concerns its owner or other people's ways in rather than the company's records.
 */
export function refusalOfWrite(viewer: Viewer | null, access: Access[]): RequestError | undefined {
  if (access.includes('PUBLIC')) return undefined;
  if (viewer?.visit && !access.includes('VISITING')) return VisitorsRead();
  if (!viewer?.apiKey) return undefined;
  if (viewer.apiKey.isReadOnly) return new RequestError('FORBIDDEN', 'keyReadsOnly');
  if (access.includes('INVITING') && !viewer.apiKey.mayInvite) return new RequestError('FORBIDDEN', 'keyMayNotInvite');
  const isOpen = access.includes('API_KEY') || access.some(one => viewer.permissions.includes(one as never));
  return isOpen && !access.includes('IN_PERSON') ? undefined : NotByKey();
}

/** The code of a refusal, by its message. */
export const codeOfRefusal = (messageId: string) => (messageId === 'notSignedIn' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** The column of an entity's rows that says who may read them by id, where `@AllowedBy` names one. */
export const allowedByOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) =>
  extensions?.allowedBy as string | undefined;

/** The access named on a field or type of the schema by `@Allow`. */
export const accessOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) => extensions?.allow as Access[] | undefined;
