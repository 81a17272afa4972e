import { text as textOfStream } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoPassword as password } from '../../server/demo/loadDemo.ts';
import { signedInAs } from '../support/Client.ts';
import { attachedPdf, textOf } from '../support/pdf.ts';
import { PostOffice } from '../support/PostOffice.ts';
import { wordingOf } from '../support/wording.ts';
import { PayrollWorld } from '../server/hrm/PayrollWorld.ts';
import { navigate } from '../web/navigate.ts';
import { Shell } from '../web/shell/Shell.ts';

let shell: Shell;
let post: PostOffice;
beforeAll(async () => {
  post = await PostOffice.open();
  shell = await Shell.open({ SMTP_URL: post.url });
});
afterAll(async () => {
  await shell.close();
  await post.close();
});

/** Employed on 15 February of a year in which it has 28 days, of which 14 are theirs; one is unpaid leave, so 13 are paid. */
const tellings = [
  {
    language: 'en',
    clerk: 'admin@atlas.test',
    year: '2025',
    away: '20',
    applicant: { language: 'ar', name: 'سلمى الخطيب', email: 'salma@people.test' },
    /** 1,300 for 13 of 28 days. */
    salary: '2800',
    benefit: '65',
    deduction: '40.25',
    /** 1,300 + 65; a tenth of it; what is left after that and the deduction; the employer's 2 %. */
    figures: { gross: '1300', earnings: '1365', taxes: '136.5', deductions: '40.25', net: '1188.25', employerCost: '27.3' },
    shown: '1,188.25',
    /** The same on the slip, and on the employee's screen. */
    printed: '1,188.25',
    /** Dr salaries, Dr employer's contributions, Cr taxes and contributions withheld, Cr deductions, Cr salaries payable. */
    posted: ['1365 / 0', '27.3 / 0', '0 / 163.8', '0 / 40.25', '0 / 1188.25'],
    bankAccount: 'DE89370400440532013000',
    inFile: 'DE89370400440532013000,1188.25,USD',
  },
  {
    language: 'ar',
    clerk: 'admin@boreal.test',
    year: '2025',
    away: '20',
    applicant: { language: 'sp', name: 'Rocío Peña', email: 'rocio@people.test' },
    salary: '700',
    benefit: '20.12',
    deduction: '5',
    figures: { gross: '325', earnings: '345.12', taxes: '34.512', deductions: '5', net: '305.608', employerCost: '6.902' },
    shown: '305.608',
    printed: '305,608',
    posted: ['345.12 / 0', '6.902 / 0', '0 / 41.414', '0 / 5', '0 / 305.608'],
    bankAccount: 'JO94CBJO0010000000000131000302',
    inFile: 'JO94CBJO0010000000000131000302,305.608,JOD',
  },
  {
    language: 'sp',
    clerk: 'admin@atlas.test',
    year: '2023',
    /** The day before is a public holiday. */
    away: '21',
    applicant: { language: 'en', name: 'Emma Whitfield', email: 'emma@people.test' },
    salary: '2800',
    benefit: '65',
    deduction: '40.25',
    figures: { gross: '1300', earnings: '1365', taxes: '136.5', deductions: '40.25', net: '1188.25', employerCost: '27.3' },
    shown: '1.188,25',
    printed: '1,188.25',
    posted: ['1365 / 0', '27.3 / 0', '0 / 163.8', '0 / 40.25', '0 / 1188.25'],
    bankAccount: 'ES9121000418450200051332',
    inFile: 'ES9121000418450200051332,1188.25,USD',
  },
] as const;

