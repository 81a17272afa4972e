import { NotAllowed, NotByKey, NotSignedIn, RequestError, SecondFactorDemanded, ImpersonationReadOnly } from '../errors.ts';
import { moduleOfRight, rightsOfModule, type ActionCode } from '../rules/rightCodes.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { Access } from './Allow.ts';

/**
 * The single access check: undefined if the viewer may take the action, else the reason. A permission or a right suffices together with the
 * action in its module. An API key is refused what asks for a person. Anything without declared access is refused.
 */
export function refusal(viewer: Viewer | null, access: Access[] | undefined, action: ActionCode = 'READ'): RequestError | undefined {
  if (access?.includes('PUBLIC')) return undefined;
  if (!viewer) return NotSignedIn();
  if (viewer.needsSecondFactor) return access?.includes('ENROLLING') ? undefined : SecondFactorDemanded();
  if (viewer.apiKey && access?.includes('IN_PERSON')) return NotByKey();
  const holds = (one: Access) =>
    one === 'SIGNED_IN' ||
    (one === 'SUPER_ADMIN' && viewer.isSuperAdmin) ||
    (one === 'IMPERSONATING' && !!viewer.impersonation) ||
    mayIn(viewer, one, action);
  return access?.some(holds) ? undefined : NotAllowed();
}

/** Whether the viewer holds the module or the special right, and the action in its module. */
function mayIn({ permissions, rights }: Viewer, one: Access, action: ActionCode): boolean {
  const module = permissions.find(permission => permission === one) ?? (rights.includes(one as never) ? moduleOfRight(one) : undefined);
  return !!module && rights.includes(`${module}_${action}`);
}

/** Whether the viewer holds a module with all of its rights. */
export const holdsWhole = ({ permissions, rights }: Viewer, module: string): boolean =>
  permissions.some(permission => permission === module && rightsOfModule(permission).every(right => rights.includes(right)));

/**
 * Whether row level security shows the viewer only their own CRM records and those that belong to them (`noria_is_narrowed`). Work without a
 * viewer, such as a job, sees all.
 */
export const isNarrowed = (viewer: Partial<Viewer> | null | undefined): boolean =>
  !!viewer?.permissions?.includes('CRM') && !viewer.rights?.includes('CRM_ALL_RECORDS');

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
  const isOpen = access.includes('API_KEY') || access.some(one => mayIn(viewer, one, 'READ'));
  return isOpen ? undefined : NotByKey();
}

/** The error code of a refusal, by its message. */
export const codeOfRefusal = (messageId: string) => (messageId === 'notSignedIn' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** The column named by `@AllowedBy`, which holds the access levels that may read a row by id. */
export const allowedByOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) =>
  extensions?.allowedBy as string | undefined;

/** The access levels declared by `@Allow` on a field or type of the schema. */
export const accessOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) => extensions?.allow as Access[] | undefined;
