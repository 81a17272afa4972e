import '@fontsource-variable/ibm-plex-sans/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-500.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import { createRoot } from 'react-dom/client';
import { App, startRouter } from './App.tsx';
import { currentLanguage, startLanguage } from './core/i18n/languageStore.ts';
import { loadMessages } from './core/i18n/messages.ts';

/** How long the guard shows nothing (spec 1 §4 and §9): code and data load meanwhile. */
const guardDelay = 500;

startLanguage();
const texts = loadMessages(currentLanguage());
startRouter(currentLanguage());
await Promise.all([texts, new Promise(done => setTimeout(done, guardDelay))]);
createRoot(document.getElementById('root')!).render(<App />);
