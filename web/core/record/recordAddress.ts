import type { RecordKind } from '../routing/RecordKind.ts';

/** Paths of records by the byte at the end of their ids; `:id` stands for the id. */
const paths = new Map<string, string>();

/** Registers the modules' record types. Called by the app before it shows a screen. */
export function knowRecords(kinds: readonly RecordKind[]): void {
  for (const { code, path } of kinds) if (code) paths.set(code, path);
}

/** Returns the byte of an id that identifies its type. */
export const typeByte = (id: string) => id.slice(-2);

/** Returns the path of a record; undefined if its type has none. */
export const recordAddress = (id: string): string | undefined => paths.get(typeByte(id))?.replace(':id', id);

/** Returns the path of the list for a record's type; undefined if there is none. */
export const listAddress = (id: string): string | undefined => paths.get(typeByte(id))?.split(/:id|\?/)[0];

/** Returns whether records of an id's type have their own pages. */
export const hasPage = (id: string): boolean => paths.get(typeByte(id))?.endsWith(':id/') ?? false;
