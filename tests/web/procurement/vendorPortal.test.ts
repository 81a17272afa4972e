import { afterAll, beforeAll, expect, it } from 'vitest';
import { People } from '../../server/hrm/People.ts';
import { Sourcing } from '../../server/procurement/sourcing.ts';
import { isUsable } from '../../support/usable.ts';
import { navigate } from '../navigate.ts';
import { Shell } from '../shell/Shell.ts';

let shell: Shell;
let world: Sourcing;
beforeAll(async () => {
  shell = await Shell.open();
  world = await Sourcing.begin(shell.server);
});
afterAll(() => shell.close());

const phone = { viewport: { width: 390, height: 844 }, theme: 'dark' } as const;

it('a vendor prices a request on a phone in Arabic, keeps what was typed, and takes it back', async () => {
  const vendor = await world.vendor({ language: 'AR' });
  const requisition = await world.requisition([vendor]);
  const [secret] = await world.send(requisition.id, [vendor]);
  const path = `/ar/vendorManagement/requisition/externalRequisitionForm/?data=${secret}`;
  const page = await shell.goOn(path, undefined, phone);
  await page.getByRole('link', { name: 'إدخال الأسعار' }).waitFor();
  await isUsable(page);
  await page.getByRole('link', { name: 'إدخال الأسعار' }).click();
  const first = page.getByRole('textbox', { name: /^سعر الوحدة/ }).first();
  await first.waitFor();
  await page.getByRole('button', { name: 'إرسال الأسعار' }).click();
  await page.getByText('أدخل سعرًا واحدًا على الأقل.').waitFor();
  await first.fill('٢٫٥');
  await page.getByRole('textbox', { name: 'تاريخ التسليم' }).fill('31/7/2031');
  await page.getByRole('textbox', { name: 'صالح حتى' }).fill('31/8/2031');
  await page.getByRole('textbox', { name: 'الوصف' }).fill('من المخزون.');
  await page.reload();
  await expect.poll(() => page.getByRole('textbox', { name: 'الوصف' }).inputValue()).toBe('من المخزون.');
  await isUsable(page);
  await page.getByRole('button', { name: 'إرسال الأسعار' }).click();
  await page.getByRole('heading', { name: 'أُرسلت الأسعار' }).waitFor();
  await page.getByRole('link', { name: 'عرض أسعاري' }).click();
  await page.getByText('أُرسلت أسعارك.').waitFor();
  await isUsable(page);
  await page.getByRole('button', { name: 'سحب الأسعار' }).click();
  await page.getByText('سحبت أسعارك.').waitFor();
});

it('a vendor registers by a link on a phone in Arabic, and is accepted', async () => {
  const { link } = await world.buyer.mutate('inviteVendor', { language: 'AR' }, 'link');
  const path = (link as string).replace(/^https?:\/\/[^/]+/, '');
  const page = await shell.goOn(path, undefined, phone);
  await page.getByRole('textbox', { name: 'الاسم' }).waitFor();
  await page.getByRole('button', { name: 'التسجيل مورّدًا' }).click();
  await page.getByText('اختر واحدًا على الأقل.').waitFor();
  await isUsable(page);
  await page.getByRole('textbox', { name: 'الاسم' }).fill('رنا الخطيب');
  await page.getByRole('textbox', { name: 'الشركة' }).fill('مصنع الخطيب');
  await page.getByRole('textbox', { name: 'البريد الإلكتروني' }).fill('rana@khatib.test');
  await page.getByRole('textbox', { name: 'الهاتف' }).fill('٠٧٩٥٥٥٠١٠١٢٢');
  await page.getByRole('textbox', { name: 'العنوان' }).fill('شارع مكة 4');
  await page.getByRole('combobox', { name: 'البلد' }).selectOption('JO');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'التسجيل مورّدًا' }).click();
  await page.getByRole('heading', { name: 'أُرسل التسجيل' }).waitFor();
  await isUsable(page);
  const buyer = await shell.visit('/vendorManagement/vendors/?registration=WAITING', 'procurement@atlas.test');
  await buyer.getByRole('link', { name: 'رنا الخطيب' }).click();
  await buyer.getByText('This vendor registered by a link').waitFor();
  await isUsable(buyer);
  await buyer.getByRole('button', { name: 'Accept vendor' }).click();
  await expect.poll(() => buyer.getByRole('button', { name: 'Accept vendor' }).count()).toBe(0);
  await page.reload();
  await page.getByRole('heading', { name: 'هذا الرابط لا يعمل' }).waitFor();
});

