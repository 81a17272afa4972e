// Loaded into a measured server, prints at its end what the slowest of its last 20,000 requests of one round trip waited for (Linux):
// BENCH_NODE_ARGS="--max-semi-space-size=8 --max-old-space-size=1024 --initial-old-space-size=100 --heap-growing-percent=30 --import=./tests/bench/phases.mjs" npm run bench -- --contenders noria
//   --scenarios record --connections 16 --no-start --growth "" --books "" --sales "" --payroll "" --shop ""
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { openSync, readSync } from 'node:fs';
import { PerformanceObserver } from 'node:perf_hooks';
import pg from 'pg';

/** Requests kept: the last ones, as those before warm the server up. */
const kept = 20_000;
const current = new AsyncLocalStorage();
const byRequest = new WeakMap();
const answered = [];
const collections = [];

const scheduleOf = task => openSync(`/proc/${task}/schedstat`, 'r');
const own = scheduleOf('thread-self');
/** Schedules of PostgreSQL's processes, which run on this machine, by the client that each serves. */
const serving = new WeakMap();
const bytes = Buffer.alloc(80);

/** Milliseconds that a thread or process has waited for a processor so far. */
function waited(schedule) {
  const length = readSync(schedule, bytes, 0, bytes.length, 0);
  return Number(bytes.toString('latin1', 0, length).split(' ')[1]) / 1e6;
}

const now = () => ({ at: performance.now(), waited: waited(own) });

/** The same with what the process that serves a client has waited. */
function nowWith(client) {
  if (!serving.has(client)) serving.set(client, scheduleOf(client.processID));
  return { ...now(), served: waited(serving.get(client)) };
}

new PerformanceObserver(list => {
  for (const { startTime, duration } of list.getEntries()) collections.push([startTime, startTime + duration]);
}).observe({ entryTypes: ['gc'] });

subscribe('http.server.request.start', ({ request }) => {
  const times = { begun: now() };
  byRequest.set(request, times);
  current.enterWith(times);
});
subscribe('http.server.response.finish', ({ request }) => {
  const times = byRequest.get(request);
  if (!times?.read) return;
  answered.push({ ...times, ended: now() });
  if (answered.length > 2 * kept) answered.splice(0, kept);
});

const query = Reflect.get(pg.Client.prototype, 'query');
pg.Client.prototype.query = function timed(trip, ...rest) {
  const times = current.getStore();
  if (!times || typeof trip?.submit !== 'function') return query.call(this, trip, ...rest);
  times.sent ??= nowWith(this);
  const read = trip.handleReadyForQuery;
  const client = this;
  trip.handleReadyForQuery = function timedRead(...values) {
    times.read = nowWith(client);
    return read.apply(this, values);
  };
  return query.call(this, trip, ...rest);
};

/** Milliseconds of a span in which objects were collected. */
function collected(from, to) {
  let total = 0;
  for (const [begun, ended] of collections) if (ended > from && begun < to) total += Math.min(to, ended) - Math.max(from, begun);
  return total;
}

process.on('exit', () => {
  if (!answered.length) return;
  const rows = answered
    .slice(-kept)
    .map(({ begun, sent, read, ended }) => ({
      total: ended.at - begun.at,
      'until sent to PostgreSQL': sent.at - begun.at,
      'until its answer': read.at - sent.at,
      'until written': ended.at - read.at,
      'in these: collecting garbage': collected(begun.at, ended.at),
      'in these: this thread waiting for a processor': ended.waited - begun.waited,
      "in these: PostgreSQL's process waiting for one": read.served - sent.served,
    }))
    .toSorted((one, other) => one.total - other.total);
  const shares = { 'middle half': rows.slice(rows.length * 0.25, rows.length * 0.75), 'slowest 1 %': rows.slice(rows.length * 0.99) };
  for (const [name, share] of Object.entries(shares)) {
    const mean = key => (share.reduce((sum, row) => sum + row[key], 0) / share.length).toFixed(2);
    const touched = share.filter(row => row['in these: collecting garbage'] > 0).length / share.length;
    const parts = Object.keys(rows[0]).map(key => `${key} ${mean(key)} ms`);
    process.stderr.write(`${name}: ${parts.join(', ')}; ${Math.round(touched * 100)} % with a collection\n`);
  }
});
