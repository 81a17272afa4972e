import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import type { BooksGrowth } from './books/booksGrowth.ts';
import type { FirstStart } from './firstStart.ts';
import type { Growth } from './growth.ts';
import type { PayrollFigure } from './payroll/payrollBench.ts';
import type { Size } from './prepare.ts';
import type { Figure, Length } from './race.ts';
import type { ShopFigure } from './shop/shopBench.ts';
import type { SalesGrowth } from './sales/salesGrowth.ts';
import { contenders, scenarios, sells, type Contender, type Scenario } from './scenarios.ts';

/** All results of one run. */
export interface Findings {
  date: string;
  size: Size;
  length: Length;
  postgres: string;
  figures: Figure[];
  /** Memory of each server after its run, in bytes. */
  memory: Partial<Record<Contender['name'], number>>;
  growth: Growth[];
  salesGrowth: SalesGrowth[];
  booksGrowth: BooksGrowth[];
  payroll: PayrollFigure[];
  shop: ShopFigure[];
  start: FirstStart | undefined;
}

const share = (value: number | undefined) => (value === undefined || !Number.isFinite(value) ? '—' : `${value.toFixed(2)}×`);
const table = (head: string[], rows: string[][]) => [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n');
const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 2 : 0 });

/** Tables of a run, in Markdown. */
export function tablesOf(findings: Findings): string {
  return [about(findings), '## Against the targets', '', targets(findings), '', '## All figures', '', all(findings), ''].join('\n');
}

/** Tables of what sells goods, in Markdown. */
export function salesTablesOf(findings: Findings): string {
  const races = scenarios.filter(sells).flatMap(scenario => raceOf(findings, scenario));
  const grown = table(
    ['sales', 'list page, p50 ms', 'page a year down, p50 ms', 'dashboard of 30 days, p50 ms', 'dashboard of all, p50 ms'],
    findings.salesGrowth.map(({ sales, page, deepPage, overview, overviewOfAll }) => [
      number(sales),
      ...[page, deepPage, overview, overviewOfAll].map(figure => figure.toFixed(2)),
    ]),
  );
  const growth = findings.salesGrowth.length ? [`### List and dashboard while sales grow, Noria, 1 connection\n\n${grown}`] : [];
  return [`${printed(findings)}\n${turnsOf(findings)}`, ...races, ...growth, ''].join('\n\n');
}

/** Table of the reports and of an invoice while the books grow, in Markdown. */
export function booksTablesOf(findings: Findings): string {
  const grown = table(
    [
      'journal lines',
      'open invoices',
      'trial balance, p50 ms',
      'profit and loss',
      'balance sheet',
      'ageing',
      'dashboard',
      'issue an invoice of 20 lines',
    ],
    findings.booksGrowth.map(({ lines, trialBalance, profitAndLoss, balanceSheet, ageing, overview, invoice }) => [
      number(lines),
      number(lines / 10),
      ...[trialBalance, profitAndLoss, balanceSheet, ageing, overview, invoice].map(figure => figure.toFixed(2)),
    ]),
  );
  return [printed(findings), grown, ''].join('\n\n');
}

/** Table of processing payroll, in Markdown. */
export function payrollTablesOf(findings: Findings): string {
  const rows = findings.payroll.map(({ employees, seconds, cpu, quiet, meanwhile }) => [
    number(employees),
    seconds.toFixed(1),
    cpu.toFixed(2),
    `${quiet.p50.toFixed(2)} / ${quiet.p99.toFixed(2)}`,
    `${meanwhile.p50.toFixed(2)} / ${meanwhile.p99.toFixed(2)}`,
  ]);
  const head = ['employees', 'seconds', 'server CPU ms/slip', 'list before, p50 / p99 ms', 'list meanwhile, p50 / p99 ms'];
  return [printed(findings), table(head, rows), ''].join('\n\n');
}

/** Table of the shop beside Vendure's, in Markdown. */
export function shopTablesOf(findings: Findings): string {
  const titles = { noria: 'Noria, pages', vendure: 'Vendure 3.7, shop API' };
  const rows = findings.shop.map(({ asked, shop, readers, rate, p50, p95, cpu }) => {
    const vendure = findings.shop.find(each => each.asked === asked && each.readers === readers && each.shop === 'vendure')!;
    const times = shop === 'noria' ? share(vendure.p95 / p95) : '';
    return [asked, number(readers), titles[shop], number(rate), p50.toFixed(0), p95.toFixed(0), times, cpu.toFixed(2)];
  });
  const head = ['asked for', 'readers', '', 'requests/s', 'p50 ms', 'p95 ms', 'sooner at p95', 'server CPU ms/request'];
  const { product } = findings.start ?? {};
  const first = product && [
    `A product's page, loaded first: ${Math.round(product.bytes / 1000)} kB, ${Math.round(product.scripts / 1000)} kB of it scripts; on a throttled phone its largest element shows after ${(product.shown / 1000).toFixed(2)} s.`,
  ];
  return [`${printed(findings)}\n${turnsOf(findings)}`, table(head, rows), ...(first ?? []), ''].join('\n\n');
}

/** When, where and on which versions a run was made. */
function printed({ date, postgres }: Findings): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return `Printed by \`npm run bench\` on ${date.slice(0, 10)} at commit ${commit}: ${availableParallelism()} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, PostgreSQL ${postgres}.`;
}

const turnsOf = ({ length }: Findings) =>
  `Each figure is the median of ${length.rounds} turns of ${length.seconds} s; the servers, PostgreSQL and the client share the machine.`;

