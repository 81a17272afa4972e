import type { RecordKind } from '../routing/RecordKind.ts';
import { grantedPermissions } from '../session/session.ts';

/** Where records are, by the byte at the end of their ids; `:id` stands for the id in a path. */
const places = new Map<string, Pick<RecordKind, 'path' | 'access'>[]>();

/** Registers the modules' record types. Called by the app before it shows a screen. */
export function knowRecords(kinds: readonly RecordKind[]): void {
  places.clear();
  for (const { code, path, access } of kinds) if (code) places.set(code, [...(places.get(code) ?? []), { path, access }]);
}

/** The path of a type. Where several modules show it: that of the module whose list or page is open, else the first that the viewer may open. */
function pathOf(id: string): string | undefined {
  const known = places.get(typeByte(id)) ?? [];
  if (known.length < 2) return known.at(0)?.path;
  const granted: readonly string[] = grantedPermissions();
  const open = known.find(({ path }) => location.pathname.includes(listOf(path)));
  return (open ?? known.find(({ access }) => granted.includes(access)) ?? known[0]).path;
}

const listOf = (path: string) => path.split(/:id|\?/)[0];

/** Returns the byte of an id that identifies its type. */
export const typeByte = (id: string) => id.slice(-2);

/** Returns the path of a record; undefined if its type has none. */
export const recordAddress = (id: string): string | undefined => pathOf(id)?.replace(':id', id);

/** Returns whether the viewer may open a screen that shows records of an id's type. */
export function mayOpenRecord(id: string): boolean {
  const granted: readonly string[] = grantedPermissions();
  return (places.get(typeByte(id)) ?? []).some(
    ({ access }) => granted.includes(access) || access === 'SIGNED_IN' || access === 'SUPER_ADMIN',
  );
}

/** Returns the path of the list for a record's type; undefined if there is none. */
export function listAddress(id: string): string | undefined {
  const path = pathOf(id);
  return path && listOf(path);
}

/** Returns whether records of an id's type have their own pages. */
export const hasPage = (id: string): boolean => pathOf(id)?.endsWith(':id/') ?? false;
