import yazl from 'yazl';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Readable } from 'node:stream';
import { readCsv } from '../../server/core/import/readCsv.ts';
import { withoutGuard } from '../../server/core/rules/formulaGuard.ts';
import { xlsxOf } from '../../server/core/export/xlsx.ts';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let crm: Client;
beforeAll(async () => {
  server = await ownCompany();
  crm = await signedInAs(server, 'crm@atlas.test');
});
afterAll(() => server.stop());

async function send(field: string, input: Record<string, unknown>, bytes: Buffer, selection: string, client = crm) {
  const type = `${field[0].toUpperCase()}${field.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${field}(input: $input) { errors { field code params } ${selection} } }`;
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { ...input, file: null } } }));
  form.append('map', JSON.stringify({ file: ['variables.input.file'] }));
  form.append('file', new Blob([new Uint8Array(bytes)]), 'customers.csv');
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${client.token}`, 'apollo-require-preflight': 'true' },
  });
  const { data, errors } = (await response.json()) as { data: Record<string, never> | null; errors?: { extensions: { code: string } }[] };
  return data?.[field] ?? errors?.[0].extensions.code;
}
const names = ['name', 'email', 'phone', 'address', 'city', 'country', 'status', 'ownerId'];
const importThem = (bytes: Buffer, more: Record<string, unknown> = {}) =>
  send(
    'importRecords',
    {
      entity: 'Customer',
      mapping: names.map((field, column) => ({ column, field, ...(field === 'status' && { labels: { Activo: 'ACTIVE' } }) })),
      ...more,
    },
    bytes,
    'created updated unchanged rowErrors { line field code message }',
  );
const csv = (rows: string[][]) => Buffer.from([names, ...rows].map(row => row.map(cell => `"${cell}"`).join(';')).join('\r\n'));
const rows = Array.from({ length: 500 }, (_, index) => [
  `Import ${index}`,
  `import${index}@x.test`,
  `+34 600 ${100_000 + index}`,
  'St 1',
  'Faro',
  'PT',
  'Activo',
  '',
]);
const ownersOf = async () => {
  const { data } = await crm.query('{ customers(search: "import", first: 100) { edges { node { owner { name } } } } }');
  return new Set(data.customers.edges.map(({ node }: { node: { owner: { name: string } | null } }) => node.owner?.name));
};
const count = async () => (await crm.query('{ customers(search: "import") { totalCount } }')).data.customers.totalCount;

describe('an import of 500 customers', () => {
  it('writes nothing when three rows are wrong and names each by its line; corrected, it writes all, and again nothing twice', async () => {
    const broken = structuredClone(rows);
    broken[9][1] = 'nobody';
    broken[99][0] = '';
    broken[499][7] = 'Nobody At All';
    const wrong = [
      { line: 11, field: 'email', code: 'invalidEmail' },
      { line: 101, field: 'name', code: 'required' },
      { line: 501, field: 'ownerId', code: 'notFound' },
    ].map(error => expect.objectContaining(error));
    expect(await importThem(csv(broken), { dryRun: true })).toMatchObject({ errors: [], created: 497, rowErrors: wrong });
    expect(await importThem(csv(broken))).toMatchObject({
      errors: [{ code: 'importHasErrors', params: { count: 3 } }],
      created: 0,
      rowErrors: wrong,
    });
    expect(await count()).toBe(0);
    expect(await importThem(csv(rows), { key: 'email' })).toMatchObject({ errors: [], created: 500, updated: 0, rowErrors: [] });
    expect(await count()).toBe(500);
    expect(await ownersOf()).toEqual(new Set(['Daniel Brooks']));
    const changed = rows.map((row, index) => (index < 2 ? row.with(4, 'Lagos') : row));
    expect(await importThem(csv(changed), { key: 'email' })).toMatchObject({ errors: [], created: 0, updated: 2, unchanged: 498 });
    expect(await importThem(csv(changed.slice(0, 20)), { key: 'phone' })).toMatchObject({ created: 0, unchanged: 20 });
    expect(await count()).toBe(500);
    expect(await importThem(csv([...rows.slice(0, 1), ...rows.slice(0, 1)]), { key: 'email' })).toMatchObject({
      rowErrors: [{ line: 3, field: 'email', code: 'importTwice' }],
    });
  });

  it('writes the valid rows where asked to, and gives the others back as a file that imports once it is corrected', async () => {
    const some = rows.slice(0, 4).map((row, index) => row.with(0, `Partly ${index}`).with(1, `partly${index}@x.test`));
    some[1][1] = 'nobody';
    some[3][0] = '';
    some[3][7] = 'Nobody At All';
    const selection = 'created rowErrors { line field code } rejectedFile';
    const mapping = names.map((field, column) => ({ column, field, ...(field === 'status' && { labels: { Activo: 'ACTIVE' } }) }));
    const answer = (await send('importRecords', { entity: 'Customer', mapping, skipInvalid: true }, csv(some), selection)) as unknown as {
      rejectedFile: string;
    };
    expect(answer).toMatchObject({
      errors: [],
      created: 2,
      rowErrors: [
        { line: 3, field: 'email' },
        { line: 5, field: 'ownerId' },
      ],
    });
    const [head, ...rejected] = await readCsv(Buffer.from(answer.rejectedFile));
    expect(head.cells).toEqual([...names, 'Errors']);
    expect(rejected.map(({ cells }) => cells.slice(0, -1).map(withoutGuard))).toEqual([some[1], some[3]]);
    expect(rejected[0].cells.at(-1)).toContain('email: ');
    const mended = rejected.map(({ cells }, index) => cells.with(0, 'Mended').with(1, `mended${index}@x.test`).with(7, ''));
    const all = { entity: 'Customer', mapping, skipInvalid: true };
    expect(await send('importRecords', all, csv(mended), selection)).toMatchObject({ created: 2, rowErrors: [], rejectedFile: null });
  });
});

describe('a file', () => {
  const read = (bytes: Buffer) => send('readImport', { entity: 'Contact' }, bytes, 'rowCount columns { title samples }');
  const windows1256 = Buffer.from([
    0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x2c, 0xe5, 0xc7, 0xca, 0xdd, 0x0a, 0xc3, 0xcd, 0xe3, 0xcf, 0x2c, 0x31, 0x32,
  ]);
  it.each([
    ['UTF-8 with its mark', Buffer.from('\uFEFFName\tPhone\nJosé\t12'), ['Name', 'Phone'], 'José'],
    ['Windows-1252 with semicolons', Buffer.from('Nombre;Teléfono\nJosé;12', 'latin1'), ['Nombre', 'Teléfono'], 'José'],
    ['Windows-1256', windows1256, ['الاسم', 'هاتف'], 'أحمد'],
    ['UTF-16', Buffer.from('\uFEFFName,Phone\nJosé,12', 'utf16le'), ['Name', 'Phone'], 'José'],
  ])('is read in %s', async (_what, bytes, titles, first) => {
    const { rowCount, columns } = (await read(bytes)) as unknown as { rowCount: number; columns: { title: string; samples: string[] }[] };
    expect([rowCount, columns.map(({ title }) => title), columns[0].samples[0]]).toEqual([1, titles, first]);
  });

  it('fills contacts from a workbook: Arabic digits, and customers by their name', async () => {
    await crm.mutate('createCustomer', { name: 'Reference Ltd', address: 'x', city: 'x', country: 'ES' }, 'customer { id }');
    async function* pages() {
      yield [['Sami Reference', '٠٧٩٠٠٠٠١١١', 'reference ltd'].map(text => ({ kind: 'text' as const, text }))];
    }
    const bytes = await buffer(xlsxOf(['Name', 'Phone', 'Customer'], pages(), { name: 'x', rightToLeft: true }));
    const mapping = ['name', 'phone', 'customerId'].map((field, column) => ({ column, field }));
    expect(await send('importRecords', { entity: 'Contact', mapping }, bytes, 'created rowErrors { line field code }')).toMatchObject({
      errors: [],
      created: 1,
      rowErrors: [],
    });
    const { data } = await crm.query('{ contacts(search: "sami") { edges { node { phone customer { name } } } } }');
    expect(data.contacts.edges).toEqual([{ node: { phone: '0790000111', customer: { name: 'Reference Ltd' } } }]);
  });

  async function zipped(parts: Record<string, Readable | Buffer>): Promise<Buffer> {
    const zip = new yazl.ZipFile();
    for (const [path, part] of Object.entries(parts))
      if (Buffer.isBuffer(part)) zip.addBuffer(part, path);
      else zip.addReadStream(part, path);
    zip.end();
    return buffer(zip.outputStream);
  }
  const workbook = {
    'xl/workbook.xml': Buffer.from('<workbook xmlns:r="r"><sheets><sheet r:id="a"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': Buffer.from('<Relationships><Relationship Id="a" Target="s.xml"/></Relationships>'),
  };
  const sheet = `<worksheet><sheetData>${['Name', 'Sami']
    .map(text => `<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`)
    .join('')}</sheetData></worksheet>`;

  it('is read with the numbers that a spreadsheet writes with an exponent', async () => {
    const cells = ['1.5E-3', '4.006381333931E+12', '12.5', '1E+400'].map(number => `<row><c><v>${number}</v></c></row>`).join('');
    const text = `<worksheet><sheetData><row><c t="str"><v>Name</v></c></row>${cells}</sheetData></worksheet>`;
    const { columns } = (await read(await zipped({ ...workbook, 'xl/s.xml': Buffer.from(text) }))) as unknown as {
      columns: { samples: string[] }[];
    };
    expect(columns[0].samples).toEqual(['0.0015', '4006381333931', '12.5']);
  });

  it('is read as a workbook written by other programs', async () => {
    const bytes = await zipped({ ...workbook, 'xl/s.xml': Buffer.from(sheet) });
    expect(await read(bytes)).toMatchObject({ errors: [], rowCount: 1, columns: [{ title: 'Name', samples: ['Sami'] }] });
  });

  it.each([
    [
      'a bomb',
      () => zipped({ ...workbook, 'xl/s.xml': Readable.from(Array.from({ length: 90 }, () => Buffer.alloc(1024 * 1024, ' '))) }),
      'importTooLarge',
    ],
    [
      'a document type, though nothing is made of it',
      () => zipped({ ...workbook, 'xl/s.xml': Buffer.from(`<!DOCTYPE a>${sheet}`) }),
      'importUnreadable',
    ],
    [
      'entities that grow',
      () => zipped({ ...workbook, 'xl/s.xml': Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><worksheet>&b;</worksheet>') }),
      'importUnreadable',
    ],
    ['another zip', () => zipped({ 'a.txt': Buffer.from('x') }), 'importUnreadable'],
    [
      'a picture',
      async () => Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64'),
      'importUnreadable',
    ],
    ['50 MB', async () => Buffer.alloc(50 * 1024 * 1024, 'a'), 'fileTooLarge'],
    ['nothing below its head', async () => Buffer.from('a,b\n'), 'importNoRows'],
    ['10 001 rows', async () => Buffer.from(`a\n${'x\n'.repeat(10_001)}`), 'importTooManyRows'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    expect(await read(await bytes())).toMatchObject({ errors: [{ field: 'file', code }], rowCount: null });
  });

  it('needs the permission to create such records by hand', async () => {
    const hrm = await signedInAs(server, 'hrm@atlas.test');
    expect(await send('readImport', { entity: 'Customer' }, Buffer.from('a\nb'), 'rowCount', hrm)).toBe('FORBIDDEN');
    expect(await send('importRecords', { entity: 'Customer', mapping: [] }, csv(rows), 'created', hrm)).toBe('FORBIDDEN');
    expect(await send('readImport', { entity: 'Session' }, Buffer.from('a\nb'), 'rowCount')).toBe('NOT_FOUND');
  });
});
