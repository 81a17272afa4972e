import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAs, type Client, type Shown } from '../../support/Client.ts';
import { expectInvariantsHold } from '../../support/expectInvariantsHold.ts';
import { listen } from '../../support/listen.ts';
import { ownCompany } from '../../support/sharedDemo.ts';
import type { TestServer } from '../../support/startServer.ts';

const pdf = (text = 'Resume') => new File([`%PDF-1.7\n${text}\n%%EOF`], `${text}.pdf`, { type: 'application/pdf' });
const zeros = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9)]);

let server: TestServer;
let hrm: Client;
let open: string;
let address: string;
let count = 0;

const position = async (values: object): Promise<Shown> =>
  (
    await hrm.mutate(
      'createPosition',
      { title: `Opening ${randomUUID()}`, cadre: 'Senior', type: 'FULL_TIME', budget: '1', description: 'Secret notes', ...values },
      'position { id title }',
    )
  ).position;

/** Opens a page as a visitor of their own network. */
async function visit(path: string, init: RequestInit = {}, from = `10.9.${count >> 8}.${count++ & 255}`) {
  const headers = { accept: 'text/html', 'x-forwarded-for': from, ...init.headers };
  const answer = await fetch(server.url + path, { redirect: 'manual', ...init, headers });
  return { status: answer.status, text: await answer.text(), location: answer.headers.get('location'), headers: answer.headers };
}

function apply(fields: Record<string, string | File>, to = `/jobs/${address}/${open}/`, from?: string) {
  const body = new FormData();
  const all = { name: 'Lina Ortega', email: `lina.${randomUUID()}@people.test`, resume: pdf(), ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  return visit(to, { method: 'POST', body }, from);
}

const applicationsOf = async (email: string) =>
  (
    await hrm.query(
      `query($filter: ApplicationFilter) { applications(first: 9, filter: $filter, sort: { field: CREATED_AT }) { edges { node { id name phone isOnline language coverLetter
        position { id } column { kind } owner { userId } duplicateCount files { author { userId } file { name url } } } } } }`,
      { filter: { email: { eq: email } } },
    )
  ).data.applications.edges.map(({ node }: { node: Shown }) => node) as Shown[];

const download = async (client: Client | undefined, path: string) =>
  (await fetch(server.url + path, { headers: client ? { authorization: `Bearer ${client.token}` } : {} })).status;

const mailsTo = (to: string) =>
  server.database.platform(em =>
    em.execute<{ subject: string; text: string; language: string }[]>(
      'select subject, kept_text as text, language from outbox_mail where recipient = ? order by id',
      [to],
    ),
  );

beforeAll(async () => {
  server = await ownCompany();
  hrm = await signedInAs(server, 'hrm@atlas.test');
  const page = { address: 'atlas-careers', title: 'Atlas', isOpen: true };
  ({
    careersPage: { address },
  } = await hrm.mutate('saveCareersPage', page, 'careersPage { address }'));
  open = (await position({ acceptsApplications: true, publicText: 'You <b>mend</b> drives.' })).id;
});
afterAll(async () => {
  await expectInvariantsHold(server.database, server.companyId);
  await server.stop();
});

describe('the careers page', () => {
  it('shows what is open, to everybody and in three languages, and nothing internal', async () => {
    const closed = await position({});
    const { status, text } = await visit(`/jobs/${address}/`);
    expect(status).toBe(200);
    expect(text).toContain(open);
    expect(text).not.toContain(closed.id);
    const arabic = await visit(`/ar/jobs/${address}/${open}/`);
    expect(arabic.text).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.text).toContain('You &lt;b&gt;mend&lt;/b&gt; drives.');
    expect(arabic.text).not.toContain('Secret notes');
    expect((await visit(`/sp/jobs/${address}/${open}/`)).text).toContain('Postularse a este puesto');
    const [posting] = Array.from(arabic.text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g), ([, json]) =>
      JSON.parse(json),
    );
    expect(posting).toMatchObject({ '@type': 'JobPosting', employmentType: 'FULL_TIME' });
  });

  it('is closed to whoever looks for more', async () => {
    const closed = await position({});
    const inactive = await position({ acceptsApplications: true, status: 'INACTIVE' });
    const boreal = await signedInAs(server, 'admin@boreal.test');
    const { data } = await boreal.query('{ positions(first: 1, filter: { acceptsApplications: { eq: true } }) { edges { node { id } } } }');
    const foreign = data.positions.edges[0].node.id;
    for (const id of [closed.id, inactive.id, foreign, randomUUID(), 'x', '%00'])
      expect([id, (await visit(`/jobs/${address}/${id}/`)).status, (await apply({}, `/jobs/${address}/${id}/`)).status]).toEqual([
        id,
        404,
        404,
      ]);
    for (const wrong of ['nobody-here', '..%2f', 'A', address.toUpperCase()]) expect((await visit(`/jobs/${wrong}/`)).status).toBe(404);
    const page = { address, title: 'Atlas', isOpen: false };
    await hrm.mutate('saveCareersPage', page, 'careersPage { id }');
    expect((await visit(`/jobs/${address}/`)).status).toBe(404);
    expect((await apply({ email: 'late@people.test' })).status).toBe(404);
    expect(await applicationsOf('late@people.test')).toEqual([]);
    await hrm.mutate('saveCareersPage', { ...page, isOpen: true }, 'careersPage { id }');
    const taken = await boreal.mutate('saveCareersPage', page, 'careersPage { id }');
    expect(taken.errors).toMatchObject([{ field: 'address', code: 'taken' }]);
  });
});

