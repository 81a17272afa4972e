import { Button, chakra, Text } from '@chakra-ui/react';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import Mail from 'lucide-react/icons/mail';
import Plus from 'lucide-react/icons/plus';
import Settings2 from 'lucide-react/icons/settings-2';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Popover, PopoverItem } from '../../ui/Popover.tsx';
import type { ViewReading } from '../../../../server/core/savedView/viewMail.rules.ts';
import { useAddress } from '../useAddress.ts';
import type { SavedView, useListSettings } from './useListSettings.ts';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Part } from '../../ui/Part.tsx';

const ViewDialog = lazyPart(async () => (await import('./ViewDialog.tsx')).ViewDialog);
const ViewMailDialog = lazyPart(async () => (await import('./ViewMailDialog.tsx')).ViewMailDialog);

type Settings = Omit<ReturnType<typeof useListSettings>, 'shown'>;

interface ViewsButtonProps {
  screen: string;
  settings: Settings;
  /** How the server reads the list's views; undefined where they cannot be mailed. */
  reading?: () => ViewReading;
}

/** Menu of a list's saved views, with actions to save the current one and to have it mailed. */
export function ViewsButton({ screen, settings, reading }: ViewsButtonProps) {
  const intl = useIntl();
  const { address } = useAddress();
  const [open, setOpen] = useState<'new' | 'change' | 'mail'>();
  const { views, view } = settings;
  const label = intl.formatMessage({ id: 'view.menu' });
  const groups: [string, SavedView[]][] = [
    ['view.own', views.filter(({ isOwn }) => isOwn)],
    ['view.shared', views.filter(({ isOwn }) => !isOwn)],
  ];
  return (
    <>
      <Popover
        label={label}
        trigger={id => (
          <Button popoverTarget={id} variant="outline" colorPalette="gray" maxWidth="60">
            <Bookmark aria-hidden />
            <chakra.span overflow="hidden" textOverflow="ellipsis">
              {view ? <bdi>{view.name}</bdi> : label}
            </chakra.span>
          </Button>
        )}
      >
        <ViewLink isCurrent={!view} to="">
          <FormattedMessage id="view.none" />
        </ViewLink>
        {groups
          .filter(([, some]) => some.length > 0)
          .map(([group, some]) => (
            <chakra.div
              key={group}
              role="group"
              aria-label={intl.formatMessage({ id: group })}
              borderTopWidth="1px"
              marginBlockStart="1"
              paddingBlockStart="1"
            >
              <Text fontSize="xs" color="fg.muted" paddingInline="2.5" paddingBlock="1" aria-hidden>
                <FormattedMessage id={group} />
              </Text>
              {some.map(({ id, name, query }) => (
                <ViewLink key={id} isCurrent={id === view?.id} to={`?${addressOfView(query, id)}`}>
                  <bdi>{name}</bdi>
                </ViewLink>
              ))}
            </chakra.div>
          ))}
        <chakra.div borderTopWidth="1px" marginBlockStart="1" paddingBlockStart="1">
          <PopoverItem onClick={() => setOpen('new')}>
            <Plus size={16} aria-hidden />
            <FormattedMessage id={view && !view.isOwn ? 'view.copy' : 'view.save'} />
          </PopoverItem>
          {view && (
            <PopoverItem onClick={() => setOpen('change')}>
              <Settings2 size={16} aria-hidden />
              <FormattedMessage id={view.isOwn ? 'view.change' : 'view.settings'} />
            </PopoverItem>
          )}
          {view && reading && (
            <PopoverItem onClick={() => setOpen('mail')}>
              <Mail size={16} aria-hidden />
              <FormattedMessage id="viewMail.open" />
            </PopoverItem>
          )}
        </chakra.div>
      </Popover>
      {open === 'mail' && view && reading && (
        <Part>
          <ViewMailDialog
            view={view}
            reading={reading()}
            onClose={() => {
              setOpen(undefined);
            }}
          />
        </Part>
      )}
      {open && open !== 'mail' && (
        <Part>
          <ViewDialog
            screen={screen}
            settings={settings}
            view={open === 'change' ? view : undefined}
            query={queryOf(address)}
            onClose={() => {
              setOpen(undefined);
            }}
          />
        </Part>
      )}
    </>
  );
}

const ViewLink = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) => (
  <PopoverItem asChild>
    <Link to={{ search: to }} aria-current={isCurrent ? 'true' : undefined}>
      <chakra.span width="4" flexShrink="0">
        {isCurrent && <Check size={16} aria-hidden />}
      </chakra.span>
      {children}
    </Link>
  </PopoverItem>
);

/** Returns a view's query string. It includes all filters, so that the link works for those who cannot see the view. */
export function addressOfView(query: string, id: string): string {
  const address = new URLSearchParams(query);
  address.set('view', id);
  return address.toString();
}

/** Returns the part of the query string that a view stores. */
function queryOf(address: URLSearchParams): string {
  const kept = new URLSearchParams(address);
  for (const name of ['view', 'dialog']) kept.delete(name);
  return kept.toString();
}
