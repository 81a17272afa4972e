import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { aboutWhat, knownRecords, ordinaryInput, wrongInputs, type Known } from '../support/inputs.ts';
import { atLeast, isChosen, repeated } from '../support/operations.ts';
import { writtenSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = writtenSchema();
// These end the caller's session, lock out a user for a while, or record attempts (session/secondFactor.test.ts, changedAddress.test.ts).
const apart =
  /^(sign|unlock|unlinkAccount|completeSignIn|\w*(Passkey|Authenticator|SecondFactor|RecoveryCodes)|changePassword|resetPassword|requestPasswordReset|revoke|resendConfirmation|confirmEmail|updateUser$)/;
const mutations = Object.values(schema.getMutationType()!.getFields()).filter(
  ({ name }) => !apart.test(name) && isChosen(name) && !repeated.has(name),
);

let server: TestServer;
let admin: Client;
let known: Known;
let foreign: string[];
beforeAll(async () => {
  server = await startDemo();
  admin = await signedInAs(server, 'admin@atlas.test');
  known = await knownRecords(schema, admin);
  foreign = [...(await knownRecords(schema, await signedInAs(server, 'admin@boreal.test'))).values()].map(({ id }) => id).slice(0, 6);
  foreign.push(...[...known.values()].map(({ id }) => id).slice(0, 6));
});
afterAll(() => server.stop());

type Issue = { field: string | null; code: string };

const leak =
  /SQLSTATE|syntax error at|relation "|column "|violates|node_modules|\.ts:\d|at \w+ \(|postgres(ql)?:\/\/|MikroORM|invalid (input|byte)/i;

/** Row count and latest write of each table, per company and for the platform, except for what every request records about itself. */
async function allRows(): Promise<Record<string, string>> {
  const client = await server.database.pool.connect();
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname not in ('session', 'sign_in_attempt')`,
    );
    const all = tables.map(
      ({ name }) => `select '${name}' as name, count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as held from "${name}"`,
    );
    const { rows: companies } = await client
      .query<{ id: string }>(`begin; select set_config('app.platform', 'on', true)`)
      .then(() => client.query('select id from company'));
    const found: Record<string, string> = {};
    for (const id of ['', ...companies.map(company => company.id)]) {
      await client.query(
        `select set_config('app.company', $1, true), set_config('app.platform', case when $1 = '' then 'on' else '' end, true)`,
        [id],
      );
      const { rows } = await client.query<{ name: string; held: string }>(all.join(' union all '));
      for (const { name, held } of rows) found[`${name} ${id}`] = held;
    }
    return found;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

it('no wrong input causes an internal error, leaks internals, or writes anything', { timeout: 300_000 }, async () => {
  const before = await allRows();
  const bugs: string[] = [];
  let sent = 0;
  let taken = 0;
  const tried = new Set<string>();
  const queue = mutations.flatMap(({ name, args }) => {
    const type = getNamedType(args[0].type);
    if (!isInputObjectType(type)) return [];
    const base = ordinaryInput(type, aboutWhat(schema, name), known);
    const mayTry = 'dryRun' in type.getFields();
    return [base, ...wrongInputs(type, base, foreign, tried)].map((input, index) => ({
      name,
      type: type.name,
      input: mayTry ? { ...input, dryRun: true } : input,
      isOrdinary: index === 0,
    }));
  });
  const send = (name: string, type: string, input: object) =>
    admin.query(`mutation($input: ${type}!) { ${name}(input: $input) { errors { field code message } } }`, { input });
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { name, type, input, isOrdinary } = next;
      const answer = await send(name, type, input);
      sent++;
      const isRefused = answer.errors.length > 0 || answer.data?.[name]?.errors?.length > 0;
      if (isOrdinary && !isRefused) taken++;
      // A wrong input also writes nothing without dryRun. One that met another request at the same time may be right the next time.
      const isWrong = answer.errors.length > 0 || answer.data?.[name]?.errors?.some(({ field, code }: Issue) => field && code !== 'taken');
      if (isWrong && !isOrdinary && sent % 5 === 0) await send(name, type, { ...input, dryRun: undefined });
      const text = JSON.stringify(answer);
      if (answer.errors.some(({ extensions }) => extensions.code === 'INTERNAL') || leak.test(text) || answer.status >= 500)
        bugs.push(`${name} ${JSON.stringify(input).slice(0, 300)} → ${text.slice(0, 400)}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, work));
  expect(bugs).toEqual([]);
  expect(await allRows()).toEqual(before);
  // An input that is refused for another reason proves nothing.
  expect(taken).toBeGreaterThanOrEqual(atLeast(80));
});
