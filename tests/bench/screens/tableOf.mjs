import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { root } from '../../../tools/prepare.mjs';

/** Milliseconds until the data is drawn. */
const goals = { cold: 1_200, warm: 300, board: 500 };

/** The measured screens as a table, with the goals and how many of the screens meet them. */
export function tableOf(measured, { rounds, slow }) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  const goalOf = ({ isBoard }) => (isBoard ? goals.board : goals.warm);
  const rows = measured.map(({ name, cold, warm, ...screen }) => [
    name,
    ...(cold ? [whole(cold.shown), whole(cold.busy)] : ['', '']),
    whole(warm.shown),
    whole(warm.busy),
    warm.shown <= goalOf(screen) && (!cold || cold.shown <= goals.cold) ? 'yes' : 'no',
  ]);
  const lines = [['screen', 'cold ms', 'of it busy', 'warm ms', 'of it busy', 'met'], ['---', '---', '---', '---', '---', '---'], ...rows];
  return [
    `Printed by \`npm run bench:screens\` on ${new Date().toISOString().slice(0, 10)} at commit ${commit}: ${cpus().length} cores (${cpus()[0].model.split(' ').slice(0, 2).join(' ')}), Node ${process.versions.node}.`,
    `The median of ${rounds} rounds, the page's thread ${slow} times slower. Goals: cold ${goals.cold} ms, warm ${goals.warm}, the board of a thousand cards ${goals.board}.`,
    '',
    ...lines.map(cells => `| ${cells.join(' | ')} |`),
  ].join('\n');
}

const whole = value => value.toFixed(0);