function about(findings: Findings): string {
  const { size } = findings;
  return [
    printed(findings),
    `Data: 3 companies, ${number(size.customers)} customers, ${number(size.products)} products, ${number(size.invoices)} invoices, ${number(size.invoices * size.lines)} lines.`,
    turnsOf(findings),
    '',
  ].join('\n');
}

const rateOf = ({ figures }: Findings, contender: Contender['name'], scenario: Scenario['name'], connections: number) =>
  figures.find(each => each.contender === contender && each.scenario === scenario && each.connections === connections)?.rate;

function targets(findings: Findings): string {
  const { length, growth, start, memory } = findings;
  const middle = length.connections.includes(16) ? 16 : length.connections[0];
  const against = (other: Contender['name'], names: Scenario['name'][]) =>
    names.map(name => (rateOf(findings, 'noria', name, middle) ?? NaN) / (rateOf(findings, other, name, middle) ?? NaN));
  const grown = (invoices: number) => growth.find(each => each.invoices === invoices);
  const times = (of: 'page' | 'dashboard', to: number) => (grown(to)?.[of] ?? NaN) / (grown(10_000)?.[of] ?? NaN);
  const kilobytes = (bytes: number | undefined) => (bytes === undefined ? '—' : `${Math.round(bytes / 1000)} kB`);
  const isMet = (values: number[], test: (value: number) => boolean) =>
    values.some(value => !Number.isFinite(value)) ? 'not measured' : values.every(test) ? 'yes' : 'no';
  const least = (title: string, values: number[], target: number) => [
    title,
    `≥ ${target}×`,
    values.map(share).join(', '),
    isMet(values, value => value >= target),
  ];
  const most = (title: string, value: number, target: number, form: (value: number) => string) => [
    title,
    `≤ ${form(target)}`,
    Number.isFinite(value) ? form(value) : '—',
    isMet([value], each => each <= target),
  ];
  const againstVendure = (['list', 'product'] as const).map(asked => {
    const p95 = (shop: ShopFigure['shop']) =>
      findings.shop.find(each => each.shop === shop && each.asked === asked && each.readers === 300)?.p95;
    return (p95('vendure') ?? NaN) / (p95('noria') ?? NaN);
  });
  const rows = [
    least('list, record against PostGraphile 5, both with row level security', against('postgraphile', ['list', 'record']), 1.5),
    least('list, record against the limit', against('limit', ['list', 'record']), 0.38),
    least("create against PostGraphile's plpgsql mutation", against('postgraphile', ['create']), 1.2),
    least('list, record against A, the usual way with these packages', against('usual', ['list', 'record']), 8),
    most('p50 of a list page at 10⁷ rows against 10⁴', times('page', 10_000_000), 1.5, share),
    most('dashboard at 10⁶ documents against 10⁴', times('dashboard', 1_000_000), 3, share),
    most('warm start to `/readyz`, embedded PostgreSQL included', start?.warm ?? NaN, 5, value => `${number(value)} s`),
    most('memory of the server after the run', (memory.noria ?? NaN) / 2 ** 20, 300, value => `${number(value)} MB`),
    most('first load of the sign-in page, JavaScript compressed', start?.signIn ?? NaN, 200_000, kilobytes),
    most('a list screen after sign-in, JavaScript compressed, all in', start?.list ?? NaN, 350_000, kilobytes),
    most("first load of a product's page in the shop, JavaScript", start?.product.scripts ?? NaN, 90_000, kilobytes),
    most('its largest element, on a throttled phone', (start?.product.shown ?? NaN) / 1000, 1.5, value => `${number(value)} s`),
    least("list and product of the shop, p95 against Vendure's, 300 readers", againstVendure, 3),
  ];
  return table([`at ${middle} connections`, 'first column', 'measured', 'met'], rows);
}

/** Table of one scenario, if it was measured. */
function raceOf(findings: Findings, { name, title }: Scenario): string[] {
  const rows = findings.length.connections.flatMap(connections =>
    findings.figures
      .filter(each => each.scenario === name && each.connections === connections)
      .map(({ contender, rate, p50, p99, cpu }) => [
        `${connections}`,
        contenders.find(each => each.name === contender)!.title,
        number(rate),
        share(rate / (rateOf(findings, 'limit', name, connections) ?? NaN)),
        p50.toFixed(2),
        p99.toFixed(2),
        cpu.toFixed(2),
      ]),
  );
  if (!rows.length) return [];
  const head = ['connections', '', 'requests/s', 'of the limit', 'p50 ms', 'p99 ms', 'server CPU ms/request'];
  return [`### ${title[0].toUpperCase()}${title.slice(1)}\n\n${table(head, rows)}`];
}

function all(findings: Findings): string {
  const { growth, memory } = findings;
  const parts = scenarios.filter(each => !sells(each)).flatMap(scenario => raceOf(findings, scenario));
  const memories = table(
    ['memory after the run', 'MB'],
    contenders.flatMap(({ name, title }) => (memory[name] === undefined ? [] : [[title, number(memory[name] / 2 ** 20)]])),
  );
  const grown = table(
    ['invoices', 'list page, p50 ms', 'page in mid-history, p50 ms', 'dashboard, p50 ms'],
    growth.map(({ invoices, page, deepPage, dashboard }) => [number(invoices), page.toFixed(2), deepPage.toFixed(2), dashboard.toFixed(2)]),
  );
  return [...parts, memories, ...(growth.length ? [`### Growth, Noria, 1 connection\n\n${grown}`] : [])].join('\n\n');
}