describe('an application', () => {
  it('is on the board at once with its files, and confirmed in the language of the page', async () => {
    const email = `rania.${randomUUID()}@people.test`;
    const heard = await listen(server.url, hrm, ['Application']);
    const sent = await apply(
      { name: 'رانيا حداد', email, phone: '+962 79 555 0101', message: 'Hello', coverLetter: pdf('Letter') },
      `/ar/jobs/${address}/${open}/`,
    );
    expect([sent.status, sent.location]).toEqual([303, `/ar/jobs/${address}/${open}/sent/`]);
    expect((await visit(sent.location!)).text).toContain('شكرًا لتقدّمك');
    const [application, ...others] = await applicationsOf(email);
    expect(others).toEqual([]);
    expect(application).toMatchObject({ name: 'رانيا حداد', phone: '962795550101', isOnline: true, language: 'AR', coverLetter: 'Hello' });
    expect(application).toMatchObject({ position: { id: open }, column: { kind: 'APPLIED' }, owner: null });
    expect(application.files.map((file: Shown) => [file.author, file.file.name]).sort()).toEqual([
      [null, 'Letter.pdf'],
      [null, 'Resume.pdf'],
    ]);
    expect(await heard.until(application.id)).toContain(application.id);
    heard.stop();
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ language: 'AR' });
    expect(mail.text).toContain('رانيا حداد');
    const crm = await signedInAs(server, 'crm@atlas.test');
    const { url } = application.files[0].file;
    expect(await download(crm, url)).toBe(404);
    expect(await download(undefined, url)).toBe(401);
    expect(await download(hrm, url)).toBe(200);
  });

  it('is one, however often it is sent: what comes later is added, also if two come at once', async () => {
    const email = `twice.${randomUUID()}@people.test`;
    await Promise.all([apply({ email, message: 'First' }), apply({ email: email.replace('twice', 'TWICE'), message: 'First' })]);
    const again = await apply({ email, name: 'Somebody else', phone: '+34600112233', message: 'More', resume: pdf('New') });
    expect(again.status).toBe(303);
    const all = (await Promise.all([applicationsOf(email), applicationsOf(email.replace('twice', 'TWICE'))])).flat();
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ name: 'Lina Ortega', phone: null, coverLetter: 'First\n\nMore' });
    expect(all[0].files.map((file: Shown) => file.file.name).sort()).toEqual(['New.pdf', 'Resume.pdf']);
    await hrm.mutate('rejectApplication', { id: all[0].id, reason: 'No' }, 'application { id }');
    await apply({ email });
    const found = (await Promise.all([applicationsOf(email), applicationsOf(email.replace('twice', 'TWICE'))])).flat();
    expect(found.map(({ duplicateCount }) => duplicateCount)).toEqual([1, 1]);
  });

  it('is refused field by field, with what was typed, and never by what a file is called', async () => {
    const wrong = await apply({
      name: ' ',
      email: 'nobody',
      phone: '12',
      message: 'Kept <text>',
      resume: new File(['<html>'], 'resume.pdf'),
    });
    expect(wrong.status).toBe(422);
    for (const field of ['name', 'email', 'phone', 'resume']) expect(wrong.text).toContain(`id="${field}-problem"`);
    expect(wrong.text).toContain('Kept &lt;text&gt;');
    const refused: [Record<string, string | File>, string][] = [
      [{ resume: new File([], '') }, 'resume'],
      [{ resume: new File([], 'empty.pdf') }, 'resume'],
      [{ resume: new File(['MZ\u0090\u0000'], 'resume.docx') }, 'resume'],
      [{ coverLetter: new File(['#!/bin/sh'], 'letter.pdf') }, 'coverLetter'],
      [{ resume: new File([zeros(10 * 1_048_576 + 1)], 'large.pdf') }, 'resume'],
      [{ message: 'x'.repeat(5_001) }, 'message'],
    ];
    for (const [fields, field] of refused) {
      const { status, text } = await apply(fields);
      expect([field, status, text.includes(`id="${field}-problem"`)]).toEqual([field, 422, true]);
    }
    expect((await apply({ resume: new File([zeros(10 * 1_048_576)], 'just.pdf') })).status).toBe(303);
  });

  it('survives forms that are none', async () => {
    const before = await hrm.query('{ applications { totalCount } }');
    const post = (body: BodyInit, type?: string) =>
      visit(`/jobs/${address}/${open}/`, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
    const many = new FormData();
    for (let index = 0; index < 60; index++) many.append(`f${index}`, 'x');
    const files = new FormData();
    for (let index = 0; index < 9; index++) files.append(`f${index}`, pdf(), 'x.pdf');
    const huge = new FormData();
    huge.append('message', 'x'.repeat(40_000));
    const polluted = new FormData();
    polluted.append('__proto__', 'x');
    for (const body of [many, files, huge, polluted]) expect((await post(body)).status).toBe(422);
    expect((await post('x', 'multipart/form-data; boundary=y')).status).toBe(422);
    expect((await post('x', 'multipart/form-data')).status).toBe(422);
    expect((await post('name=x', 'application/x-www-form-urlencoded')).status).toBe(422);
    expect((await post('{}', 'application/json')).status).toBe(422);
    const foreign = await visit(`/jobs/${address}/${open}/`, { method: 'POST', body: polluted, headers: { origin: 'https://evil.test' } });
    expect(foreign.status).toBe(403);
    expect((await hrm.query('{ applications { totalCount } }')).data).toEqual(before.data);
  });

  it('is braked where one network floods the page, and nobody’s mailbox is filled', async () => {
    const email = `flood.${randomUUID()}@people.test`;
    const answers: number[] = [];
    for (let index = 0; index < 22; index++) answers.push((await apply({ email }, undefined, '10.77.0.1')).status);
    expect(answers.filter(status => status === 303)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429]);
    expect(await applicationsOf(email)).toHaveLength(1);
    expect(await mailsTo(email)).toHaveLength(5);
    expect((await apply({}, undefined, '10.77.0.2')).status).toBe(303);
  });
});
