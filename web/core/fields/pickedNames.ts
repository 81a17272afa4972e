/** Names of the records chosen in fields of this page, by id, so that a form holding an id can show its name. */
const names = new Map<string, string>();

export const pickedName = (id: string): string | undefined => names.get(id);

export function nameRecords(pairs: [id: string, name: string][]): void {
  for (const [id, name] of pairs) names.set(id, name);
}

/** Returns the names of the chosen records whose ids appear in a text. */
export const namesIn = (text: string): [id: string, name: string][] => [...names].filter(([id]) => text.includes(id));
