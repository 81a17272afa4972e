import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yazl from 'yazl';
import { searchWords } from '../../server/core/graphql/select/searchWords.ts';
import { Client, signedInAs, startDemo } from '../support/Client.ts';
import { Browser } from '../session/Browser.ts';
import { sendFile } from '../support/sendFile.ts';
import type { TestServer } from '../support/startServer.ts';
import { whileAlive } from '../support/whileAlive.ts';

let server: TestServer;
let admin: Client;
let nobody: Client;
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  nobody = new Client(server.url);
});
afterAll(() => server.stop());

/** Combining marks of two classes in turn, which Unicode normalization must sort: each is compared with all before it. */
const marks = `a${'\u0301\u0316'.repeat(45_000)}`;
const words = Array.from({ length: 9_000 }, (_, index) => `word${index}`).join(' ');

describe('a search for a long text', () => {
  it.each([
    ['nine thousand words', words],
    ['marks that have to be sorted', marks],
    ['one word', 'x'.repeat(90_000)],
    ['an address without an end', `${'a.'.repeat(45_000)}@`],
    ['a number without an end', `${'0'.repeat(90_000)}x`],
    ['punctuation', ' -'.repeat(45_000)],
  ])('is answered quickly: %s', async (_what, text) => {
    for (const asked of [
      'customers(search: $text) { totalCount }',
      'users(search: $text) { totalCount }',
      'searchRecords(text: $text) { __typename }',
      'sellables(search: $text) { edges { cursor } }',
      'companyChoices(name: $text) { companyId }',
    ]) {
      const { errors } = await whileAlive(server.url, () => admin.query(`query($text: String!) { ${asked} }`, { text }));
      expect(errors.filter(({ extensions }) => extensions.code !== 'FORBIDDEN')).toEqual([]);
    }
  });

  it('reads its beginning only', () => {
    expect(searchWords(`${'word '.repeat(250)} last`)).toEqual(['word']);
    expect(searchWords(`${'word '.repeat(150)} last`)).toEqual(['word', 'last']);
  });
});

describe('an address or a password that is too long is refused quickly', () => {
  const addresses = ['@'.repeat(90_000) + '\n', marks, `a@${'a.'.repeat(45_000)}`, `a@${'a-'.repeat(45_000)}`, `${'a'.repeat(90_000)}@`];
  const errors = { errors: [{ code: expect.stringMatching(/^(tooLong|invalidEmail)$/) }] };

  it.each(addresses.map(address => [JSON.stringify(address.slice(0, 12)), address]))('%s…', async (_what, email) => {
    const password = 'a long and winding road';
    const asked: [Client, string, Record<string, unknown>][] = [
      [nobody, 'signIn', { email, password }],
      [nobody, 'requestPasswordReset', { email }],
      [nobody, 'signUp', { name: 'Sami', email, password, companyName: 'Sami & Sons' }],
      [nobody, 'subscribeNewsletter', { email }],
      [admin, 'createCustomer', { name: 'Sami', email, address: 'x', city: 'x', country: 'PT' }],
    ];
    for (const [client, name, input] of asked)
      expect(await whileAlive(server.url, () => client.mutate(name, input, '__typename')), name).toMatchObject(errors);
  });

  it('as a password, which is normalized', async () => {
    const signUp = { name: 'Sami', email: 'sami@x.test', password: marks, companyName: 'Sami & Sons' };
    for (const [name, input] of [
      ['signUp', signUp],
      ['signIn', { email: 'admin@atlas.test', password: marks }],
    ] as const)
      expect(await whileAlive(server.url, () => nobody.mutate(name, input, '__typename'))).toMatchObject({
        errors: [{ field: 'password', code: 'tooLong' }],
      });
  });
});

it.each(['http://', 'https:', '/', ''])('a return address that is too long is ignored quickly: %s…', async start => {
  const { status, json } = await whileAlive(server.url, () =>
    new Browser(server.url).send('/signin/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ json: 'true', callbackUrl: `${start}${marks.slice(0, 32_000)}` }),
    }),
  );
  expect([status, json.url]).toEqual([200, expect.stringContaining(server.url)]);
});

