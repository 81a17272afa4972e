import { NotAllowed, NotSignedIn, type RequestError } from '../errors.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { Access } from './Allow.ts';

/** The one answer to "may he?": undefined when he may, else why not. What names no access is refused. */
export function refusal(viewer: Viewer | null, access: Access[] | undefined): RequestError | undefined {
  if (access?.includes('PUBLIC')) return undefined;
  if (!viewer) return NotSignedIn();
  const holds = (one: Access) =>
    one === 'SIGNED_IN' || (one === 'SUPER_ADMIN' ? viewer.isSuperAdmin : viewer.permissions.includes(one as never));
  return access?.some(holds) ? undefined : NotAllowed();
}

/** The access named on a field or type of the schema by `@Allow`. */
export const accessOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }) => extensions?.allow as Access[] | undefined;
