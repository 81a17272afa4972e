import type { Context } from '../graphql/Context.ts';

declare module '../graphql/Context.ts' {
  interface Services {
    /** Texts of the client's persisted operations, by id. */
    documents: Record<string, string>;
  }
}

/** Returns the text of a persisted query by its name, as the present client has it; undefined if there is none. */
export const listOperation = ({ documents }: Pick<Context, 'documents'>, name: string): string | undefined =>
  Object.values(documents).find(text => text.startsWith(`query ${name}(`) || text.startsWith(`query ${name} `));
