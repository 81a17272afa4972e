import { currentLanguage } from '../../core/i18n/languageStore.ts';
import { loadMessages } from '../../core/i18n/messages.ts';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { DealTable } from './DealTable.tsx';

/** The table of deals with texts of another module, which are loaded when it is first shown. */
export const tableWithTexts = (folder: string) =>
  lazyPart(async () => {
    await loadMessages(currentLanguage(), folder);
    return DealTable;
  });
