import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attacksOn, type Operation } from './attacks.ts';
import { signedInAs, startDemo, type Client } from './Client.ts';
import { knownRecords, type Known } from './inputs.ts';
import type { TestServer } from './startServer.ts';
import { whileAlive } from './whileAlive.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Attacks every operation of a kind, with and without a session, while other requests are served. */
export function everyOperationIsAttacked(kind: Operation['kind']): void {
  const type = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  let server: TestServer;
  let admin: Client;
  let known: Known;
  beforeAll(async () => {
    server = await startDemo();
    admin = await signedInAs(server, 'admin@atlas.test');
    known = await knownRecords(schema, admin);
  });
  afterAll(() => server.stop());

  async function send(body: string, token?: string) {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body,
    });
    return { status: response.status, text: await response.text() };
  }

  describe(`whatever is sent to a ${kind}, others are served meanwhile`, () => {
    it.each(Object.values(type.getFields()).map((field, turn) => [field.name, { field, turn }] as const))(
      '%s',
      { timeout: 20_000 },
      async (_name, { field, turn }) => {
        const bugs: string[] = [];
        await whileAlive(server.url, async ask => {
          for (const { what, body } of attacksOn(schema, { kind, field }, known, turn)) {
            ask(what);
            const text = JSON.stringify(body);
            for (const answer of await Promise.all([send(text, admin.token), send(text)]))
              if (answer.status >= 500 || /"INTERNAL"/.test(answer.text))
                bugs.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
          }
        });
        expect(bugs).toEqual([]);
      },
    );
  });
}
