import { getNamedType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf } from '../../server/core/access/allows.ts';
import { attacksOn, type Operation } from './attacks.ts';
import { signedInAs, startDemo, type Client } from './Client.ts';
import { knownRecords, type Known } from './inputs.ts';
import { alike, isChosen, repeated } from './operations.ts';
import { declaredSchema, writtenSchema } from './schemas.ts';
import { send } from './send.ts';
import type { TestServer } from './startServer.ts';
import { whileAlive } from './whileAlive.ts';

const schema = writtenSchema();

/** Paths of the fields that an answer reports as too long, without the places of list items. */
const tooLongIn = (answer: string): string[] =>
  [...answer.matchAll(/"field":"([^"]+)","code":"tooLong"/g)].map(([, path]) => path.replace(/\.\d+(?=\.)/g, ''));

/**
 * Attacks every operation of a kind while other requests are served, save those that the engine answers by the same code as another: of
 * compiled reads (`@Reads`) it attacks a third, of generated commands those that `repeated` leaves. Without a session, a guarded operation
 * refuses after the same work, less its own, so only what is public and every eighth of the rest is attacked without one too. Documents are
 * validated by the type that is returned, whatever returns it, so each type meets them once, as do fields that mean the same in every operation.
 */
export function everyOperationIsAttacked(kind: Operation['kind']): void {
  const type = kind === 'query' ? schema.getQueryType()! : schema.getMutationType()!;
  const declared = declaredSchema()[kind === 'query' ? 'getQueryType' : 'getMutationType']()!.getFields();
  const isPublic = (name: string) => accessOf(declared[name])!.includes('PUBLIC');
  const attacked = Object.values(type.getFields()).filter(({ name }) => isChosen(name) && !repeated.has(name) && !alike.has(name));
  const returned = attacked.map(({ type: of }) => getNamedType(of).name);
  let server: TestServer;
  let admin: Client;
  let known: Known;
  const shared = new Set<string>();
  beforeAll(async () => {
    server = await startDemo();
    admin = await signedInAs(server, 'admin@atlas.test');
    known = await knownRecords(schema, admin);
  });
  afterAll(() => server.stop());

  const attack = (body: string, token?: string) =>
    send(
      `${server.url}/graphql`,
      'POST',
      { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      body,
    );

  describe(`whatever is sent to a ${kind}, others are served meanwhile`, () => {
    it.each(attacked.map((field, turn) => [field.name, { field, turn, isTypeNew: returned.indexOf(returned[turn]) === turn }] as const))(
      '%s',
      async (_name, { field, turn, isTypeNew }) => {
        const bugs: string[] = [];
        const attacks = [...attacksOn(schema, { kind, field }, known, { turn, isTypeNew, attacked: shared })];
        await whileAlive(server.url, async ask => {
          const tooLong = new Set<string>();
          for (const { what, body, again } of attacks) {
            if (again?.every(path => tooLong.has(path))) continue;
            ask(what);
            const text = JSON.stringify(body);
            const answers = [attack(text, admin.token), ...(isPublic(field.name) || turn % 8 === 0 ? [attack(text)] : [])];
            for (const answer of await Promise.all(answers)) {
              for (const path of tooLongIn(answer.text)) tooLong.add(path);
              if (answer.status >= 500 || /"INTERNAL"/.test(answer.text))
                bugs.push(`${what}: ${answer.status} ${answer.text.slice(0, 300)}`);
            }
          }
        });
        expect(bugs).toEqual([]);
      },
    );
  });
}
