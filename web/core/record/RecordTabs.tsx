import { chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NumberText } from '../i18n/NumberText.tsx';
import { Badge } from '../ui/Badge.tsx';
import type { RecordPanel } from './RecordScreen.tsx';

const Tab = chakra(
  Link,
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      height: '10',
      paddingInline: { base: '3', md: '2' },
      fontSize: 'sm',
      fontWeight: 'medium',
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      color: 'fg.muted',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      focusVisibleRing: 'inside',
      _hover: { color: 'fg' },
      '&[aria-current]': { color: 'accent.fg', borderColor: 'accent.solid' },
    },
  },
  { forwardProps: ['to', 'replace', 'preventScrollReset'] },
);

/** Tabs of a record's page. They are links, because the open tab is in the address. */
export function RecordTabs({ panels, current }: { panels: RecordPanel[]; current: string }) {
  const intl = useIntl();
  const { search } = useLocation();
  // The open tab may be outside the visible part of a narrow tab bar.
  useEffect(() => {
    document.getElementById(`tab-${current}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  const addressOf = (id: string) => {
    const address = new URLSearchParams(search);
    if (id === panels[0].id) address.delete('tab');
    else address.set('tab', id);
    return { search: address.toString() };
  };
  return (
    <Flex as="nav" aria-label={intl.formatMessage({ id: 'record.parts' })} borderBottomWidth="1px" overflowX="auto">
      {panels.map(({ id, label, count }) => (
        <Tab key={id} id={`tab-${id}`} to={addressOf(id)} replace preventScrollReset aria-current={id === current ? 'page' : undefined}>
          <FormattedMessage id={label} />
          {count !== undefined && count > 0 && (
            <Badge colorPalette="gray">
              <NumberText value={count} />
            </Badge>
          )}
        </Tab>
      ))}
    </Flex>
  );
}
