import type { Span } from './PrintTemplate.ts';

/** Which document about a record, where there are several, and the days that it covers, as a client names them. */
export interface DocumentChoice {
  as?: string | null;
  from?: string | null;
  to?: string | null;
}

/** Returns the choice with what is left out absent. */
export const choiceOf = (choice: DocumentChoice | null | undefined): Span & { as?: string } =>
  Object.fromEntries(Object.entries({ as: choice?.as, from: choice?.from, to: choice?.to }).filter(([, value]) => value));
