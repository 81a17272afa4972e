import { getNamedType, type GraphQLInputObjectType } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asOwner } from '../support/asOwner.ts';
import { signedInAs, startDemo, type Client } from '../support/Client.ts';
import { aboutWhat, knownRecords, ordinaryInput, type Known } from '../support/inputs.ts';
import { writtenSchema } from '../support/schemas.ts';
import type { TestServer } from '../support/startServer.ts';

const schema = writtenSchema();
// These concern only the caller and name no record.
const apart = /^(sign|unlock|completeSignIn|changePassword|resetPassword|requestPasswordReset|revokeOther|resendConfirmation|confirmEmail)/;

let server: TestServer;
let intruder: Client;
let theirs: Known;
let own: Known;
let companyId: string;
beforeAll(async () => {
  server = await startDemo();
  const atlas = await signedInAs(server, 'admin@atlas.test');
  companyId = (await atlas.query('{ viewer { companyId } }')).data.viewer.companyId;
  intruder = await signedInAs(server, 'admin@boreal.test');
  [theirs, own] = [await knownRecords(schema, atlas), await knownRecords(schema, intruder)];
});
afterAll(() => server.stop());

/** Tables with tenant rows. */
async function tenantTables(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id'
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Contents of each table for the other company. */
async function theirRows(tables: string[]): Promise<Record<string, string>> {
  const texts = tables.map(
    name =>
      `select '${name}' as name, (select coalesce(md5(string_agg(t::text, '' order by t::text)), '') from "${name}" t where company_id = $1) as held`,
  );
  const { rows } = await server.database.pool.query<{ name: string; held: string }>(texts.join(' union all '), [companyId]);
  return Object.fromEntries(rows.map(({ name, held }) => [name, held]));
}

it('without row level security, nobody changes or deletes another company’s rows', { timeout: 300_000 }, async () => {
  const tables = await tenantTables();
  await asOwner(server, tables.map(name => `alter table "${name}" disable row level security`).join('; '));
  const before = await theirRows(tables);
  let sent = 0;
  for (const { name, args } of Object.values(schema.getMutationType()!.getFields())) {
    const type = getNamedType(args[0].type) as GraphQLInputObjectType;
    if (apart.test(name)) continue;
    const about = aboutWhat(schema, name);
    const all = ordinaryInput(type, about, theirs);
    const { id, ids } = all;
    const inputs = [all, { ...ordinaryInput(type, about, own), ...(id ? { id } : {}), ...(ids ? { ids } : {}) }];
    for (const input of inputs) {
      await intruder.query(`mutation($input: ${type.name}!) { ${name}(input: $input) { errors { field code } } }`, {
        input: { ...input, version: theirs.get(about)?.version },
      });
      sent++;
    }
  }
  expect(await theirRows(tables)).toEqual(before);
  expect(sent).toBeGreaterThan(300);
});

// These work across all companies once an hour or a day, with a secret just verified, or on the caller's own session.
const acrossCompanies =
  /(deleteExpiredRows|deleteOldTasks|forgetShopSessions|purgeFiles|session\/(Sessions|OwnSessions|Impersonations)|secondFactor\/challenges)\.ts$/;

/** String literals of a source file, with its constants interpolated. */
function textsOf(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const constants = new Map([...source.matchAll(/^const (\w+) = (['`])([^;]*?)\2;$/gm)].map(([, name, , text]) => [name, text]));
  return [...source.matchAll(/`[^`]*`|'[^'\n]*'/g)].map(([text]) =>
    text.replace(/\$\{(\w+)\}/g, (all, name: string) => constants.get(name) ?? all),
  );
}

it('every handwritten statement that writes company rows names the company', async () => {
  const tables = new Set(await tenantTables());
  const files = globSync('server/**/*.ts').filter(file => !/server\/(migrations|demo)\//.test(file) && !acrossCompanies.test(file));
  const statements = files.flatMap(file =>
    textsOf(file)
      .filter(text =>
        [...text.matchAll(/\b(?:update|delete from) ([\w$]+)/g)].some(([, table]) => tables.has(table) || table.startsWith('$')),
      )
      .map(text => ({ file, text })),
  );
  expect(statements.length).toBeGreaterThan(40);
  expect(statements.filter(({ text }) => !/company_id|noria_company/.test(text))).toEqual([]);
});
