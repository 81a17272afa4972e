import { Box, chakra, Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useMatches } from 'react-router-dom';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import type { ScreenOutline } from '../core/routing/ScreenRow.ts';
import { pageShortcuts } from '../core/screens/list/listShortcuts.ts';
import { useListKeys } from '../core/screens/list/useListKeys.ts';
import { useAddress } from '../core/screens/useAddress.ts';
import { screenShortcuts } from '../core/screens/list/useShortcuts.ts';
import { lazyPart } from '../core/ui/lazyPart.tsx';
import { Modal } from '../core/ui/Modal.tsx';
import { Part } from '../core/ui/Part.tsx';
import { wideFrom } from '../core/ui/theme.ts';
import { useMedia } from '../core/ui/useMedia.ts';
import { Help } from '../help/Help.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { ControlPanel } from './ControlPanel.tsx';
import { Footer } from './Footer.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';
import { usePageKeys } from './usePageKeys.ts';
import { useRights } from './useRights.ts';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const Tour = lazyPart(async () => (await import('../help/Tour.tsx')).Tour, 'help');
const ShortcutSheet = lazyPart(async () => (await import('../core/screens/list/ShortcutSheet.tsx')).ShortcutSheet);

/** Layout of the signed-in screens: sidebar, top bar, footer. */
export function AppLayout({ rows, kinds }: { rows: ScreenOutline[]; kinds: RecordKind[] }) {
  const wide = useMedia(`(min-width: ${wideFrom}px)`);
  const [hidden, setHidden] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [over, setOver] = useState<'palette' | 'panel' | 'keys'>();
  const [help, setHelp] = useState<'beside' | 'over'>();
  const main = useFocusOnNavigation();
  const row = useMatches().at(-1)?.handle as ScreenOutline | undefined;
  const intl = useIntl();
  const { address, change } = useAddress();
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const closeOver = useCallback(() => setOver(undefined), []);
  const openPalette = useCallback(() => setOver('palette'), []);
  const openPanel = useCallback(() => setOver('panel'), []);
  const toggleSidebar = useCallback(() => (wide ? setHidden(before => !before) : setDrawer(before => !before)), [wide]);
  useRights();
  const closeHelp = useCallback(() => setHelp(undefined), []);
  const openHelp = useCallback(() => {
    const place = wide && !document.querySelector('dialog[open]') ? 'beside' : 'over';
    setHelp(before => (before ? undefined : place));
  }, [wide]);
  usePageKeys({ palette: openPalette, help: openHelp });
  useListKeys({ help: () => setOver('keys') });
  const shown = wide ? !hidden : drawer;
  return (
    <Flex minHeight="100dvh">
      <SkipLink />
      {wide && !hidden && (
        <chakra.aside data-tour="menu" width="sidebar" flexShrink="0" height="100dvh" position="sticky" top="0" borderInlineEndWidth="1px">
          <Sidebar rows={rows} />
        </chakra.aside>
      )}
      {!wide && drawer && (
        <Modal title={intl.formatMessage({ id: 'menu.label' })} onClose={closeDrawer} size="side" bare>
          <Sidebar rows={rows} onFollow={closeDrawer} />
        </Modal>
      )}
      <Flex direction="column" flex="1" minWidth="0">
        <Box position="sticky" top="0" zIndex="sticky">
          <ImpersonationBanner />
          <TopBar
            today={intl.formatDate(new Date(), { dateStyle: 'full' })}
            sidebarShown={shown}
            {...{ toggleSidebar, openPalette, openPanel, openHelp }}
          />
        </Box>
        <Box
          as="main"
          id="main"
          ref={main}
          tabIndex={-1}
          flex="1"
          minWidth="0"
          padding={{ base: '4', md: '6' }}
          _focusVisible={{ outline: 'none' }}
        >
          <Outlet />
        </Box>
        {row?.footer !== false && <Footer />}
      </Flex>
      <ScrollToTop />
      {help && (
        <Help
          path={row?.path}
          isOver={help === 'over'}
          onClose={closeHelp}
          onKeys={() => setOver('keys')}
          onTour={() => {
            closeHelp();
            void change({ tour: '1' });
          }}
        />
      )}
      {address.has('tour') && (
        <Part>
          <Tour onEnd={() => void change({ tour: null }, { replace: true })} />
        </Part>
      )}
      {over === 'palette' && <CommandPalette rows={rows} kinds={kinds} onClose={closeOver} />}
      {over === 'panel' && <ControlPanel onClose={closeOver} />}
      {over === 'keys' && (
        <Part>
          <ShortcutSheet rows={[...screenShortcuts(), ...pageShortcuts]} onClose={closeOver} />
        </Part>
      )}
    </Flex>
  );
}

const SkipLink = () => (
  <chakra.a
    href="#main"
    position="fixed"
    top="2"
    insetInlineStart="2"
    zIndex="skipLink"
    paddingInline="4"
    paddingBlock="2"
    bg="accent.solid"
    color="accent.contrast"
    borderRadius="md"
    transform="translateY(-300%)"
    _focus={{ transform: 'none' }}
  >
    <FormattedMessage id="page.skip" />
  </chakra.a>
);
