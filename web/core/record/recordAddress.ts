import type { RecordKind } from '../routing/RecordKind.ts';

/** The path of a record by the byte that ends its id, `:id` standing for the id. */
const paths = new Map<string, string>();

/** Takes what the modules declare; the frame calls it before it shows a screen. */
export function knowRecords(kinds: readonly RecordKind[]): void {
  for (const { code, path } of kinds) if (code) paths.set(code, path);
}

/** The type byte of a record's id. */
export const typeByte = (id: string) => id.slice(-2);

/** The path at which a record of any type is shown; undefined when it has none. */
export const recordAddress = (id: string): string | undefined => paths.get(typeByte(id))?.replace(':id', id);

/** The path of the list that records of an id's type stand in; undefined when it has none. */
export const listAddress = (id: string): string | undefined => paths.get(typeByte(id))?.split(/:id|\?/)[0];

/** Whether records of an id's type have pages of their own. */
export const hasPage = (id: string): boolean => paths.get(typeByte(id))?.endsWith(':id/') ?? false;