describe('a file to import', () => {
  function zipped(parts: Record<string, string>) {
    const zip = new yazl.ZipFile();
    for (const [path, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), path);
    zip.end();
    return buffer(zip.outputStream);
  }
  const workbook = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>',
    'xl/s.xml': '<worksheet><sheetData><row><c t="str"><v>Name</v></c></row><row><c s="0"><v>45000</v></c></row></sheetData></worksheet>',
  };
  const styled = (format: string) =>
    zipped({
      ...workbook,
      'xl/styles.xml': `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
    });
  const sheet = (rows: string) => zipped({ ...workbook, 'xl/s.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>` });
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const query =
    'mutation($input: ReadImportInput!) { readImport(input: $input) { errors { field code } rowCount columns { title samples } } }';
  const read = async (bytes: Uint8Array): Promise<unknown> => {
    const { data, errors } = await sendFile(admin, query, { entity: 'Customer' }, { bytes, name: 'customers' });
    return errors ?? data.readImport;
  };

  it.each<[string, () => Promise<Buffer>, object]>([
    ['a number format of brackets', () => styled('['.repeat(500_000)), { rowCount: 1 }],
    ['a number format of quotation marks', () => styled('&quot;\\'.repeat(250_000)), { rowCount: 1 }],
    [
      'a reference of letters',
      () => sheet(`<row><c r="${'A'.repeat(2_000_000)}1"><v>1</v></c></row>`),
      { errors: [{ code: 'fileEmpty' }] },
    ],
    ['cells without an end in one row', () => sheet(`<row>${cell('a').repeat(300_000)}</row><row>${cell('b')}</row>`), { rowCount: 1 }],
    [
      'a text without an end',
      () => sheet(`<row>${cell('a')}</row><row>${cell('x'.repeat(8_000_000))}</row>`),
      { errors: [{ code: 'importTooLarge' }] },
    ],
    [
      'a name of an entity without an end',
      () => sheet(`<row>${cell(`&${'x'.repeat(3_000_000)}`)}</row>`),
      { errors: [{ code: 'importUnreadable' }] },
    ],
    ['tags within tags', () => sheet('<x>'.repeat(1_000_000)), { errors: [{ code: 'importUnreadable' }] }],
    [
      'texts that are shared by nobody',
      () => zipped({ ...workbook, 'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(3_000_000)}</sst>` }),
      { errors: [{ code: 'importTooLarge' }] },
    ],
  ])('is read while others are served: a workbook of %s', async (_what, make, answer) => {
    const bytes = await make();
    expect(await whileAlive(server.url, () => read(bytes))).toMatchObject(answer);
  });

  it.each<[string, () => string, object]>([
    ['commas', () => `a${','.repeat(9_000_000)}\nb`, { rowCount: 1 }],
    ['quotation marks', () => `a\n${'"'.repeat(9_000_001)}`, { errors: [{ code: 'importTooLarge' }] }],
    ['quotation marks and blanks', () => `a\n${'"" '.repeat(3_000_000)}x`, { errors: [{ code: 'importTooLarge' }] }],
    ['marks that open and never close', () => `a\n${'"a,'.repeat(3_000_000)}`, { rowCount: 1 }],
    ['blanks', () => `a\n"x"${' '.repeat(9_000_000)}y`, { errors: [{ code: 'importTooLarge' }] }],
    ['line breaks', () => `a\n${'\r'.repeat(9_000_000)}`, { errors: [{ code: 'importNoRows' }] }],
    ['line breaks in one text', () => `a\n"${'\n'.repeat(9_000_000)}"`, { errors: [{ code: 'importTooLarge' }] }],
    ['one text', () => `a\n${'x'.repeat(9_000_000)}`, { errors: [{ code: 'importTooLarge' }] }],
    ['letters that have to be sorted', () => `a\n${'\u0301\u0316'.repeat(16_000)}`, { rowCount: 1 }],
  ])('is read while others are served: a text of %s', async (_what, make, answer) => {
    const bytes = Buffer.from(make());
    expect(await whileAlive(server.url, () => read(bytes))).toMatchObject(answer);
  });

  it('is analyzed while others are served: ten thousand rows of two hundred columns', async () => {
    const row = Array<string>(200).fill('1').join(',');
    await imported(Buffer.from(`${row}\n`.repeat(10_001)), ['name', 'email', 'phone', 'address', 'city', 'status']);
  });

  it('is analyzed while others are served: ten thousand names of owners', async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `${marks.slice(0, 290)}${index}`);
    await imported(Buffer.from(['owner', ...names].join('\n')), ['ownerId']);
  });

  async function imported(bytes: Buffer, fields: string[]) {
    const asked = 'mutation($input: ImportRecordsInput!) { importRecords(input: $input) { rowErrors { line code } created } }';
    const input = { entity: 'Customer', mapping: fields.map((field, column) => ({ column, field })), dryRun: true };
    const { data, errors } = await whileAlive(server.url, () => sendFile(admin, asked, input, { bytes, name: 'customers.csv' }));
    expect(errors).toBeUndefined();
    expect(data.importRecords).toMatchObject({ created: 0 });
  }
});
