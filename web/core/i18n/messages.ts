import type { MessageFormatElement } from 'react-intl';
import { RequestFailed } from '../relay/RequestFailed.ts';
import type { Language } from './languages.ts';

/** By id; the build parses those with placeholders, tags or escapes (tools/compileMessages.ts). */
type Messages = Record<string, string | MessageFormatElement[]>;
/** URL of each messages file: texts are fetched as data, not bundled as code. */
const files = import.meta.glob<string>(['../../**/messages.*.json', '../../../server/core/rules/errors.*.json'], {
  import: 'default',
  query: '?url&no-inline',
  eager: true,
});
const errors = '../../../server/core/rules/errors';
const loaded: Record<Language, Messages> = { en: {}, ar: {}, sp: {} };
const folders = new Set<string>();
/** Files that are loaded or under way. */
const loads = new Map<string, Promise<void>>();
const listeners = new Set<() => void>();
/** Whether there are messages that the listeners do not know: they are told once for all files, as everything that shows a text is drawn anew. */
let isUntold = false;

/** Returns the messages of a language loaded so far; a new object whenever more are added. */
export const messagesOf = (language: Language): Messages => loaded[language];

/** Returns a message that is a plain text; empty if it is not loaded or has placeholders. */
export function textOf(language: Language, id: string): string {
  const message = loaded[language][id];
  return typeof message === 'string' ? message : '';
}

export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function fetchTexts(address: string): Promise<Messages> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) throw new RequestFailed('CODE', undefined, `${address} cannot be had`);
  return (await answer.json()) as Messages;
}

async function loadFile(language: Language, file: string) {
  try {
    const texts = await fetchTexts(files[file]);
    loaded[language] = { ...loaded[language], ...texts };
    isUntold = true;
  } catch (error) {
    loads.delete(file);
    throw error;
  }
}

/** Loads a file, if there is one, unless that has been done or is under way. */
async function load(language: Language, stem: string): Promise<void> {
  const file = `${stem}.${language}.json`;
  if (!files[file]) return;
  const loading = loads.get(file) ?? loadFile(language, file);
  loads.set(file, loading);
  await loading;
}

/**
 * Loads the messages of folders below web/ (`administration`, `account/settings`) and those that every page needs. Each file is loaded
 * once.
 */
export async function loadMessages(language: Language, ...wanted: string[]): Promise<void> {
  for (const folder of wanted) folders.add(folder);
  const stems = [errors, '../messages', ...wanted.map(folder => `../../${folder}/messages`)];
  const results = await Promise.allSettled(stems.map(stem => load(language, stem)));
  if (isUntold) {
    isUntold = false;
    for (const listener of listeners) listener();
  }
  const failed = results.find(result => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Loads in another language the messages that this page has used so far. */
export const loadSameMessages = (language: Language) => loadMessages(language, ...folders);
