import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-500.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import { createRoot } from 'react-dom/client';
import { App, startRouter } from './App.tsx';
import { currentLanguage, startLanguage } from './core/i18n/languageStore.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { pauseBefore } from './core/relay/pauseBefore.ts';
import { loadFonts } from './core/ui/loadFonts.ts';

/** Milliseconds from the start of the load, for which the guard shows nothing while code and data are loading (spec 1 §4 and §9). */
const guardDelay = 500;

/** Loads the messages that every page needs. Retries until it succeeds, because without them not even an error can be shown. */
async function loadTexts(attempt = 0): Promise<void> {
  try {
    await loadMessages(currentLanguage());
  } catch {
    await pauseBefore(attempt);
    await loadTexts(attempt + 1);
  }
}

startLanguage();
loadFonts(currentLanguage());
const texts = loadTexts();
startRouter(currentLanguage());
await Promise.all([texts, new Promise(done => setTimeout(done, guardDelay - performance.now()))]);
createRoot(document.getElementById('root')!).render(<App />);
