import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../server/demo/loadDemo.ts';
import { startProviderFor, type StartedProvider } from '../../session/identityProvider.ts';
import { freePort } from '../../support/startServer.ts';
import { isUsable } from '../../support/usable.ts';
import { Shell } from './Shell.ts';
import { navigate } from '../navigate.ts';

let shell: Shell;
let provider: StartedProvider;
beforeAll(async () => {
  const started = await startProviderFor(await freePort(), { huda: { email: 'hrm@atlas.test', email_verified: true } });
  provider = started.provider;
  shell = await Shell.open(started.env);
});
afterAll(async () => {
  await shell.close();
  await provider.stop();
});

test('a key is shown once, opens what it was given, and is revoked', async () => {
  const page = await shell.visit('/settings/api-keys/', 'crm@atlas.test');
  await page.getByRole('button', { name: 'Create API key' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('Web shop');
  await form.getByRole('button', { name: 'Create' }).click();
  await form.getByText('Choose at least one.').waitFor();
  await form.getByText('CRM', { exact: true }).click();
  await form.getByText('Read only').click();
  await form.getByRole('button', { name: 'Create' }).click();
  const secret = await page.getByRole('textbox', { name: 'API key' }).inputValue();
  const headers = { authorization: `Bearer ${secret}` };
  const call = async () => (await fetch(`${shell.server.url}/api/v1/crm/getAllCustomers`, { headers })).status;
  expect(await call()).toBe(200);
  await isUsable(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Revoke key “Web shop”' }).click();
  await page.getByText('Revoked', { exact: true }).waitFor();
  expect(await call()).toBe(401);
  expect(await page.content()).not.toContain(secret);
  expect(shell.complaints()).toEqual([]);
});

test('a colleague’s address wants the administrator’s own password, and who holds more cannot be changed', async () => {
  const page = await shell.goOn('/users/?q=Gabriel', 'admin@atlas.test');
  await page.getByRole('link', { name: 'Gabriel Rojas' }).click();
  const form = page.getByRole('dialog');
  const own = form.getByRole('textbox', { name: 'Your password' });
  await form.getByRole('textbox', { name: 'Email' }).waitFor();
  await expect.poll(() => own.count()).toBe(0);
  await form.getByRole('textbox', { name: 'Email' }).fill('gabriel@people.test');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('Required.').waitFor();
  await own.fill('a wrong one');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('The password is wrong.').first().waitFor();
  await isUsable(page);
  await own.fill(demoPassword);
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText('gabriel@people.test').first().waitFor();
  const desk = await shell.visit('/users/?q=Nora', 'roles@atlas.test');
  await desk.getByRole('link', { name: 'Nora Haddad' }).click();
  await desk.getByText('This user has permissions you don’t.').waitFor();
  await isUsable(desk);
  expect(shell.complaints()).toEqual([]);
});

test('who is invited comes in by the mail’s link, in his language, once', async () => {
  const page = await shell.goOn('/users/', 'admin@atlas.test');
  await page.getByRole('button', { name: 'Invite by email' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Email' }).fill('nour@people.test');
  await form.getByLabel('Role').selectOption({ index: 1 });
  await form.getByLabel('Email language').selectOption('AR');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByRole('button', { name: 'Withdraw invitation to nour@people.test' }).waitFor();
  await isUsable(page);
  const mails =
    '{ outboxMails(first: 1, search: "nour@people.test", sort: { field: CREATED_AT, direction: DESC }) { edges { node { body } } } }';
  const answer = await shell.send<{ outboxMails: { edges: { node: { body: string } }[] } }>(page, mails, {});
  const [link] = /\/ar\/authentication\/invitation\?token=[\w-]+/.exec(answer.outboxMails.edges[0].node.body)!;

  const guest = await shell.visit(link, undefined, { viewport: { width: 390, height: 844 } });
  await guest.getByRole('heading', { name: 'أهلًا بك في Atlas Trading' }).waitFor();
  await isUsable(guest);
  await guest.getByRole('textbox', { name: 'اسمك' }).fill('نور صالح');
  await guest.getByRole('textbox', { name: /^كلمة المرور/ }).fill('a good password');
  await guest.getByRole('button', { name: 'قبول الدعوة وتسجيل الدخول' }).click();
  await guest.waitForURL(({ pathname }) => /^\/ar\/?$/.test(pathname));
  await guest.getByRole('heading', { level: 1 }).waitFor();

  const late = await shell.visit(link);
  await late.getByRole('heading', { name: 'لم تعد هذه الدعوة صالحة' }).waitFor();
  await isUsable(late);
  expect(shell.complaints()).toEqual([]);
});

test('SUPER_ADMIN enters a company for a reason, sees where he is, changes nothing, and leaves', async () => {
  const page = await shell.visit('/company/', 'super@noria.test');
  await page.getByRole('button', { name: 'More actions for Atlas Trading' }).click();
  await page.getByRole('button', { name: 'Enter', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Enter Atlas Trading' });
  await form.getByRole('button', { name: 'Enter' }).click();
  await form.getByText('Required.').waitFor();
  await form.getByLabel('Reason').fill('They asked for help: ticket 4711');
  await isUsable(page);
  await form.getByRole('button', { name: 'Enter' }).click();
  const banner = page.getByRole('complementary', { name: 'Visit to another company' });
  await banner.getByText('You’re visiting Atlas Trading: you can see everything and change nothing.').waitFor();
  await banner.getByText('Reason: They asked for help: ticket 4711').waitFor();
  await page.waitForURL(({ pathname }) => pathname === '/');
  await page.getByRole('heading', { level: 1, name: 'Atlas Trading' }).waitFor();
  await navigate(page, '/CRM/customer/');
  await page.getByRole('table').getByRole('link').first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: /^(New|More actions|Import|Columns)/ }).count()).toBe(0);
  await navigate(page, '/settings/company/');
  await page.getByText('You’re visiting this company: view only.').waitFor();
  // The section of the settings is open.
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Company settings' }).waitFor();
  expect(await menu.getByText('Companies').count()).toBe(0);
  await expect.poll(() => page.getByLabel('City').isDisabled()).toBe(true);
  await expect.poll(() => page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  await isUsable(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('main').evaluate(main => main.scrollIntoView(false));
  await isUsable(page);
  await expect.poll(() => banner.isVisible()).toBe(true);
  await banner.getByRole('button', { name: 'End visit' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/company/');
  await page.getByRole('heading', { name: 'Companies' }).waitFor();
  await expect.poll(() => banner.count()).toBe(0);

  const administrators = await shell.goOn('/settings/security-log/?q=Amal', 'admin@atlas.test');
  await administrators.getByText('Visit started').first().waitFor();
  await administrators.getByText('They asked for help: ticket 4711').first().waitFor();
  await administrators.getByText('Amal Rivera · Noria').first().waitFor();
  expect(shell.complaints()).toEqual([]);
});

test('the button of a provider leads there and back in; the account is unlinked by its owner, his sessions are ended by an administrator', async () => {
  const page = await shell.visit('/authentication/sign-in/?callbackUrl=/settings/security/');
  await page.getByRole('button', { name: 'Continue with Microsoft' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(({ origin }) => origin === provider.issuer);
  await page.locator('input[name=login]').fill('huda');
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
  // In the user's language, if the browser has none yet.
  await page.waitForURL(({ origin, pathname }) => origin === shell.server.url && pathname === '/sp/settings/security/');
  await page.getByRole('button', { name: 'Desvincular Google' }).click();
  const form = page.getByRole('dialog', { name: 'Desvincular Google' });
  await form.getByRole('textbox', { name: 'Contraseña' }).fill(demoPassword);
  await isUsable(page);
  await form.getByRole('button', { name: 'Desvincular' }).click();
  await page.getByText('No hay cuentas vinculadas.').waitFor();
  await isUsable(page);
  expect(shell.complaints().filter(line => !line.startsWith(provider.issuer))).toEqual([]);

  const administrator = await shell.goOn('/users/?q=hrm@atlas', 'admin@atlas.test');
  await administrator.getByRole('button', { name: /^More actions for/ }).click();
  await administrator.getByRole('button', { name: 'Sessions' }).click();
  const sessions = administrator.getByRole('dialog');
  await sessions.getByRole('listitem').first().waitFor();
  await isUsable(administrator);
  await sessions
    .getByRole('button', { name: /^End the session on/ })
    .first()
    .click();
  await sessions.getByText('No active sessions.').waitFor();
  // The page learns of it through its live stream and redirects by itself.
  await page.waitForURL(({ pathname }) => pathname === '/sp/authentication/sign-in/');
});
