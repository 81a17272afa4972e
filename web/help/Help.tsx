import { currentLanguage } from '../core/i18n/languageStore.ts';
import type { Language } from '../core/i18n/languages.ts';
import { loadMessages } from '../core/i18n/messages.ts';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Part } from '../core/ui/Part.tsx';
import type { HelpProps } from './HelpPanel.tsx';

const load = (language: Language, texts: () => Promise<Pick<HelpProps, 'chapters'>>) =>
  lazyPart<Omit<HelpProps, 'chapters'>>(async () => {
    const [{ HelpPanel }, { chapters }] = await Promise.all([import('./HelpPanel.tsx'), texts(), loadMessages(language, 'help')]);
    return props => <HelpPanel {...props} chapters={chapters} />;
  });

/** The help of each language, loaded when it is first opened. */
const panels = {
  en: load('en', () => import('./en.ts')),
  ar: load('ar', () => import('./ar.ts')),
  sp: load('sp', () => import('./sp.ts')),
};

/** The help on a screen and on all others, in the page's language. */
export function Help(props: Omit<HelpProps, 'chapters'>) {
  const Panel = panels[currentLanguage()];
  return (
    <Part>
      <Panel {...props} />
    </Part>
  );
}