test.each(tellings)(
  'told in $language: somebody applies on a phone, is hired, takes a day off, is paid, reads their slip; bank and books have it without a name',
  { timeout: 180_000 },
  async ({ language, clerk, year, away, applicant, salary, benefit, deduction, figures, shown, printed, posted, bankAccount, inFile }) => {
    const [month, joinedOn] = [`${year}-02`, `${year}-02-15`];
    const say = wordingOf(language);
    const prefix = language === 'en' ? '' : `/${language}`;
    const client = await signedInAs(shell.server, clerk);
    const world = PayrollWorld.of(shell.server, client);
    const { data } = await client.query(
      `{ careersPage { address } positions(first: 50, filter: { acceptsApplications: { eq: true }, status: { eq: ACTIVE } }) { edges { node { id headcount filled } } }
        departments(first: 1, filter: { status: { eq: ACTIVE } }) { edges { node { title } } }
        leaveTypes(first: 50, filter: { status: { eq: ACTIVE } }) { edges { node { id isUnpaid } } } }`,
    );
    const hasRoom = ({ node }: { node: { headcount: number | null; filled: number } }) =>
      node.headcount === null || node.filled < node.headcount;
    const [position, department] = [data.positions.edges.find(hasRoom).node.id, data.departments.edges[0].node.title];

    const site = applicant.language === 'en' ? '' : `/${applicant.language}`;
    const phone = await shell.visit(`${site}/jobs/${data.careersPage.address}/${position}/`, undefined, {
      viewport: { width: 390, height: 844 },
    });
    await phone.locator('[name=name]').fill(applicant.name);
    await phone.locator('[name=email]').fill(applicant.email);
    await phone
      .locator('[name=resume]')
      .setInputFiles({ name: 'CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF') });
    await phone.locator('button.primary').click();
    await phone.waitForURL(/\/sent\/$/);

    const page = await shell.goOn(`${prefix}/HRM/applications/`, clerk, { viewport: { width: 2000, height: 900 } });
    const button = (id: string, within: typeof page | ReturnType<typeof page.getByRole> = page) =>
      within.getByRole('button', { name: say(id), exact: true });
    await page.getByRole('link', { name: applicant.name }).click();
    await button('application.confirm').click();
    const hiring = page.getByRole('dialog');
    await hiring.getByRole('combobox', { name: say('hiring.departmentId') }).fill(department);
    await page.getByRole('option', { name: department }).first().click();
    await hiring.getByRole('textbox', { name: say('hiring.joinedOn') }).fill(joinedOn);
    await hiring.getByRole('textbox', { name: say('hiring.salary') }).fill(salary);
    await button('application.confirm', hiring).click();
    await hiring.waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: applicant.name }).click();
    await page.waitForURL(/employeeinformation/);
    const employeeId = new URL(page.url()).pathname.split('/').at(-2)!;

    const role = await world.made('createRole', { title: `Journey in ${language}`, description: 'x', permissions: ['CRM'] }, 'role');
    const account = { name: applicant.name, email: applicant.email, password, roleId: role.id };
    const { id: userId } = await world.made('createUser', account, 'user');
    await world.made('updateEmployee', { id: employeeId, userId, bankAccount }, 'employee');
    const own = await signedInAs(shell.server, applicant.email, password);
    await own.mutate('updatePreferences', { language: applicant.language.toUpperCase() }, '__typename');
    const unpaid = data.leaveTypes.edges.find(({ node }: { node: { isUnpaid: boolean } }) => node.isUnpaid).node;
    const leave = await own.mutate(
      'requestOwnLeave',
      { leaveTypeId: unpaid.id, startsOn: `${month}-${away}`, endsOn: `${month}-${away}` },
      'errors { code } ownLeaveRequest { requestId }',
    );
    expect(leave.errors).toEqual([]);
    const approved = await client.mutate('approveLeaveRequest', { id: leave.ownLeaveRequest.requestId }, 'errors { code }', 'RecordInput');
    expect(approved.errors).toEqual([]);

    const title = `Journey in ${language}`;
    const cycle = { title, cycle: 'MONTHLY' };
    const items = [
      await world.made('createBenefit', { ...cycle, description: title, type: 'FIXED', amount: benefit }, 'benefit'),
      await world.made('createPayrollTax', { ...cycle, type: 'PERCENT', amount: '10', employerAmount: '2' }, 'payrollTax'),
      await world.made('createDeduction', { ...cycle, type: 'FIXED', amount: deduction }, 'deduction'),
    ].map(({ id }: { id: string }) => [id]);
    const days = { joinedOn, startsOn: joinedOn, endsOn: `${month}-28` };
    const [benefitIds, taxIds, deductionIds] = items;
    const setup = { title, grossSalary: salary, employeeIds: [employeeId], ...days, benefitIds, taxIds, deductionIds };
    await world.made('createPayrollSetup', setup, 'payrollSetup');
    const runId = await world.run(month);

    await navigate(page, `${prefix}/HRM/payroll/processPayroll/?run=${runId}`);
    await button('processPayroll.preview').click();
    await page.getByRole('row').filter({ hasText: applicant.name }).filter({ hasText: shown }).waitFor();
    await button('processPayroll.start').click();
    await page.getByText(say('processPayroll.allDone')).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: say('processPayroll.open') })
      .click();
    await page.getByRole('link', { name: applicant.name }).click();
    await page.getByText(say('payWhy.unpaid', { unpaidDays: 1 })).waitFor();
    const slipId = new URL(page.url()).pathname.split('/').at(-2)!;
    expect(await world.slip(slipId)).toMatchObject({ ...figures, paidDays: '13' });
    await page.goBack();
    await button('payrollRun.complete').click();
    await button('payrollRun.complete', page.getByRole('dialog')).click();
    await button('payrollRun.bankFile').click();
    const file = page.waitForEvent('download');
    await button('bankFile.CSV').click();
    expect(await textOfStream(await (await file).createReadStream())).toContain(inFile);

    const { data: books } = await client.query(
      `query($id: ID!) { journalEntries(first: 9, filter: { sourceId: { eq: $id } }) { edges { node { id description lines { debit credit note partyName } } } } }`,
      { id: runId },
    );
    const [{ node: entry }, ...others] = books.journalEntries.edges;
    expect(others).toEqual([]);
    expect(entry.lines.map((line: { debit: string; credit: string }) => `${line.debit} / ${line.credit}`).toSorted()).toEqual(
      [...posted].toSorted(),
    );
    expect(JSON.stringify(books)).not.toContain(applicant.name.split(' ')[0]);

    await page.keyboard.press('Escape');
    await button('payrollRun.pay').click();
    await page.getByRole('dialog').getByText(say('pay.bankAccount'), { exact: true }).waitFor();
    await button('payrollRun.pay', page.getByRole('dialog')).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await navigate(page, `${prefix}/economics/journal/${entry.id}/`);
    await page.getByRole('row').filter({ hasText: shown }).waitFor();
    await page.getByRole('link', { name: say('entry.openSource') }).click();
    await page.waitForURL(url => url.pathname.startsWith(`${prefix}/HRM/`) && url.pathname.includes(runId));

    const slips = () => post.received.filter(({ to, raw }) => String(to) === applicant.email && raw.includes('application/pdf'));
    await vi.waitFor(() => expect(slips()).toHaveLength(1), 20_000);
    expect(slips()[0].raw).toContain(`Content-Language: ${applicant.language === 'sp' ? 'es' : applicant.language}`);
    expect(await textOf(attachedPdf(slips()[0].raw))).toContain(printed);
    const statement = await fetch(`${shell.server.url}/print/${employeeId}.pdf?as=ownPayYear&from=${year}-01-01&to=${year}-12-31`, {
      headers: { authorization: `Bearer ${own.token}` },
    });
    expect(await textOf(new Uint8Array(await statement.arrayBuffer()))).toContain(Number(figures.net).toLocaleString('en'));
    const mine = await shell.visit(`${site}/my-profile/`, applicant.email, { viewport: { width: 390, height: 844 } });
    await mine.getByRole('row').filter({ hasText: printed }).waitFor();
    expect(shell.complaints()).toEqual([]);
  },
);
