import { IconButton } from '@chakra-ui/react';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useIntl } from 'react-intl';
import { rememberPreferences } from '../core/session/rememberPreferences.ts';
import { setDark, useDark } from '../core/session/colorMode.ts';

/** Changes the theme and stores it in this browser and in the user's preferences. */
export function chooseDark(dark: boolean): void {
  setDark(dark);
  rememberPreferences({ dark });
}

/** Switch between light and dark theme. */
export function ThemeSwitch() {
  const dark = useDark();
  const intl = useIntl();
  return (
    <IconButton
      variant="ghost"
      colorPalette="gray"
      size="sm"
      role="switch"
      aria-checked={dark}
      aria-label={intl.formatMessage({ id: 'topBar.dark' })}
      onClick={() => chooseDark(!dark)}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
