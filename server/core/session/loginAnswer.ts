import { permissionNames } from '../access/Permission.ts';
import type { Viewer } from './Viewer.ts';

/** What `POST user/login` answers and the browser's session stores (spec 1 §3). `rolePremission` is the documented spelling. */
export function loginData(viewer: Viewer) {
  return {
    username: viewer.email,
    userName: viewer.name,
    userId: viewer.userId,
    email: viewer.email,
    roleId: viewer.roleId,
    role: viewer.isSuperAdmin ? 'SUPER_ADMIN' : viewer.roleTitle,
    rolePremission: viewer.permissions.map(permission => permissionNames[permission]),
    profileImage: viewer.profileImageId && `/files/${viewer.profileImageId}`,
    companyData: { name: viewer.companyName, id: viewer.companyId, currency: viewer.currency },
  };
}

/** The documented answer to a right sign-in. */
export const loginAnswer = (viewer: Viewer, accessToken: string) => ({ accessToken, data: loginData(viewer) });
