import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What to send: requests as sent over the wire, in rotation, over a number of connections for a number of seconds. */
export interface Job {
  port: number;
  requests: string[];
  connections: number;
  seconds: number;
}

/** Results of a job. */
export interface Taken {
  requests: number;
  failures: number;
  /** Median, 95th and 99th percentile in milliseconds. */
  p50: number;
  p95: number;
  p99: number;
  seconds: number;
}

// A client in a process of its own: keep-alive connections with one request at a time on each, and responses read only as far as
// finding their end requires. It costs less than the servers it loads.
class Connection {
  readonly #socket: Socket;
  #parts: Buffer[] = [];
  #size = 0;
  #sentAt = 0;
  #next: number;
  isEnding = false;

  constructor(
    { port }: Job,
    private readonly requests: Buffer[],
    start: number,
    private readonly took: (milliseconds: number, isGood: boolean) => void,
    private readonly ended: () => void,
  ) {
    this.#next = start;
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('connect', () => this.#send());
    this.#socket.on('data', part => this.#read(part));
    this.#socket.on('error', () => this.took(0, false));
    this.#socket.on('close', ended);
  }

  #send() {
    if (this.isEnding) return void this.#socket.end();
    this.#sentAt = performance.now();
    this.#socket.write(this.requests[this.#next++ % this.requests.length]);
  }

  #read(part: Buffer) {
    this.#parts.push(part);
    this.#size += part.length;
    const head = this.#parts.length > 1 && this.#parts[0].length < 1_000 ? Buffer.concat(this.#parts) : this.#parts[0];
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) return;
    const headers = head.toString('latin1', 0, end).toLowerCase();
    const length = /content-length: (\d+)/.exec(headers)?.[1];
    const isWhole =
      length === undefined
        ? Buffer.concat(this.#parts.slice(-2)).subarray(-5).toString('latin1') === '0\r\n\r\n'
        : this.#size >= end + 4 + Number(length);
    if (!isWhole) return;
    // As GraphQL says it, and as Tryton's JSON-RPC does.
    const isRefused = head.includes('"errors":[{') || head.includes('"error":[');
    this.took(performance.now() - this.#sentAt, headers.startsWith('http/1.1 200') && !isRefused);
    this.#parts = [];
    this.#size = 0;
    this.#send();
  }
}

async function run(job: Job): Promise<Taken> {
  const requests = job.requests.map(text => Buffer.from(text));
  const times: number[] = [];
  let failures = 0;
  let open = job.connections;
  let allEnded: () => void = () => undefined;
  const ending = new Promise<void>(done => (allEnded = done));
  const since = performance.now();
  const took = (milliseconds: number, isGood: boolean) => void (isGood ? times.push(milliseconds) : failures++);
  const connections = Array.from(
    { length: job.connections },
    (_, index) => new Connection(job, requests, index * 7, took, () => --open || allEnded()),
  );
  await pause(job.seconds * 1000);
  for (const connection of connections) connection.isEnding = true;
  await ending;
  const seconds = (performance.now() - since) / 1000;
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { requests: times.length, failures, p50: at(0.5), p95: at(0.95), p99: at(0.99), seconds };
}

process.on('message', (job: Job) => void run(job).then(taken => process.send!(taken)));
process.on('disconnect', () => process.exit(0));
process.send!({ ready: true });
