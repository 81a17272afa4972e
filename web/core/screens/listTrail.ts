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

const key = (path: string) => `list-trail:${path}`;
const kept = new Map<string, () => ListTrail>();

/** Keeps the rows of a list while it is shown. `path` is that of its records without the id: `/CRM/customer/`. */
export function keepTrail(path: string, trail: () => ListTrail): void {
  kept.set(path, trail);
}

/** Writes down what is kept, for a reload: when the list is left, since it may be of ten thousand ids. */
export function writeTrail(path: string): void {
  const trail = kept.get(path)?.();
  if (!trail) return;
  try {
    sessionStorage.setItem(key(path), JSON.stringify({ from: trail.from, ids: trail.ids }));
  } catch {
    sessionStorage.removeItem(key(path));
  }
}

/** The neighbours of a record in the list it was opened from, null where there is none; undefined when it was not opened from a list. */
export function placeInTrail(path: string, id: string): TrailPlace | undefined {
  const trail = readTrail(path);
  const index = trail?.ids.indexOf(id) ?? -1;
  if (!trail || index < 0) return undefined;
  return { from: trail.from, previous: trail.ids[index - 1] ?? null, next: trail.ids[index + 1] ?? null };
}

/** At the end of what the list had loaded, fetches more of it. Answers whether the trail has grown. */
export async function growTrail(path: string, id: string): Promise<boolean> {
  const trail = readTrail(path);
  if (!trail?.more || trail.ids.at(-1) !== id) return false;
  const known = new Set(trail.ids);
  const found = (await trail.more()).filter(one => !known.has(one));
  const grown = { ...trail, ids: [...trail.ids, ...found] };
  keepTrail(path, () => grown);
  writeTrail(path);
  return found.length > 0;
}

function readTrail(path: string): ListTrail | undefined {
  const trail = kept.get(path);
  if (trail) return trail();
  try {
    return (JSON.parse(sessionStorage.getItem(key(path)) ?? 'null') as ListTrail | null) ?? undefined;
  } catch {
    return undefined;
  }
}
