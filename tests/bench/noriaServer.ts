import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/app.ts';
import { readSettings } from '../../server/core/settings.ts';
import { resolvers } from '../../server/modules.ts';
import { openBenchDatabase, signIn } from './prepare.ts';
import { report } from './reporting.ts';
import { benchResolvers } from './schema/benchModule.ts';

// Noria as it is served, with the benchmark's module added to the product's; a real sign-in provides the token.
resolvers.push(...benchResolvers);
const database = await openBenchDatabase(process.env.BENCH_DATABASE_URL!);
const { NORIA_DATA_DIR, LOG_LEVEL = 'info', TRUST_PROXY } = process.env;
const settings = readSettings({ NORIA_DATA_DIR, LOG_LEVEL, TRUST_PROXY });
const app = await createApp({ database, settings: { ...settings, sessionSecret: 'a secret of the benchmark that is long enough' } });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address() as AddressInfo;

const response = await fetch(`http://127.0.0.1:${address.port}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    query: 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken errors { code } } }',
    variables: { input: signIn },
  }),
});
const { data } = (await response.json()) as { data: { signIn: { accessToken: string } } };
report(address, { token: data.signIn.accessToken });
