import type { FieldNode } from 'graphql';
import type { Viewer } from '../../session/Viewer.ts';

/** Values a plan is bound to: the variables of one request, and its viewer. */
export interface Bindings {
  variables: Record<string, unknown>;
  viewer: Viewer | null;
  /** Ids of the records a command returns, by payload field. */
  ids?: Record<string, string | undefined>;
  /** Maximum rows of a page, if it differs from the limit for clients. */
  pageLimit?: number;
}

/** A value the text depends on: the plan also serves requests for which it is the same. */
interface Reading {
  of: (bindings: Bindings) => unknown;
  was: unknown;
}

/** Key under which a record of a type with watched fields tells `recordLooks` its id, whatever was asked for: no response key of GraphQL. */
export const lookKey = (type: string) => `@${type}`;

/** Watched fields that a statement reads: the type of their record, and its path in the response. */
export interface Look {
  action: string;
  type: string;
  path: string[];
}

/** A statement compiled from a selection: its text, the parameters to bind, and the values its text depends on. */
export class Plan {
  text = '';
  readonly refusals: { path: string[]; code: string; messageId: string }[] = [];
  /** Where the audit trail notes who looks; undefined where a statement shows its author what they changed. */
  readonly looks?: Look[];
  private readonly readings: Reading[] = [];
  private readonly parameters: ((bindings: Bindings) => unknown)[] = [];

  constructor(private readonly first: Bindings) {}

  /** Returns a placeholder for a value that differs between requests. */
  parameter(of: (bindings: Bindings) => unknown): string {
    return `$${this.parameters.push(of)}`;
  }

  /** Returns a value that the text depends on; must be a primitive. */
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
 * Returns the cached plans of a root field, so that a repeated text is parsed and compiled once. A field selected twice is not cached,
 * because directives may leave out one of the two.
 */
export function plansOf<Kind extends Plan>([node, another]: readonly FieldNode[]): Kind[] {
  if (another) return [];
  let plans = kept.get(node);
  if (!plans) kept.set(node, (plans = []));
  return plans as Kind[];
}

/** Returns a cached plan that serves these bindings; otherwise compiles and caches one. */
export function planOf<Kind extends Plan>(plans: Kind[], bindings: Bindings, compile: () => Kind): Kind {
  const known = plans.find(plan => plan.serves(bindings));
  if (known) return known;
  const plan = compile();
  if (plans.length >= plansPerSelection) plans.shift();
  plans.push(plan);
  return plan;
}
