import type { BrowserContext } from 'playwright-core';
import { permissionNames } from '../../server/core/access/Permission.ts';
import { CookieJar, sessionEnd } from '../../server/core/session/cookies.ts';
import { shownViewer } from '../../server/core/session/ViewerType.ts';
import { openSession } from './openSession.ts';
import type { TestServer } from './startServer.ts';

/** A browser's cookies and storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/**
 * Browser state after a user has signed in, as on the page (signIn.test.ts), but without opening it or verifying a password.
 *
 * @param url address at which the browser knows the server
 */
export async function signedInState(server: TestServer, url: string, email: string): Promise<BrowserState> {
  const { secret, accessToken, viewer: signedIn } = await openSession(server, email);
  const viewer = shownViewer(signedIn);
  const cookie = {
    name: new CookieJar(url).session,
    value: secret,
    domain: new URL(url).hostname,
    path: '/',
    expires: sessionEnd().getTime() / 1000,
    httpOnly: true,
    secure: false,
    sameSite: 'Lax' as const,
  };
  const stored = Object.entries({
    token: accessToken,
    username: viewer.email,
    userName: viewer.name,
    userId: viewer.userId,
    userEmail: viewer.email,
    roleId: viewer.roleId,
    role: viewer.isSuperAdmin ? 'SUPER_ADMIN' : viewer.roleTitle,
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
    language: viewer.language.toLowerCase(),
    theme: viewer.theme.toLowerCase(),
  });
  const localStorage = stored.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { cookies: [cookie], origins: [{ origin: url, localStorage }] };
}
