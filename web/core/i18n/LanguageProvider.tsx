import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { createIntl, createIntlCache, RawIntlProvider, type IntlConfig } from 'react-intl';
import { useSession } from '../session/session.ts';
import { currentLanguage, onLanguage } from './languageStore.ts';
import { localeOf } from './languages.ts';
import { messagesOf, onMessages } from './messages.ts';
import { withQuickTexts } from './quickTexts.ts';

const cache = createIntlCache();

/** Provides texts, number and date formats of the language in the address, in the viewer's time zone. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const messages = useSyncExternalStore(onMessages, () => messagesOf(language)) as IntlConfig['messages'];
  const { timeZone } = useSession();
  const intl = useMemo(
    () => withQuickTexts(createIntl({ locale: localeOf[language], messages, timeZone }, cache)),
    [language, messages, timeZone],
  );
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
