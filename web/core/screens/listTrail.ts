import { typeByte } from '../record/recordAddress.ts';

/** The list a record was opened from, as far as it was loaded: what next and previous on the record's page go by. */
interface ListTrail {
  /** The list's path and all of its address, to go back to. */
  from: string;
  /** The ids of its rows, in its order. */
  ids: string[];
  /** Fetches the ids that follow the last one; none where the list ends. Forgotten by a reload. */
  more?: () => Promise<string[]>;
}

/** Where a record stands in the list it was opened from. */
interface TrailPlace {
  from: string;
  previous: string | null;
  next: string | null;
}

const key = (type: string) => `list-trail:${type}`;
const kept = new Map<string, () => ListTrail>();

/** Keeps the rows of a list while it is shown. `type` is the byte that ends their ids. */
export function keepTrail(type: string, trail: () => ListTrail): void {
  kept.set(type, trail);
}

/** Writes down what is kept, for a reload: when the list is left, since it may be of ten thousand ids. */
export function writeTrail(type: string): void {
  const trail = kept.get(type)?.();
  if (!trail) return;
  try {
    sessionStorage.setItem(key(type), JSON.stringify({ from: trail.from, ids: trail.ids }));
  } catch {
    sessionStorage.removeItem(key(type));
  }
}

/** The neighbours of a record in the list it was opened from, null where there is none; undefined when it was not opened from a list. */
export function placeInTrail(id: string): TrailPlace | undefined {
  const trail = readTrail(typeByte(id));
  const index = trail?.ids.indexOf(id) ?? -1;
  if (!trail || index < 0) return undefined;
  return { from: trail.from, previous: trail.ids[index - 1] ?? null, next: trail.ids[index + 1] ?? null };
}

/** At the end of what the list had loaded, fetches more of it. Answers whether the trail has grown. */
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
