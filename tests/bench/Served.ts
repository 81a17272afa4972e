import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { scripts } from '../../package.json' with { type: 'json' };
import type { Sample } from './sample.ts';
import { common, type Answer, type Contender, type Scenario } from './scenarios.ts';
import type { Job, Taken } from './load.ts';
import type { Usage } from './reporting.ts';

/** Noria runs with the flags of `npm start`, the others without any, unless BENCH_NODE_ARGS sets flags for all. */
export function flagsOf({ name }: Pick<Contender, 'name'> | { name: 'vendure' }): string[] {
  const given = process.env.BENCH_NODE_ARGS?.split(' ').filter(Boolean);
  return given ?? (name === 'noria' ? (scripts.start.match(/--\S+/g) ?? []) : []);
}

/** A measured server in its own process. */
export class Running {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
    readonly token: string | undefined,
    /** What a contender's requests name of its own. */
    readonly known: Answer,
  ) {}

  static async start(file: string, env: Record<string, string>, execArgv: string[] = []): Promise<Running> {
    const child = fork(file, {
      env: { ...process.env, NODE_ENV: 'production', GRAPHILE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv,
    });
    const { port, token, known = {} } = await answerOf<{ port: number; token?: string; known?: Answer }>(child);
    return new Running(child, port, token, known);
  }

  /** CPU time and memory so far. */
  usage(): Promise<Usage> {
    this.child.send('usage');
    return answerOf(this.child);
  }

  async stop(): Promise<void> {
    this.child.disconnect();
    await once(this.child, 'exit');
  }
}

/** A contender running in its own process. */
export class Served {
  private constructor(
    readonly contender: Contender,
    private readonly running: Running,
  ) {}

  static async start(contender: Contender, file: string, env: Record<string, string>): Promise<Served> {
    return new Served(contender, await Running.start(file, env, flagsOf(contender)));
  }

  get port(): number {
    return this.running.port;
  }

  usage(): Promise<Usage> {
    return this.running.usage();
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  /** Returns one answer in the common form; throws if there is none. */
  async ask(scenario: Scenario['name'], sample: Sample, turn: number): Promise<unknown> {
    const first = await this.post<Answer>(this.#body(scenario, sample, turn));
    const next = this.contender.next?.(scenario, first, this.running.known);
    const answer = next ? await this.post<Answer>(next) : first;
    try {
      return common(this.contender.read(scenario, answer));
    } catch {
      throw new Error(`${this.contender.title}, ${scenario}: ${JSON.stringify(answer).slice(0, 600)}`);
    }
  }

  /** The JSON answer to one body. */
  async post<Json>(body: object): Promise<Json> {
    const response = await fetch(`http://127.0.0.1:${this.port}${this.#path}`, {
      method: 'POST',
      headers: this.#headers(),
      body: JSON.stringify(body),
    });
    return (await response.json()) as Json;
  }

  /** Requests of a scenario as sent over the wire. */
  requests(scenario: Scenario['name'], sample: Sample): string[] {
    const turns = scenario === 'list' ? 1 : 500;
    return Array.from({ length: turns }, (_, turn) => this.request(this.#body(scenario, sample, turn)));
  }

  /** One request as sent over the wire. */
  request(body: object): string {
    const text = JSON.stringify(body);
    const lines = Object.entries({ host: `127.0.0.1:${this.port}`, ...this.#headers(), 'content-length': Buffer.byteLength(text) });
    return `POST ${this.#path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${text}`;
  }

  get #path(): string {
    return this.contender.path ?? '/graphql';
  }

  #body(scenario: Scenario['name'], sample: Sample, turn: number): object {
    return this.contender.body(scenario, sample, turn, this.running.known);
  }

  #headers(): Record<string, string> {
    return {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(this.running.token && { authorization: `${this.contender.scheme ?? 'Bearer'} ${this.running.token}` }),
    };
  }
}

/** The load generator's process. */
export class Generator {
  readonly #child: ChildProcess;

  constructor(file: string) {
    this.#child = fork(file, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  }

  ready(): Promise<unknown> {
    return answerOf(this.#child);
  }

  run(job: Job): Promise<Taken> {
    this.#child.send(job);
    return answerOf(this.#child);
  }

  stop(): void {
    this.#child.disconnect();
  }
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  return new Promise((done, failed) => {
    const ended = () => failed(new Error('A process of the benchmark ended'));
    child.once('exit', ended);
    child.once('message', answer => {
      child.off('exit', ended);
      done(answer as Answer);
    });
  });
}
