import { permissionNames } from '../access/Permission.ts';
import type { Viewer } from './Viewer.ts';

/** Data returned by `POST user/login` and stored by the browser's session (spec 1 §3). `rolePremission` is the documented spelling. */
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

/** The documented response to a successful sign-in. */
export const loginAnswer = (viewer: Viewer, accessToken: string) => ({ accessToken, data: loginData(viewer) });