it('an approver decides leave and a requisition on a phone by the links in their mails, without signing in', async () => {
  const people = await People.of(shell.server);
  const manager = await people.hire();
  const report = await people.hire({ managerId: manager.employeeId, joinedOn: '2020-01-01' });
  const { leaveType } = await people.hrm.mutate('createLeaveType', { title: 'Study days' }, 'leaveType { id }');
  const day = { leaveTypeId: leaveType.id, startsOn: '2029-03-05', endsOn: '2029-03-05' };
  const asked = await report.client.mutate('requestOwnLeave', day, 'ownLeaveRequest { requestId }');
  const own = async () => {
    const { data } = await report.client.query('{ ownLeaveRequests(first: 1) { edges { node { status } } } }');
    return data.ownLeaveRequests.edges[0].node.status;
  };
  const linkTo = async ({ email }: { email: string }): Promise<string> => {
    const mails = `query($to: String) { outboxMails(first: 1, filter: { to: { eq: $to } }, sort: { field: CREATED_AT, direction: DESC }) { edges { node { body } } } }`;
    const { data } = await people.admin.query(mails, { to: email });
    return /\/decision\/\?data=[\w-]+&answer=approve/.exec(data.outboxMails.edges[0].node.body)![0];
  };
  expect(asked.errors).toEqual([]);
  const page = await shell.goOn(`/ar${await linkTo(manager)}`, undefined, phone);
  await page.getByRole('heading', { name: report.name }).waitFor();
  await isUsable(page);
  expect(await own()).toBe('PENDING');
  await page.getByRole('button', { name: 'موافقة', exact: true }).click();
  await page.getByText('تمت الموافقة.').waitFor();
  expect(await own()).toBe('APPROVED');
  await page.reload();
  await page.getByRole('heading', { name: 'لم يعد هذا الرابط صالحًا لاتخاذ قرار' }).waitFor();
  await isUsable(page);

  const rights = ['PROCUREMENT_READ', 'PROCUREMENT_WRITE'];
  const role = async (title: string, held: string[]) =>
    (await people.admin.mutate('createRole', { title, description: 'x', permissions: ['PROCUREMENT'], rights: held }, 'role { id }')).role
      .id;
  for (const [{ userId: id }, title, held] of [
    [report, 'Askers', rights],
    [manager, 'Approvers', [...rights, 'PROCUREMENT_APPROVE']],
  ] as const)
    await people.admin.mutate('updateUser', { id, roleId: await role(title, [...held]) }, 'user { id }');
  const { data } = await report.client.query('{ departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { id } } } }');
  const wanted = {
    title: '<b>Desks</b>',
    departmentId: data.departments.edges[0].node.id,
    category: 'Office',
    dueOn: '2031-06-30',
    vendorIds: [(await world.vendor()).id],
    requisitionStatus: 'PENDING',
    lines: [{ productId: await world.product(), quantity: '2', estimatedPrice: '150' }],
  };
  const { requisition } = await report.client.mutate('createRequisition', wanted, 'requisition { id }');
  await navigate(page, (await linkTo(manager)).replace('approve', 'reject'));
  await page.getByRole('heading', { name: '<b>Desks</b>' }).waitFor();
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByText('Required').or(page.getByRole('alert')).first().waitFor();
  await page.getByRole('textbox', { name: 'Reason' }).fill('Next year.');
  await isUsable(page);
  await page.getByRole('button', { name: 'Send back' }).click();
  await page.getByText('Not approved.').waitFor();
  const read = 'query($id: ID!) { requisition(id: $id) { rejectionReason } }';
  expect((await report.client.query(read, { id: requisition.id })).data.requisition).toEqual({ rejectionReason: 'Next year.' });
});
