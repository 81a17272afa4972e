/** What the records are called that were picked in fields of this page, by id: a form that holds an id can show its name again. */
const names = new Map<string, string>();

export const pickedName = (id: string): string | undefined => names.get(id);

export function nameRecords(pairs: [id: string, name: string][]): void {
  for (const [id, name] of pairs) names.set(id, name);
}

/** The names of those picked whose ids stand in a text. */
export const namesIn = (text: string): [id: string, name: string][] => [...names].filter(([id]) => text.includes(id));
