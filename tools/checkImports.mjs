// Checks which file may import which (docs/decisions give the reasons): code stays separated by runtime, then module, then entity.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fail } from './step.mjs';
import { circleLimit, circlesOfFiles, storeyRefusal } from './storeys.mjs';

const modules = [
  'administration',
  'parties',
  'staff',
  'portfolio',
  'crm',
  'hrm',
  'inventory',
  'procurement',
  'ecommerce',
  'projects',
  'finance',
  'ledger',
];
/** For each side, which module imports which, with the first file that does so. */
const edges = { server: new Map(), web: new Map() };
/** The files of both cores, each with the files that it imports. */
const coreFiles = new Map();
const complaints = [];

for (const file of globSync(['server/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}']).filter(path => !path.includes('/generated/'))) {
  if (/^(index|.*(utils?|helpers?|common|manager))\.tsx?$/i.test(basename(file)))
    complain(file, 'has a name that says nothing: name it after what it exports');
  const targets = importsOf(file);
  for (const target of targets) check(file, target);
  if (/^(server|web)\/core\//.test(file))
    coreFiles.set(
      file,
      targets.filter(target => target.startsWith('.')).map(target => join(dirname(file), target)),
    );
}
for (const circle of circlesOfFiles(coreFiles))
  if (circle.length > circleLimit)
    complaints.push(`${circle.length} files import each other in a circle, ${circleLimit} at most: ${circle.join(', ')}`);
for (const side of ['server', 'web']) for (const circle of circlesOf(edges[side])) complaints.push(circle);
if (complaints.length) fail(complaints.join('\n'));

function check(file, target) {
  if (!target.startsWith('.')) return checkPackage(file, target);
  const path = join(dirname(file), target);
  const [side, area] = path.split('/');
  const [ownSide, ownArea] = file.split('/');
  const own = modules.includes(ownArea) ? ownArea : undefined;
  const foreign = modules.includes(area) && area !== own ? area : undefined;
  const refuse = why => complain(file, `imports ${path}: ${why}`);

  if (ownSide === 'web' && side === 'server' && !/\.rules\.ts$|^server\/core\/(rules|money)\//.test(path))
    refuse('web takes only *.rules.ts, core/rules and core/money from server');
  if (ownSide === 'server' && side === 'web' && !path.endsWith('/persisted.json'))
    refuse('server takes nothing from web but the persisted operations');
  if (ownArea === 'core' && side === ownSide && area !== 'core') refuse('core knows no module and no application');
  if (ownArea === 'core' && side === 'server' && ownSide === 'web' && !path.startsWith('server/core/')) refuse('core knows no module');
  const above = storeyRefusal(file, path);
  if (above) refuse(above);
  if (file.startsWith('server/core/database/') && /^server\/core\/(graphql|audit)\//.test(path)) refuse('the database knows neither');
  if (path.startsWith('server/core/database/wire/') && !file.startsWith('server/core/database/'))
    refuse('the wire is the business of core/database alone');
  if (own && side === 'web' && foreign && !['parties', 'staff', 'ledger'].includes(foreign) && !path.endsWith('Select.tsx'))
    refuse('between web modules only *Select.tsx, and what parties, staff and the ledger share');
  if (own && side === 'server' && foreign && /(Resolver|\.rest|\.module|\.pages)\.ts$/.test(path))
    refuse("never another module's resolvers or REST table");
  if (file.endsWith('.rules.ts') && !/\.rules\.ts$|^server\/core\/(rules|money)\//.test(path))
    refuse('rules are pure: they know other rules and core/rules, core/money only');
  if (own && foreign && side === ownSide) noteEdge(side, own, foreign, file);
  if (own && side === 'server' && modules.includes(area) && rankOf(file) < rankOf(path))
    refuse('inside an entity: rules ← Entity ← Service ← Resolver');
}

function noteEdge(side, from, to, file) {
  const targets = edges[side].get(from) ?? new Map();
  edges[side].set(from, targets);
  if (!targets.has(to)) targets.set(to, file);
}

/** Finds modules that import each other, directly or indirectly: one message per pair, naming the file that closes the cycle. */
function circlesOf(graph) {
  const reaches = (from, to, seen = new Set()) =>
    [...(graph.get(from)?.keys() ?? [])].some(next => next === to || (!seen.has(next) && reaches(next, to, seen.add(next))));
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => reaches(to, from))
      .map(([to, file]) => `${file} imports ${to}, which imports ${from}: modules are a directed graph`),
  );
}

function checkPackage(file, name) {
  const refuse = why => complain(file, `imports ${name}: ${why}`);
  if (/^(@apollo\/server|fastify|@fastify\/)/.test(name) && !/^server\/(core\/|app\.ts$|main\.ts$|dev\.ts$)/.test(file))
    refuse('only app.ts and core know the HTTP framework and Apollo');
  if (name.startsWith('@mikro-orm/') && file.endsWith('Resolver.ts')) refuse('no ORM in a resolver');
  if (name.startsWith('@nivo/') && !file.startsWith('web/core/charts/')) refuse('nivo only in web/core/charts');
  if (name.startsWith('@dnd-kit/') && !/Kanban|Calendar|Checklist|^Arrange|^dragging/.test(basename(file)))
    refuse('dnd-kit only in Kanban, calendar, checklist and the arrangement of tiles');
}

function rankOf(path) {
  if (path.endsWith('.rules.ts')) return 0;
  // A sellable service and a template of tasks are entities despite the file name.
  if (/\/(InventoryService|TaskTemplate)\.ts$/.test(path)) return 1;
  if (path.endsWith('Service.ts')) return 2;
  if (/(Resolver|Template)\.ts$/.test(path)) return 3;
  return /\.(module|rest|pages)\.ts$/.test(path) ? 4 : 1;
}

function importsOf(file) {
  const code = readFileSync(file, 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, target]) => target);
}

function complain(file, what) {
  complaints.push(`${file} ${what}`);
}
