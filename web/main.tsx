import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-500.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import { createRoot } from 'react-dom/client';
import { App, startRouter } from './App.tsx';
import { currentLanguage, startLanguage } from './core/i18n/languageStore.ts';
import { loadMessages } from './core/i18n/messages.ts';
import { pauseBefore } from './core/relay/pauseBefore.ts';

/** How long the guard shows nothing (spec 1 §4 and §9): code and data load meanwhile. */
const guardDelay = 500;

/** Loads the texts of every page. Without them nothing can be said, not even that they are missing: it is tried until they are here. */
async function loadTexts(attempt = 0): Promise<void> {
  try {
    await loadMessages(currentLanguage());
  } catch {
    await pauseBefore(attempt);
    await loadTexts(attempt + 1);
  }
}

startLanguage();
const texts = loadTexts();
startRouter(currentLanguage());
await Promise.all([texts, new Promise(done => setTimeout(done, guardDelay))]);
createRoot(document.getElementById('root')!).render(<App />);
