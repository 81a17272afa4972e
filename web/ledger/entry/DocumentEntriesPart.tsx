import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

/** Journal entries of a document, loaded with their texts when they are first shown, for screens of other modules. */
export const DocumentEntriesPart = lazyPart(async () => {
  await loadMessages(currentLanguage(), 'ledger');
  return (await import('./DocumentEntries.tsx')).DocumentEntries;
});
