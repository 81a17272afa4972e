import { graphql } from 'react-relay';
import type { saveSession_viewer$data, saveSession_viewer$key } from '../relay/generated/saveSession_viewer.graphql.ts';
import { changeLanguage } from '../i18n/languageStore.ts';
import type { Language } from '../i18n/languages.ts';
import { readInline } from '../relay/readInline.ts';
import { forgetForeignDrafts } from './drafts.ts';
import { setRoomy } from './density.ts';
import { setDark } from './colorMode.ts';
import { forgetForeignOnDevice } from './leaving.ts';
import { permissionNames, superAdministrator, impersonator } from './permissions.ts';
import { storeSession } from './session.ts';

/** Stores the viewer's session. Sign-in passes the token too; a refresh of the viewer passes none and keeps the stored one. */
export function saveSession(viewerRef: saveSession_viewer$key, accessToken?: string): void {
  const viewer = readInline<saveSession_viewer$data>(
    graphql`
      fragment saveSession_viewer on Viewer @inline {
        userId
        email
        name
        roleId
        roleTitle
        isSuperAdmin
        permissions
        rights
        companyId
        companyName
        currency
        language
        theme
        listDensity
        timeZone
        firstDayOfWeek
        dateFormat
        numberFormat
        profileImageUrl
        needsSecondFactor
        impersonation {
          reason
          since
          until
        }
      }
    `,
    viewerRef,
  );
  storeSession({
    ...(accessToken && { token: accessToken }),
    username: viewer.email,
    userName: viewer.name,
    userId: viewer.userId,
    userEmail: viewer.email,
    roleId: viewer.roleId,
    role: viewer.isSuperAdmin ? superAdministrator : viewer.impersonation ? impersonator : viewer.roleTitle,
    currency: viewer.currency,
    profileImage: viewer.profileImageUrl,
    companyName: viewer.companyName,
    companyId: viewer.companyId,
    rolePremission: JSON.stringify(viewer.permissions.map(code => permissionNames[code])),
    rights: JSON.stringify(viewer.rights),
    timeZone: viewer.timeZone,
    firstDayOfWeek: String(viewer.firstDayOfWeek),
    dateFormat: viewer.dateFormat,
    numberFormat: viewer.numberFormat,
    needsSecondFactor: viewer.needsSecondFactor ? '1' : null,
    impersonation: viewer.impersonation && JSON.stringify(viewer.impersonation),
  });
  forgetForeignDrafts();
  if (accessToken) void forgetForeignOnDevice();
  if (!localStorage.getItem('language')) void changeLanguage(viewer.language.toLowerCase() as Language);
  if (!localStorage.getItem('density') && viewer.listDensity === 'ROOMY') setRoomy(true);
  if (!localStorage.getItem('theme')) setDark(viewer.theme === 'DARK');
}
