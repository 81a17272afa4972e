import { typeByte } from '../record/recordAddress.ts';

/** The loaded part of the list a record was opened from, for previous and next on the record's page. */
interface ListTrail {
  /** Path and query string of the list, to go back to. */
  from: string;
  /** Ids of the list's rows, in order. */
  ids: string[];
  /** Loads the ids after the last one; an empty array at the end of the list. Not kept across a reload. */
  more?: () => Promise<string[]>;
}

/** A record's position in the list it was opened from. */
interface TrailPlace {
  from: string;
  previous: string | null;
  next: string | null;
}

const key = (type: string) => `list-trail:${type}`;
const kept = new Map<string, () => ListTrail>();

/** Registers the rows of a list while it is shown. `type` is the byte at the end of their ids. */
export function keepTrail(type: string, trail: () => ListTrail): void {
  kept.set(type, trail);
}

/** Saves the trail so that it survives a reload. Only called when the list is left, since it may have ten thousand ids. */
export function writeTrail(type: string): void {
  const trail = kept.get(type)?.();
  if (!trail) return;
  try {
    sessionStorage.setItem(key(type), JSON.stringify({ from: trail.from, ids: trail.ids }));
  } catch {
    sessionStorage.removeItem(key(type));
  }
}

/** Returns a record's neighbours in the list it was opened from, null if there is none; undefined if it was not opened from a list. */
export function placeInTrail(id: string): TrailPlace | undefined {
  const trail = readTrail(typeByte(id));
  const index = trail?.ids.indexOf(id) ?? -1;
  if (!trail || index < 0) return undefined;
  return { from: trail.from, previous: trail.ids[index - 1] ?? null, next: trail.ids[index + 1] ?? null };
}

/** Loads more of the list when the record is the last one loaded. Returns whether the trail has grown. */
export async function growTrail(id: string): Promise<boolean> {
  const type = typeByte(id);
  const trail = readTrail(type);
  if (!trail?.more || trail.ids.at(-1) !== id) return false;
  const known = new Set(trail.ids);
  const found = (await trail.more()).filter(one => !known.has(one));
  const grown = { ...trail, ids: [...trail.ids, ...found] };
  keepTrail(type, () => grown);
  writeTrail(type);
  return found.length > 0;
}

function readTrail(type: string): ListTrail | undefined {
  const trail = kept.get(type);
  if (trail) return trail();
  try {
    return (JSON.parse(sessionStorage.getItem(key(type)) ?? 'null') as ListTrail | null) ?? undefined;
  } catch {
    return undefined;
  }
}
