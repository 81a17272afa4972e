import type { Client } from '../../support/Client.ts';

/** An entity as its clients use it: a valid input, one change of it, and what is wrong with a broken one. */
export interface Contract {
  name: string;
  plural: string;
  /** Who may; who may not. */
  by: string;
  notBy: string;
  input: (unique: string) => Record<string, unknown>;
  /** What it refers to, made first: more of the input, by ids. */
  given?: (client: Client) => Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  broken: { input: Record<string, unknown>; field: string; code: string };
}
