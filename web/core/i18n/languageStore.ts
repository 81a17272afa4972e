import { directionOf, isLanguage, localeOf, prefixOf, splitPath, type Language } from './languages.ts';
import { loadSameMessages } from './messages.ts';

const listeners = new Set<() => void>();
let current: Language = splitPath(location.pathname).language;

export const currentLanguage = (): Language => current;

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(language: Language) {
  current = language;
  Object.assign(document.documentElement, { lang: localeOf[language], dir: directionOf(language) });
  for (const listener of listeners) listener();
}

/** The language of the address; an address without one takes the language this browser remembers, and says so in the address. */
export function startLanguage(): void {
  const { language, path } = splitPath(location.pathname);
  const remembered = localStorage.getItem('language');
  const chosen = language === 'en' && isLanguage(remembered) ? remembered : language;
  if (chosen !== language) history.replaceState(history.state, '', prefixOf(chosen) + path + location.search + location.hash);
  show(chosen);
  addEventListener('popstate', follow, { capture: true });
}

/** Back and forward across a change of language: the router of the other language takes over. */
function follow(event: PopStateEvent) {
  const { language } = splitPath(location.pathname);
  if (language === current) return;
  event.stopImmediatePropagation();
  void loadSameMessages(language).then(() => show(language));
}

/** Rewrites the address to the language, remembers it and shows the same page in it. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem('language', language);
  if (language === current) return;
  await loadSameMessages(language);
  history.pushState(null, '', prefixOf(language) + splitPath(location.pathname).path + location.search + location.hash);
  show(language);
}
