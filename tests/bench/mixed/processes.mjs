// The two processes that serve the users, and what they use (Linux only).
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connectionOf, startDemoServer } from '../demoServer.mjs';

/** Clock ticks a second in /proc (USER_HZ, 100 on all architectures that Node runs on). */
const ticks = 100;

/** Starts two processes: the first runs PostgreSQL and loads the demo, the other joins it. Each uses two ports, from the one given on. */
export async function startProcesses(folder, port) {
  const first = await startDemoServer(folder, String(port));
  try {
    const second = await startDemoServer(folder, String(port + 2), connectionOf(folder));
    return [first, second].map((server, index) => ({ server, url: `http://127.0.0.1:${port + 2 * index}` }));
  } catch (error) {
    first.kill();
    throw error;
  }
}

/** Stops the process with PostgreSQL last. */
export async function stopProcesses(processes) {
  for (const { server } of processes.toReversed()) {
    if (server.exitCode !== null || server.signalCode !== null) continue;
    const ended = once(server, 'exit');
    server.kill();
    await ended;
  }
}

/** Seconds of CPU time so far, and megabytes of resident memory, now and at most. */
export function usageOf({ server }) {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = name => Number(new RegExp(String.raw`${name}:\s+(\d+)`).exec(status)[1]) / 1_024;
  // The name in parentheses may hold spaces; utime and stime are the 12th and 13th field after it (proc_pid_stat(5)).
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
  return { cpu: (Number(fields[11]) + Number(fields[12])) / ticks, memory: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}
