import type { Language } from './languages.ts';

type Messages = Record<string, string>;
const files = import.meta.glob<Messages>(['../../**/messages.*.json', '../../../server/core/rules/errors.*.json'], { import: 'default' });
const errors = '../../../server/core/rules/errors';
const loaded: Record<Language, Messages> = { en: {}, ar: {}, sp: {} };
const folders = new Set<string>();
const done = new Set<string>();
const listeners = new Set<() => void>();

/** The texts of a language that are here by now. A new object whenever some were added. */
export const messagesOf = (language: Language): Messages => loaded[language];

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function loadFile(language: Language, stem: string) {
  const file = `${stem}.${language}.json`;
  if (done.has(file)) return;
  const texts = await files[file]?.();
  if (done.has(file) || !texts) return;
  done.add(file);
  loaded[language] = { ...loaded[language], ...texts };
  for (const listener of listeners) listener();
}

/** Loads the texts of folders below web/ (`administration`, `account/settings`), besides those every page needs. Loads nothing twice. */
export async function loadMessages(language: Language, ...wanted: string[]): Promise<void> {
  for (const folder of wanted) folders.add(folder);
  await Promise.all([errors, '../../core/messages', ...wanted.map(folder => `../../${folder}/messages`)].map(stem => loadFile(language, stem)));
}

/** Loads in another language what this page has used so far. */
export const loadSameMessages = (language: Language) => loadMessages(language, ...folders);
