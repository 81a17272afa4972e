import { Button } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { languageNames, languages, localeOf, type Language } from '../core/i18n/languages.ts';
import { useLanguage } from '../core/i18n/useLanguage.ts';
import { rememberPreferences } from '../core/session/rememberPreferences.ts';
import { Popover, PopoverItem } from '../core/ui/Popover.tsx';
import { Flag } from './Flag.tsx';

/** Language menu (EN, AR, SP) with flags. Shows the same page in the chosen language and stores the choice. */
export function LanguageSelector() {
  const { language, changeLanguage } = useLanguage();
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'topBar.language' });
  const choose = (chosen: Language) => {
    void changeLanguage(chosen);
    rememberPreferences({ language: chosen });
  };
  return (
    <Popover
      label={label}
      trigger={id => (
        <Button
          popoverTarget={id}
          variant="ghost"
          colorPalette="gray"
          size="sm"
          aria-label={`${label}: ${languageNames[language]}, ${language.toUpperCase()}`}
        >
          <Flag language={language} />
          {language.toUpperCase()}
        </Button>
      )}
    >
      {languages.map(each => (
        <PopoverItem key={each} lang={localeOf[each]} aria-current={each === language || undefined} onClick={() => choose(each)}>
          <Flag language={each} />
          {languageNames[each]}
        </PopoverItem>
      ))}
    </Popover>
  );
}
