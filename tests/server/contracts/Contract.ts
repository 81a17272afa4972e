import type { Client } from '../../support/Client.ts';

/** How clients use an entity: a valid input, one change to it, and the errors of an invalid one. */
export interface Contract {
  name: string;
  plural: string;
  /** A user who may change it, and one who may not. */
  by: string;
  notBy: string;
  input: (unique: string) => Record<string, unknown>;
  /** Creates the records it refers to first: additional input fields, such as ids. */
  given?: (client: Client) => Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  broken: { input: Record<string, unknown>; field: string; code: string };
}
