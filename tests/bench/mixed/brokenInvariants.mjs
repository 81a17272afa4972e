import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, root } from '../../../tools/prepare.mjs';
import { connectionOf } from '../demoServer.mjs';

/** The lines of the nightly checks, of all companies and the files, that name what is broken. */
export function brokenInvariants(folder) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'dist/server/invariants.js')], {
    env: environment({ ...connectionOf(folder), NORIA_DATA_DIR: folder }),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const broken = stdout.split('\n').filter(line => line.startsWith('✗'));
  return status === 0 || broken.length > 0 ? broken : [`The checks ended with ${status}: ${stderr}`];
}
