import { Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import PanelLeft from 'lucide-react/icons/panel-left';
import Search from 'lucide-react/icons/search';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { memo, startTransition, useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ForMembers } from '../core/session/ForMembers.tsx';
import { useHolds } from '../core/session/may.ts';
import { useSession } from '../core/session/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Part } from '../core/ui/Part.tsx';

/** Loaded separately, because they need Relay, which the layout does not. */
const Bell = lazyPart(async () => (await import('../notification/Bell.tsx')).Bell);
const TaskTray = lazyPart(async () => (await import('../task/TaskTray.tsx')).TaskTray);
const TimerTray = lazyPart(async () => (await import('../projects/timer/TimerTray.tsx')).TimerTray);

interface TopBarProps {
  /** The date in words. */
  today: string;
  sidebarShown: boolean;
  toggleSidebar: () => void;
  openPalette: () => void;
  openPanel: () => void;
  openHelp: () => void;
}

/** Shows only the icon on narrow windows, keeping the text for screen readers. */
const seenFromLg = {
  position: { base: 'absolute', lg: 'static' },
  width: { base: '1px', lg: 'auto' },
  overflow: 'hidden',
  clipPath: { base: 'inset(50%)', lg: 'none' },
} as const;

/** Top bar with sidebar toggle, date, search, theme, language, company and account. Memoized like the sidebar. */
export const TopBar = memo(function TopBar({ today, sidebarShown, toggleSidebar, openPalette, openPanel, openHelp }: TopBarProps) {
  const intl = useIntl();
  const { companyName } = useSession();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <chakra.header height="14" bg="bg.panel" borderBottomWidth="1px">
      <Flex align="center" gap={{ base: '0.5', md: '2' }} height="full" paddingInline={{ base: '2', md: '4' }}>
        <IconButton
          variant="ghost"
          colorPalette="gray"
          size="sm"
          _expanded={{ bg: 'transparent' }}
          aria-expanded={sidebarShown}
          aria-label={text(sidebarShown ? 'topBar.hideSidebar' : 'topBar.showSidebar')}
          onClick={toggleSidebar}
        >
          <chakra.span _rtl={{ transform: 'scaleX(-1)' }}>
            <PanelLeft aria-hidden />
          </chakra.span>
        </IconButton>
        <Text hideBelow="md" fontSize="sm" color="fg.muted" truncate minWidth="0">
          {today}
        </Text>
        <Flex flex={{ base: '1', md: '1 0 auto' }} justify="flex-end" align="center" gap={{ base: '0', md: '1' }} minWidth="0">
          <Button
            variant="outline"
            size="sm"
            color="fg.muted"
            borderColor="border"
            fontWeight="normal"
            aria-keyshortcuts="Control+K Meta+K"
            data-tour="search"
            onClick={openPalette}
          >
            <Search aria-hidden />
            <chakra.span {...seenFromLg}>
              <FormattedMessage id="palette.open" />
            </chakra.span>
            <chakra.kbd
              hideBelow="lg"
              dir="ltr"
              fontSize="2xs"
              fontFamily="mono"
              borderWidth="1px"
              borderRadius="sm"
              paddingInline="1"
              aria-hidden
            >
              Ctrl K
            </chakra.kbd>
          </Button>
          <Trays />
          <ThemeSwitch />
          <LanguageSelector />
          <chakra.span display={{ base: 'none', sm: 'flex' }}>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-keyshortcuts="F1"
              data-tour="help"
              aria-label={text('keys.helpPanel')}
              title={text('keys.helpPanel')}
              onClick={openHelp}
            >
              <CircleHelp aria-hidden />
            </IconButton>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              size="sm"
              aria-haspopup="dialog"
              aria-label={text('controlPanel.title')}
              onClick={openPanel}
            >
              <SlidersHorizontal aria-hidden />
            </IconButton>
          </chakra.span>
          <Text hideBelow="md" fontSize="sm" fontWeight="medium" paddingInline="2" truncate maxWidth="48">
            <bdi>{companyName}</bdi>
          </Text>
          <AccountMenu openHelp={openHelp} />
        </Flex>
      </Flex>
    </chakra.header>
  );
});

/** Timer, background tasks and notifications. They come after the screen, which they would keep from its data. */
function Trays() {
  const mayBook = useHolds('PROJECT_MANAGEMENT_WRITE');
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  if (!isDrawn) return null;
  return (
    <ForMembers>
      {mayBook && (
        <Part>
          <TimerTray />
        </Part>
      )}
      <Part>
        <TaskTray />
      </Part>
      <Part>
        <Bell />
      </Part>
    </ForMembers>
  );
}
