import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { StartError } from '../errors.ts';

/** Returns the name that every process of a cluster carries in its command line; a copy of the folder has another one. */
export function clusterName(cluster: string): string {
  const { dev, ino } = statSync(cluster);
  return `noria-${dev.toString(36)}-${ino.toString(36)}`;
}

/**
 * Stops processes that a killed Noria or PostgreSQL left running on a cluster, and removes its lock file. The caller holds the folder's
 * lock.
 *
 * PostgreSQL's own check of the lock file fails in a container: it mistakes a zombie that nobody reaps, or an unrelated process with the
 * same pid, for a running server.
 * @throws StartError if a process keeps running.
 */
export async function stopOrphanedServer(cluster: string): Promise<void> {
  if (process.platform === 'win32') return;
  const name = clusterName(cluster);
  const ends: [NodeJS.Signals, number][] = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, timeout] of ends) {
    const running = serverProcesses(name);
    const master = running.find(pid => pid === lockedBy(cluster));
    // Only the postmaster can order a fast shutdown; orphaned children react to SIGQUIT only.
    if (signal !== 'SIGINT') running.forEach(pid => kill(pid, signal));
    else if (master) kill(master, signal);
    else running.forEach(pid => kill(pid, 'SIGQUIT'));
    if (await gone(name, timeout)) return rmSync(join(cluster, 'postmaster.pid'), { force: true });
  }
  throw new StartError(
    `PostgreSQL processes from an earlier run still use ${cluster} and cannot be stopped: ${serverProcesses(name).join(', ')}`,
  );
}

/** Returns the running processes of a cluster, postmaster and children; zombies have no command line and are left out. */
function serverProcesses(name: string): number[] {
  if (process.platform !== 'linux') return processesFromPs(name);
  return readdirSync('/proc')
    .filter(entry => /^\d+$/.test(entry))
    .map(Number)
    .filter(pid => {
      try {
        return (
          readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres') && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name)
        );
      } catch {
        return false;
      }
    });
}

function processesFromPs(name: string): number[] {
  const lines = execFileSync('ps', ['-axwwo', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.filter(line => line.includes(name) && line.includes('postgres')).map(line => Number.parseInt(line, 10));
}

function lockedBy(cluster: string): number | undefined {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
  } catch {
    return undefined;
  }
}

function kill(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended meanwhile.
  }
}

async function gone(name: string, timeout: number) {
  for (const until = Date.now() + timeout; Date.now() < until; await later(20)) if (!serverProcesses(name).length) return true;
  return !serverProcesses(name).length;
}
