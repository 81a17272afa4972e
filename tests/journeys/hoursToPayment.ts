import { expect } from 'vitest';
import type { ProjectTelling } from './ProjectTelling.ts';

/** Fills in the week, has it approved, invoices its hours, and records that the invoice was paid. */
export async function payHours(teller: ProjectTelling): Promise<void> {
  const { page, say, told, projectId, shell } = teller;
  await teller.go('/projects/timesheet/');
  await teller.button('timesheet.add').press('Enter');
  const adding = page.getByRole('dialog', { name: say('timesheet.add') });
  await adding.getByRole('combobox').first().fill(told.project);
  await page.getByRole('option', { name: told.project }).click();
  await page.getByRole('option', { name: told.project }).waitFor({ state: 'detached' });
  await teller.button('timesheet.add', adding).press('Enter');
  await adding.waitFor({ state: 'detached' });
  const row = page
    .getByRole('row')
    .filter({ hasText: told.project })
    .filter({ has: page.locator('input') });
  await row.waitFor();
  const focused = () => row.locator(':focus').getAttribute('data-cell');
  await expect.poll(focused).toMatch(/:0$/);
  const heads = page.getByRole('columnheader');
  const today = await heads.evaluateAll(each => each.findIndex(head => head.getAttribute('aria-current') === 'date'));
  await page.keyboard.press('End');
  expect(await focused()).toMatch(new RegExp(`:${today - 1}$`));
  expect(await page.getByRole('grid').locator('[tabindex="0"]').count()).toBe(1);
  await page.keyboard.type('2:30');
  await page.keyboard.press('Enter');
  await expect.poll(() => row.locator('td').last().innerText()).toMatch(/[2٢][.,٫][5٥]/);
  await expect.poll(() => teller.button('timesheet.submit').isEnabled()).toBe(true);
  await teller.button('timesheet.submit').press('Enter');
  const submitted = page.getByRole('row').filter({ hasText: told.project }).getByRole('button').last();
  await submitted.press('Enter');
  await expect.poll(() => submitted.count()).toBe(0);

  await teller.go(`/projects/${projectId}/`);
  await page.locator('#tab-money').click();
  await expect.poll(() => teller.button('unbilledTime.invoice').isEnabled()).toBe(true);
  await teller.button('unbilledTime.invoice').press('Enter');
  await teller.button('action.create', page.getByRole('dialog')).press('Enter');
  await teller.button('salesInvoice.issue').press('Enter');
  const issuing = page.getByRole('dialog');
  await teller.button('salesInvoice.issue', issuing).press('Enter');
  await issuing.waitFor({ state: 'detached' });
  await teller.button('salesInvoice.recordPayment').press('Enter');
  const paying = page.getByRole('dialog');
  await teller.button('salesInvoice.recordPayment', paying).press('Enter');
  await paying.waitFor({ state: 'detached' });
  await page.getByText(say('salesInvoiceStatus.FULLY_PAID'), { exact: true }).first().waitFor();
  const { unbilledTime } = await shell.send<{ unbilledTime: { approvedHours: string }[] }>(
    page,
    'query($id: ID!) { unbilledTime(projectId: $id) { approvedHours } }',
    { id: projectId },
  );
  expect(unbilledTime.filter(({ approvedHours }) => Number(approvedHours) > 0)).toEqual([]);
}
