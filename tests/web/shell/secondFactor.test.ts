import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { authenticatorApp } from '../../support/authenticatorApp.ts';
import { barriers } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell, signIn } from './Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

/** Resets a user to have no second factor and need none, whatever an earlier attempt has left. */
async function anew(email: string): Promise<void> {
  const { database } = shell.server;
  const [user] = await database.platform(em =>
    em.execute<{ user_id: string; company_id: string }[]>('select user_id, company_id from credential where email = ?', [email]),
  );
  await database.platformIn(user.company_id, async em => {
    await em.execute('update company set requires_second_factor = false where id = noria_company()');
    await em.execute('select noria_reset_second_factor(?)', [user.user_id]);
  });
}

/** A virtual authenticator that stores passkeys and always verifies its user. */
async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  onTestFinished(() => devtools.detach());
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const keepCodes = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(10);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
};
/** Cheaper to come to than the dashboard. */
const signInToSecurity = '/authentication/sign-in/?callbackUrl=/settings/security/';
/** Signs out, and goes to where one signs in. */
const signOut = async (page: Page) => {
  await navigate(page, '/authentication/logout/');
  await page.waitForURL(({ pathname }) => pathname === '/landing-page/');
  await navigate(page, signInToSecurity);
};
const isAccessible = async (page: Page) => expect(await barriers(page)).toEqual([]);

test('an app and a passkey are set up under Security, and each opens the account', async () => {
  await anew('crm@atlas.test');
  const page = await shell.visit(signInToSecurity);
  await withAuthenticator(page);
  await signIn(page, 'crm@atlas.test');
  await page.getByRole('button', { name: 'Set up authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' });
  await dialog.getByRole('img', { name: /QR code/ }).waitFor();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await dialog.getByText('Required.').waitFor();
  const codeOf = await authenticatorApp((await dialog.getByRole('code').innerText()).replaceAll(' ', ''));
  await dialog.getByRole('textbox', { name: /^Code/ }).fill(codeOf(-1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await keepCodes(page);
  await page.getByRole('button', { name: 'Remove authenticator app' }).waitFor();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Work laptop');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).waitFor();

  await signOut(page);
  await signIn(page, 'crm@atlas.test');
  const code = page.getByRole('textbox', { name: /^Code/ });
  await code.fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('The code is wrong or was already used.').waitFor();
  await code.fill(codeOf(0));
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/settings/security/');

  await signOut(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('button', { name: 'Remove passkey Work laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a code instead' }).click();
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^App code/ })
    .fill(codeOf(1));
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove passkey Work laptop' }).count()).toBe(0);

  // An administrator helps a user who has lost it.
  const office = await shell.visit('/users/?q=brooks', 'admin@atlas.test');
  await office.getByRole('button', { name: 'More actions for Daniel Brooks' }).click();
  await office.getByRole('button', { name: 'Reset two-factor authentication' }).click();
  const question = office.getByRole('dialog', { name: /Daniel Brooks/ });
  await question.getByRole('button', { name: 'Reset two-factor authentication' }).click();
  await question.waitFor({ state: 'detached' });
  const restored = await shell.visit(signInToSecurity);
  await signIn(restored, 'crm@atlas.test');
  await restored.waitForURL(({ pathname }) => pathname === '/settings/security/');
  expect(shell.complaints()).toEqual([]);
});

test('whoever lacks the second factor that his company comes to demand is led to set one up, and goes on from there', async () => {
  await anew('admin@atlas.test');
  const page = await shell.visit('/settings/company/', 'admin@atlas.test');
  await withAuthenticator(page);
  await page.getByRole('checkbox', { name: 'Require two-factor authentication' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  await isAccessible(page);
  await page.goto('/users/');
  await page.getByRole('heading', { name: 'Set up two-factor authentication' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Key');
  await page.getByRole('button', { name: 'Create passkey' }).click();
  await keepCodes(page);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/authentication'));
  await signOut(page);
  await signIn(page, 'admin@atlas.test');
  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/settings/security/');
});
