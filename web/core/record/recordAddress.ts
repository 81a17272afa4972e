import type { RecordKind } from '../routing/RecordKind.ts';

/** The path of a record by the byte that ends its id, `:id` standing for the id. */
const paths = new Map<string, string>();

/** Takes what the modules declare; the frame calls it before it shows a screen. */
export function knowRecords(kinds: readonly RecordKind[]): void {
  for (const { code, path } of kinds) if (code) paths.set(code, path);
}

/** The path at which a record of any type is shown; undefined when it has none. */
export const recordAddress = (id: string): string | undefined => paths.get(id.slice(-2))?.replace(':id', id);
