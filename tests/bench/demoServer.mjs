// The built server with its demo, for measurements that fill one of its companies.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import packageFile from '../../package.json' with { type: 'json' };
import { environment, fewArenas, root } from '../../tools/prepare.mjs';

/** Those of `npm start`. */
const flags = packageFile.scripts.start.match(/--\S+/g);

/** Starts the server in a folder, which is kept: a second run finds what the first one filled. Takes further settings. */
export async function startDemoServer(folder, port, settings = {}) {
  const server = spawn(process.execPath, [...flags, join(root, 'dist/server/main.js')], {
    env: environment({
      ...fewArenas,
      NORIA_DATA_DIR: folder,
      NORIA_DEMO: '1',
      PORT: port,
      METRICS_PORT: String(Number(port) + 1),
      LOG_LEVEL: 'error',
      ...settings,
    }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready, failed) => {
    server.stdout.on('data', text => String(text).includes('is ready at') && ready());
    server.on('exit', () => failed(new Error('The server did not start')));
  });
  return server;
}

/** What another process needs to use the database and the sessions of the server that runs in a folder. */
export function connectionOf(folder) {
  const [, , , port] = readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const { databasePassword, sessionSecret } = secretsIn(folder);
  return { DATABASE_URL: `postgresql://noria:${databasePassword}@127.0.0.1:${port}/noria`, SESSION_SECRET: sessionSecret };
}

const secretsIn = folder => JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'));

/** Runs statements on the server's database as its owner, or as superuser, within the company of one of its users. */
export async function inDemoCompany(folder, work, { email = 'admin@atlas.test', isSuperuser = false } = {}) {
  const url = new URL(connectionOf(folder).DATABASE_URL);
  if (isSuperuser) Object.assign(url, { username: 'postgres', password: secretsIn(folder).superuserPassword });
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`select set_config('app.platform', 'on', false)`);
  const { rows } = await client.query('select company_id as id from credential where email = $1', [email]);
  await client.query(`select set_config('app.company', $1, false)`, [rows[0].id]);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Sends an operation; throws its errors. */
export async function ask(url, query, variables, token) {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** Signs in as admin@atlas.test; returns the token. */
export async function signIn(url) {
  const input = { email: 'admin@atlas.test', password: 'Noria-2026-demo' };
  const answer = await ask(url, 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', { input });
  return answer.signIn.accessToken;
}
