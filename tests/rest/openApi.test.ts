import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sharedChromium } from '../support/chromium.ts';
import { executableSchema } from '../../server/core/graphql/buildSchema.ts';
import { RestOperation } from '../../server/core/rest/RestOperation.ts';
import { resolvers, routes } from '../../server/modules.ts';
import { sharedDemo } from '../support/sharedDemo.ts';
import type { TestServer } from '../support/startServer.ts';
import { Rest, type RestAnswer } from './Rest.ts';

let server: TestServer;
let description: RestAnswer['body'];
beforeAll(async () => {
  server = await sharedDemo();
  description = (await new Rest(server.url).get('/openapi.json')).body;
});
afterAll(() => server.stop());

describe('the description', () => {
  test('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(description))).toEqual({ valid: true });
    expect(description.openapi).toBe('3.1.0');
  });

  test('lists every route, and nothing else', () => {
    const listed = Object.entries(description.paths as Record<string, object>).flatMap(([path, item]) =>
      Object.keys(item).map(method => `${method.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).sort());
  });

  test('resolves every reference, and gives each operation a unique id', () => {
    const names = [...JSON.stringify(description).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name);
    expect(names.filter(name => !description.components.schemas[name])).toEqual([]);
    const ids = Object.values(description.paths as Record<string, Record<string, { operationId: string }>>).flatMap(item =>
      Object.values(item).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('documents permission, input and output of each call', () => {
    const { post } = description.paths['/roles'];
    expect(post).toMatchObject({ tags: ['Administration'], security: [{ bearer: [] }], description: 'For Administrative Roles.' });
    expect(post.requestBody.content['application/json']).toMatchObject({
      schema: { $ref: '#/components/schemas/CreateRoleInput' },
      example: { permissions: ['CRM', 'HRM'] },
    });
    expect(description.components.schemas.CreateRoleInput).toMatchObject({
      required: ['title', 'description', 'permissions'],
      properties: { permissions: { type: 'array', items: { enum: expect.arrayContaining(['Administrative Roles']) } } },
    });
    expect(Object.keys(post.responses)).toEqual(['201', '401', '403', '409', '422', '500', '503']);
    expect(description.components.schemas.Role.properties.status).toMatchObject({ enum: ['ACTIVE', 'INACTIVE'] });
    expect(description.paths['/user/login'].post.security).toEqual([{}]);
  });
});

test('every route asks the schema only for what it has', () => {
  const schema = executableSchema(resolvers, server.database.em);
  const operations = routes.flatMap(({ operations: all, resource }) =>
    all.map(operation => new RestOperation(schema, operation, operation.resource ?? resource)),
  );
  for (const { document } of operations) expect(document.definitions).toHaveLength(1);
});

describe('the explorer page', () => {
  test('lists every call and sends one, with no foreign and no inline script', async () => {
    const page = await (await sharedChromium()).newPage({ viewport: { width: 1280, height: 4_000 } });
    const complaints: string[] = [];
    const hosts = new Set<string>();
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', error => complaints.push(error.message));
    page.on('request', request => !request.url().startsWith('data:') && hosts.add(new URL(request.url()).origin));
    const opened = await page.goto(`${server.url}/api/docs`);
    expect(opened!.headers()['content-security-policy']).toMatch(/default-src 'self'/);
    expect(opened!.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe/);
    // A long explorer draws only the calls in view.
    const listed = new Set<string>();
    const calls = page.locator('.opblock');
    await calls.first().waitFor();
    while (listed.size < routes.length) {
      const shown = await calls.evaluateAll(blocks => blocks.map(({ id }) => id));
      shown.forEach(id => listed.add(id));
      await page.mouse.wheel(0, 2_000);
    }
    expect(listed.size).toBe(routes.length);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('#operations-Auth-postUserGoogleLogin button.opblock-summary-control').click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    const answered = page.waitForResponse(response => response.url().endsWith('/api/v1/user/googleLogin'));
    await page.getByRole('button', { name: 'Execute' }).click();
    expect((await answered).status()).toBe(409);
    expect([...hosts]).toEqual([server.url]);
    expect(complaints.filter(text => !text.includes('409'))).toEqual([]);
  });
});
