import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, signedInAs } from '../support/Client.ts';
import { ownCompany } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await ownCompany();
  admin = await signedInAs(server, 'admin@atlas.test');
});
afterAll(() => server.stop());

/** The smallest image: one white pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=', 'base64');

async function upload(bytes: Buffer, name: string, type = 'image/png') {
  const query =
    'mutation($input: SetCompanyLogoInput!) { setCompanyLogo(input: $input) { errors { field code params } company { logo { name url contentType size } storageUsed } } }';
  const form = new FormData();
  form.append('operations', JSON.stringify({ query, variables: { input: { logo: null } } }));
  form.append('map', JSON.stringify({ file: ['variables.input.logo'] }));
  form.append('file', new Blob([new Uint8Array(bytes)], { type }), name);
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${admin.token}`, 'apollo-require-preflight': 'true' },
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: { setCompanyLogo: { errors: object[]; company: { logo: { name: string; url: string }; storageUsed: number } | null } };
      errors?: object[];
    },
  };
}
const read = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('an upload', () => {
  it('is stored, counted and read back by its company only', async () => {
    const { body } = await upload(png, 'logo.png');
    const { logo, storageUsed } = body.data!.setCompanyLogo.company!;
    expect(logo).toMatchObject({ name: 'logo.png', contentType: 'image/png', size: png.length });
    expect(storageUsed).toBe(png.length);
    const response = await read(logo.url, { authorization: `Bearer ${admin.token}` });
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect((await read(logo.url)).status).toBe(401);
    const boreal = await signedInAs(server, 'admin@boreal.test');
    expect((await read(logo.url, { authorization: `Bearer ${boreal.token}` })).status).toBe(404);
  });

  it.each([
    ['a page called picture', Buffer.from('<html><script>alert(1)</script></html>'), 'fileImageOnly'],
    ['a drawing that can run scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'fileImageOnly'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]), 'fileImageOnly'],
    ['nothing', Buffer.alloc(0), 'fileEmpty'],
    ['10 MB and a byte', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 + 1 - png.length)]), 'fileTooLarge'],
  ])('is refused when it is %s', async (_what, bytes, code) => {
    const { body } = await upload(bytes, 'logo.png');
    expect(body.data!.setCompanyLogo).toMatchObject({ errors: [{ field: 'logo', code }], company: null });
  });

  it.each(['../../../etc/passwd', 'C:\\windows\\logo.png', `${'x'.repeat(400)}.png`])(
    'keeps no path of the name it came with: %j',
    async name => {
      const { body } = await upload(png, name);
      const kept = body.data!.setCompanyLogo.company!.logo.name;
      expect(kept).not.toMatch(/[\\/\0]/);
      expect(kept.length).toBeLessThanOrEqual(200);
    },
  );

  it('that is cut off harms nothing', async () => {
    const { hostname, port } = new URL(server.url);
    for (let times = 0; times < 20; times++)
      await new Promise<void>(done => {
        const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => {
          socket.write(
            `POST /graphql HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin.token}\r\napollo-require-preflight: true\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 100000\r\n\r\n--b\r\nContent-Disposition: form-data; name="operations"\r\n\r\n{"query":"{ __typename }"}\r\n--b\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"f":["variables.f"]}\r\n--b\r\nContent-Disposition: form-data; name="f"; filename="f.png"\r\n\r\nabc`,
            () => socket.destroy(),
          );
        });
        socket.on('close', () => done());
        socket.on('error', () => done());
      });
    expect((await admin.query('{ viewer { email } }')).errors).toEqual([]);
  });

  it.each(['a\u0000b.png', 'a\u0001b.png'])('whose name holds a control character is refused as bad input: %j', async name => {
    const { body } = await upload(png, name);
    expect(JSON.stringify(body)).not.toContain('INTERNAL');
    expect(body.data?.setCompanyLogo.company ?? null).toBeNull();
  });

  it('past the plan is refused and not counted', async () => {
    const companyId = (await admin.query('{ viewer { companyId } }')).data.viewer.companyId as string;
    await server.database.platformIn(companyId, em =>
      em.execute(`update company set storage_used = 500 * 1048576, plan_id = (select id from plan where code = 'START_UP') where id = ?`, [
        companyId,
      ]),
    );
    const { body } = await upload(png, 'logo.png');
    expect(body.data!.setCompanyLogo.errors).toMatchObject([
      { field: 'logo', code: 'planLimitExceeded', params: { limit: 'storage', used: 500, allowed: 500 } },
    ]);
    expect((await admin.query('{ companySettings { storageUsed } }')).data.companySettings.storageUsed).toBe(500 * 1048576);
  });
});
