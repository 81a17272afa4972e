// `npm start`: from a bare clone to the running suite. Once built, this very process becomes the server, so signals reach it directly.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, fewArenas, restartUnderPinnedNode, install, isNewEnough, root } from './prepare.mjs';

process.chdir(root);
endWithParent();
await install();
if (!isNewEnough()) restartUnderPinnedNode();
else if (process.execve && process.platform === 'linux' && !process.env.MALLOC_ARENA_MAX) restartWithFewArenas();
else {
  await build();
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(join(root, 'dist/server/main.js')).href);
}

/** Continues with a setting that glibc reads only when a process starts. */
function restartWithFewArenas() {
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], { ...process.env, ...fewArenas });
}

/** A signal to npm ends npm, the shell in between, or both, but is not forwarded. So this process exits once its parents are gone. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parents = parentsNow();
  const watch = setInterval(() => {
    if (parentsNow() === parents) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}

function parentsNow() {
  try {
    const [, , parent] = readFileSync(`/proc/${process.ppid}/stat`, 'utf8')
      .replace(/\(.*\)/, '')
      .split(/ +/);
    return `${process.ppid} ${parent}`;
  } catch {
    return `${process.ppid}`;
  }
}
