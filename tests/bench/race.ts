import { deepStrictEqual } from 'node:assert';
import type { Generator, Served } from './Served.ts';
import type { Sample } from './sample.ts';
import { scenarios, serves, type Contender, type Scenario } from './scenarios.ts';

/** Medians of one contender in one scenario at one number of connections. */
export interface Figure {
  scenario: Scenario['name'];
  connections: number;
  contender: Contender['name'];
  /** Requests per second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Milliseconds of server CPU time per request. */
  cpu: number;
}

/** How long to measure. */
export interface Length {
  connections: number[];
  rounds: number;
  seconds: number;
}

/** Throws unless all answers agree: in full for reads, and in what was written for writes. */
export async function compare(served: Served[], sample: Sample, only: string[]): Promise<void> {
  for (const scenario of scenarios.filter(({ name }) => only.includes(name))) {
    const { name } = scenario;
    const asked = served.filter(({ contender }) => serves(contender, scenario));
    for (const turn of name === 'list' ? [0] : [0, 1, 7, 123]) {
      const answers = await Promise.all(asked.map(async each => withoutNewIds(name, await each.ask(name, sample, turn))));
      for (const [index, answer] of answers.entries())
        deepStrictEqual(
          answer,
          asked[index].contender.expected?.(answers[0]) ?? answers[0],
          `${asked[index].contender.title} answers "${name}" otherwise than ${asked[0].contender.title}`,
        );
    }
  }
}

const withoutNewIds = (name: Scenario['name'], answer: unknown) =>
  (name !== 'list' && name !== 'record'
    ? JSON.parse(JSON.stringify(answer, (key, value: unknown) => (key === 'id' || key === 'number' ? 'new' : value)))
    : answer) as unknown;

/** Runs contenders in turn, so that other load on the machine affects them all. */
export async function race(
  generator: Generator,
  served: Served[],
  sample: Sample,
  { connections, rounds, seconds }: Length,
  only: string[],
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const scenario of scenarios.filter(({ name }) => only.includes(name))) {
    const { name } = scenario;
    const racing = served.filter(({ contender }) => serves(contender, scenario));
    for (const each of racing)
      await generator.run({ port: each.port, requests: each.requests(name, sample), connections: 16, seconds: Math.min(3, seconds) });
    for (const count of connections) {
      const taken = new Map<Served, Figure[]>(racing.map(each => [each, []]));
      for (let round = 0; round < rounds; round++)
        for (const each of racing) {
          const before = await each.usage();
          const {
            requests,
            failures,
            p50,
            p99,
            seconds: took,
          } = await generator.run({ port: each.port, requests: each.requests(name, sample), connections: count, seconds });
          if (failures) throw new Error(`${each.contender.title} failed ${failures} times in "${name}"`);
          const after = await each.usage();
          taken.get(each)!.push({
            scenario: name,
            connections: count,
            contender: each.contender.name,
            rate: requests / took,
            p50,
            p99,
            cpu: ((after.cpu - before.cpu) * 1000) / requests,
          });
        }
      for (const [each, runs] of taken) {
        const figure = {
          ...runs[0],
          ...Object.fromEntries((['rate', 'p50', 'p99', 'cpu'] as const).map(key => [key, median(runs.map(run => run[key]))])),
        };
        figures.push(figure);
        process.stderr.write(
          `${name} ${count}: ${each.contender.title} ${figure.rate.toFixed(0)}/s p50 ${figure.p50.toFixed(2)} p99 ${figure.p99.toFixed(2)} cpu ${figure.cpu.toFixed(2)} ms\n`,
        );
      }
    }
  }
  return figures;
}

/** The median. */
export const median = (values: number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
