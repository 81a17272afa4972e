// Steps of the commands in package.json. Plain JavaScript without dependencies, as `prepare.mjs`.
import { spawn } from 'node:child_process';
import { dirname } from 'node:path';

const root = dirname(import.meta.dirname);

/** Exits with a one-line message. */
export function fail(line) {
  console.error(line);
  process.exit(1);
}

/** Processes of the steps that are going on. */
const going = new Set();

/**
 * Runs one step and prints its duration on one line. Shows its output only if it fails, and then stops the steps beside it and exits.
 */
export async function step(name, file, args, options = {}) {
  const since = Date.now();
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  going.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (output += chunk));
  const code = await new Promise(done =>
    child.on('error', error => done(error.message)).on('close', (exit, signal) => done(exit ?? signal)),
  );
  going.delete(child);
  if (code !== 0) {
    for (const other of going) other.kill();
    fail(`${name}: failed (${code})\n${output.trim()}`);
  }
  console.log(`${name}: ${((Date.now() - since) / 1000).toFixed(1)} s`);
}
