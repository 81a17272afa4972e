import type { Browser, BrowserContext } from 'playwright-core';
import { demoPassword } from '../../server/demo/loadDemo.ts';
import { permissionNames } from '../../server/core/access/Permission.ts';

/** A browser's cookies and storage. */
export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

const mutation = `mutation ($input: SignInInput!) { signIn(input: $input) { accessToken viewer {
  userId email name roleId roleTitle isSuperAdmin permissions rights companyId companyName currency language theme timeZone firstDayOfWeek dateFormat numberFormat
  profileImageUrl needsSecondFactor } } }`;

interface SignedIn {
  accessToken: string;
  viewer: Record<string, string | null> & {
    permissions: (keyof typeof permissionNames)[];
    rights: string[];
    isSuperAdmin: boolean;
    needsSecondFactor: boolean;
  };
}

/** Browser state after a demo user has signed in, as on the page (signIn.test.ts), but without opening it, which takes three seconds. */
export async function signedInState(browser: Browser, url: string, email: string): Promise<BrowserState> {
  const context = await browser.newContext({ baseURL: url });
  const answer = await context.request.post('/graphql', {
    data: { query: mutation, variables: { input: { email, password: demoPassword } } },
  });
  const { accessToken, viewer } = ((await answer.json()) as { data: { signIn: SignedIn } }).data.signIn;
  const { cookies } = await context.storageState();
  await context.close();
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
    language: viewer.language!.toLowerCase(),
    theme: viewer.theme!.toLowerCase(),
  });
  const localStorage = stored.flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { cookies, origins: [{ origin: url, localStorage }] };
}
