import { useSyncExternalStore, type ReactNode } from 'react';
import { IntlProvider, type IntlConfig } from 'react-intl';
import { useSession } from '../session/session.ts';
import { currentLanguage, onLanguage } from './languageStore.ts';
import { localeOf } from './languages.ts';
import { messagesOf, onMessages } from './messages.ts';

/** Provides texts, number and date formats of the language in the address, in the viewer's time zone. */
export function LanguageProvider({ children }: { children: ReactNode }) {
  const language = useSyncExternalStore(onLanguage, currentLanguage);
  const messages = useSyncExternalStore(onMessages, () => messagesOf(language));
  const { timeZone } = useSession();
  return (
    <IntlProvider locale={localeOf[language]} messages={messages as IntlConfig['messages']} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
