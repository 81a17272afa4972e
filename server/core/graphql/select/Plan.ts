import type { FieldNode } from 'graphql';
import type { Viewer } from '../../session/Viewer.ts';

/** What a plan is bound to: the variables of one request, and who asks. */
export interface Bindings {
  variables: Record<string, unknown>;
  viewer: Viewer | null;
  /** Ids of the records that a command answers, by the payload's field. */
  ids?: Record<string, string | undefined>;
  /** Rows of a page at most, when they are not as many as a client may ask for. */
  pageLimit?: number;
}

/** A value that is part of the text: when another request reads the same, the plan serves it too. */
interface Reading {
  of: (bindings: Bindings) => unknown;
  was: unknown;
}

/** A statement compiled from a selection: its text, the parameters to bind, and what its text depends on. */
export class Plan {
  text = '';
  readonly refusals: { path: string[]; code: string; messageId: string }[] = [];
  private readonly readings: Reading[] = [];
  private readonly parameters: ((bindings: Bindings) => unknown)[] = [];

  constructor(private readonly first: Bindings) {}

  /** A placeholder for a value that changes with each request. */
  parameter(of: (bindings: Bindings) => unknown): string {
    return `$${this.parameters.push(of)}`;
  }

  /** A value the text depends on; a primitive. */
  structure<T extends string | number | boolean | null | undefined>(of: (bindings: Bindings) => T): T {
    const was = of(this.first);
    this.readings.push({ of, was });
    return was;
  }

  serves(bindings: Bindings): boolean {
    return this.readings.every(({ of, was }) => of(bindings) === was);
  }

  values(bindings: Bindings): unknown[] {
    return this.parameters.map(of => of(bindings));
  }
}

const plansPerSelection = 20;
const kept = new WeakMap<FieldNode, Plan[]>();

/**
 * Where the plans of one root field are kept: a text that is sent again is parsed, and compiled, once. Of a field that stands twice,
 * directives may leave out one: nothing is kept of it.
 */
export function plansOf<Kind extends Plan>([node, another]: readonly FieldNode[]): Kind[] {
  if (another) return [];
  let plans = kept.get(node);
  if (!plans) kept.set(node, (plans = []));
  return plans as Kind[];
}

/** A plan among those kept of a selection that serves these bindings; compiled, and kept, when there is none. */
export function planOf<Kind extends Plan>(plans: Kind[], bindings: Bindings, compile: () => Kind): Kind {
  const known = plans.find(plan => plan.serves(bindings));
  if (known) return known;
  const plan = compile();
  if (plans.length >= plansPerSelection) plans.shift();
  plans.push(plan);
  return plan;
}
