import type { Viewer } from '../../session/Viewer.ts';

/** What a plan is bound to: the variables of one request, and who asks. */
export interface Bindings {
  variables: Record<string, unknown>;
  viewer: Viewer | null;
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
