// `npm run bench:mixed [-- --users 200 --minutes 10 --think 0.5-3]`: two processes of the built server on one database, the demo's two companies,
// and users of several roles who do mixed work with pauses. Afterwards each acknowledged write is looked up and all invariants are checked.
// Exits with 1 if a request failed, a write is lost or an invariant is broken.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../../tools/prepare.mjs';
import { brokenInvariants } from './mixed/brokenInvariants.mjs';
import { Ledger } from './mixed/Ledger.mjs';
import { Measures } from './mixed/Measures.mjs';
import { Person } from './mixed/Person.mjs';
import { openSessions, staff } from './mixed/sessions.mjs';
import { startProcesses, stopProcesses, usageOf } from './mixed/processes.mjs';
import { workOf } from './mixed/work.mjs';
import { prepareWorld } from './mixed/world.mjs';

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
    think: { type: 'string', default: '0.5-3' },
  },
});
const [least, most = least] = values.think.split('-').map(seconds => Number(seconds) * 1_000);
const folder = mkdtempSync(join(tmpdir(), 'noria-mixed-'));
await build();
const processes = await startProcesses(folder, Number(process.env.PORT ?? '4794'));
let isSound = false;
try {
  isSound = await run();
} finally {
  await stopProcesses(processes);
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isSound ? 0 : 1;

/** Works for the time asked for, checks and prints; whether everything was as it should be. */
async function run() {
  const measures = new Measures();
  const ledger = new Ledger();
  const sessions = await openSessions(folder, Number(values.users));
  const worlds = await prepareWorld(processes[0].url, sessions);
  const people = sessions.map(
    ({ email, token }, index) => new Person(processes[index % processes.length].url, token, worlds.get(email), { measures, ledger }),
  );
  const before = processes.map(usageOf);
  const since = performance.now();
  const end = since + Number(values.minutes) * 60_000;
  await Promise.all(people.map((person, index) => spend(person, workOf(staff[index % staff.length].module), end)));
  const seconds = (performance.now() - since) / 1_000;
  measures.print(seconds);
  for (const [index, process] of processes.entries()) {
    const { cpu, memory, peak } = usageOf(process);
    const share = ((cpu - before[index].cpu) / seconds) * 100;
    console.log(`Process ${index + 1}: ${share.toFixed(0)} % of a core, ${memory.toFixed(0)} MB now, ${peak.toFixed(0)} MB at most`);
  }
  const { remembered, lost } = await ledger.check(folder);
  console.log(`Lost writes: ${lost.length} of ${remembered.toLocaleString('en')} acknowledged`);
  for (const line of lost.slice(0, 20)) console.log(`  ${line}`);
  const broken = brokenInvariants(folder);
  console.log(`Invariants broken: ${broken.length}`);
  for (const line of broken) console.log(`  ${line}`);
  return measures.errorCount === 0 && measures.requestCount > 0 && lost.length === 0 && broken.length === 0;
}

/** One person's day: one piece of work after another, with pauses, from a moment of their own. */
async function spend(person, work, end) {
  await pause(Math.random() * most);
  while (performance.now() < end) {
    await person.attempt(work[Math.floor(Math.random() * work.length)]);
    await pause(Math.min(least + Math.random() * (most - least), Math.max(end - performance.now(), 0)));
  }
}
