import { afterAll, beforeAll, expect, it } from 'vitest';
import { People } from '../../server/hrm/People.ts';
import { barriers, isUsable, overflow } from '../../support/usable.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
beforeAll(async () => void (shell = await Shell.open()));
afterAll(() => shell.close());

it('an applicant is moved on the board, hired from there, and stays; an inactive one does not move', async () => {
  const page = await shell.visit('/HRM/applications/', 'admin@atlas.test', { viewport: { width: 2000, height: 900 } });
  const moveTo = async (card: string, target: string) => {
    await page.getByRole('button', { name: `More actions for ${card}` }).click();
    await page
      .getByRole('group', { name: `More actions for ${card}` })
      .getByRole('button', { name: target, exact: true })
      .click();
  };
  await page.getByRole('link', { name: 'Paula Jiménez' }).waitFor();

  await moveTo('Derek Collins', 'Offer');
  await page.getByText('Inactive application cannot be moved.').first().waitFor();

  await moveTo('Paula Jiménez', 'Confirmed');
  const dialog = page.getByRole('dialog', { name: 'Hire Paula Jiménez' });
  await dialog.getByRole('button', { name: 'Confirm application' }).click();
  await dialog.getByText('Required.').first().waitFor();
  await isUsable(page);
  await dialog.getByRole('combobox', { name: 'Department' }).fill('Sales');
  await page.getByRole('option', { name: 'Sales', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Start date' }).fill('2/1/2031');
  await dialog.getByRole('textbox', { name: 'Monthly gross' }).fill('2500');
  await dialog.getByRole('button', { name: 'Confirm application' }).click();
  await page.getByText('Paula Jiménez moved to Confirmed').first().waitFor();
  await moveTo('Paula Jiménez', 'Offer');
  await page.getByText('Confirmed application cannot be moved.').first().waitFor();

  await page.getByRole('link', { name: 'Paula Jiménez' }).click();
  await page.getByRole('heading', { name: 'Paula Jiménez' }).waitFor();
  await page.getByRole('link', { name: 'Paula Jiménez' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toContain('/HRM/employeeinformation/');
  await page.getByText('Sales assistant').first().waitFor();
});

it('an applicant applies on a phone, in Arabic and in the dark, and is on the open board at once', async () => {
  const board = await shell.goOn('/HRM/applications/', 'hrm@atlas.test');
  await board.getByRole('link', { name: 'Marcus Webb' }).waitFor();
  const page = await shell.visit('/ar/jobs/atlas-trading/', undefined, { viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await isUsable(page);
  await page.getByRole('link', { name: 'Field technician' }).click();
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.getByRole('alert').waitFor();
  await isUsable(page);
  await page.getByLabel('الاسم الكامل').fill('هند القاسم');
  await page.getByLabel('البريد الإلكتروني').fill('hind@people.test');
  await page
    .getByLabel('السيرة الذاتية')
    .setInputFiles({ name: 'سيرة.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
  await page.getByRole('button', { name: 'إرسال الطلب' }).click();
  await page.getByRole('heading', { name: 'شكرًا لتقدّمك' }).waitFor();
  await isUsable(page);
  await board.getByRole('link', { name: 'هند القاسم' }).waitFor();
});

it('somebody checks in on a phone, and their manager approves their leave, in Arabic and in the dark', async () => {
  const people = await People.of(shell.server);
  const manager = await people.hire();
  const report = await people.hire({ managerId: manager.employeeId });
  const phone = { viewport: { width: 390, height: 844 } };
  const page = await shell.visit('/my-profile/', report.email, phone);
  await page.getByText('You are not checked in.').waitFor();
  await page.getByRole('button', { name: 'Check in' }).click();
  await page.getByText('At work since').waitFor();
  await page.getByRole('button', { name: 'Start break' }).click();
  await page.getByText('On a break since').waitFor();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByText('You are not checked in.').waitFor();
  await page.getByRole('link', { name: 'My days' }).click();
  await page.getByRole('button', { name: /^Correct / }).click();
  const dialog = page.getByRole('dialog', { name: 'Request correction' });
  await dialog.getByRole('textbox', { name: 'Reason' }).waitFor();
  await isUsable(page);

  const types = await people.hrm.query('{ leaveTypes(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  const leave = { leaveTypeId: types.data.leaveTypes.edges[0].node.id, startsOn: '2031-01-08', endsOn: '2031-01-08' };
  expect((await report.client.mutate('requestOwnLeave', leave, '__typename')).errors).toEqual([]);
  const team = await shell.visit('/ar/my-team/', manager.email, { ...phone, colorScheme: 'dark' });
  await team.getByRole('button', { name: `اعتماد طلب ${report.name}` }).click();
  await team.getByText('لا توجد إجازة بانتظارك.').waitFor();
  expect(await barriers(team, ['main'])).toEqual([]);
  expect(await overflow(team)).toBe(0);
});

it('the organization chart is walked by keys, from right to left too', async () => {
  const page = await shell.goOn('/ar/HRM/organization/', 'hrm@atlas.test');
  const top = page.getByRole('treeitem', { name: /Nora Haddad/ });
  await top.waitFor();
  const isFocused = async (name: RegExp) => {
    const item = page.getByRole('treeitem', { name });
    await expect.poll(() => item.evaluate(element => element === document.activeElement)).toBe(true);
  };
  await top.focus();
  await page.keyboard.press('ArrowLeft');
  await isFocused(/Daniel Brooks/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByRole('treeitem', { name: /Daniel Brooks/ }).getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('ArrowRight');
  await isFocused(/Nora Haddad/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => top.getAttribute('aria-expanded')).toBe('false');
});
