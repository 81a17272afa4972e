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

/**
 * Takes the language from the address. If the address has none, uses the language stored in this browser and adds it to the address. `/en/`
 * asks for English, whose addresses have no prefix.
 */
export function startLanguage(): void {
  const { language, path } = splitPath(location.pathname);
  const remembered = localStorage.getItem('language');
  const isSaid = language !== 'en' || path !== location.pathname;
  const chosen = !isSaid && isLanguage(remembered) ? remembered : language;
  if (prefixOf(chosen) + path !== location.pathname)
    history.replaceState(history.state, '', prefixOf(chosen) + path + location.search + location.hash);
  show(chosen);
  addEventListener('popstate', follow, { capture: true });
}

/** Handles back and forward across a language change: stops the current router so that the other language's router takes over. */
function follow(event: PopStateEvent) {
  const { language } = splitPath(location.pathname);
  if (language === current) return;
  event.stopImmediatePropagation();
  void loadSameMessages(language).then(() => show(language));
}

/** Changes the language: stores it, rewrites the address and shows the same page. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem('language', language);
  if (language === current) return;
  await loadSameMessages(language);
  history.pushState(null, '', prefixOf(language) + splitPath(location.pathname).path + location.search + location.hash);
  show(language);
}
