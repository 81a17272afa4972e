import { createContext, useContext } from 'react';
import type { ActionCode, RightCode } from '../../../server/core/rules/rightCodes.ts';
import { permissionNames, type PermissionCode } from './permissions.ts';
import { storedList, useSession, type Session } from './session.ts';

/** Name of the module that the current screen belongs to, as in `rolePremission`; undefined on screens open to everyone. */
const ScreenModule = createContext<string | undefined>(undefined);
export const ScreenModuleProvider = ScreenModule.Provider;

/** Returns the rights stored with the session: every action and special right in the viewer's modules. */
export const rightsIn = ({ rights }: Session): readonly string[] => storedList(rights);

const codeOf = (name: string | undefined) =>
  (Object.keys(permissionNames) as PermissionCode[]).find(code => permissionNames[code] === name);

/** Returns whether the viewer holds a right: an action of a module, or a special right such as `HRM_SEE_PAY`. */
export const useHolds = (right: RightCode): boolean => rightsIn(useSession()).includes(right);

/**
 * Returns whether the viewer may take any of the actions in the module of the current screen. Controls they may not use are hidden; the
 * server refuses anyway. During impersonation, they only read and export.
 */
export function useMay(...actions: ActionCode[]): boolean {
  const session = useSession();
  const code = codeOf(useContext(ScreenModule));
  return actions.some(action => {
    if (session.impersonation && action !== 'READ' && action !== 'EXPORT') return false;
    return !code || rightsIn(session).includes(`${code}_${action}`);
  });
}
