import { Button, chakra, Flex } from '@chakra-ui/react';
import X from 'lucide-react/icons/x';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRelayEnvironment } from 'react-relay';
import { useRecordNames } from '../../record/useRecordNames.ts';
import { useAddress } from '../useAddress.ts';
import { filterLabel, filterText, nameOfRecord } from './filterText.ts';
import type { ListFilter } from './ListSpec.ts';
import { narrows } from '../../../../server/core/rules/listConditions.ts';

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '7',
    maxWidth: 'full',
    paddingInline: '2.5',
    borderRadius: 'full',
    borderWidth: '1px',
    bg: 'bg.subtle',
    fontSize: 'sm',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
  },
});

/** Active filters of the list; clicking one removes it. */
export function FilterChips({ filters, stem, onClear }: { filters: readonly ListFilter[]; stem: string; onClear: () => void }) {
  const intl = useIntl();
  const environment = useRelayEnvironment();
  const { address, change } = useAddress();
  const active = filters.filter(filter => narrows(filter, address.get(filter.name)));
  const valueOf = ({ name }: ListFilter) => address.get(name)!;
  // The address may name a record that nothing on the screen has loaded.
  const unnamed = active.filter(filter => filter.kind === 'reference' && !nameOfRecord(environment, valueOf(filter)));
  const names = useRecordNames(unnamed.map(valueOf));
  const nameOf = (filter: ListFilter) => {
    const name = names.get(valueOf(filter));
    const code = name && filter.kind === 'reference' && filter.texts && `${filter.texts}.${name}`;
    return code && code in intl.messages ? intl.formatMessage({ id: code }) : name;
  };
  if (active.length === 0) return null;
  return (
    <Flex as="ul" aria-label={intl.formatMessage({ id: 'filter.active' })} gap="2" wrap="wrap" padding="2.5" borderBottomWidth="1px">
      {active.map(filter => {
        const text = `${filterLabel(intl, stem, filter)}: ${nameOf(filter) ?? filterText(intl, environment, filter, valueOf(filter))}`;
        return (
          <chakra.li key={filter.name} maxWidth="full">
            <Chip
              aria-label={intl.formatMessage({ id: 'filter.remove' }, { filter: text })}
              onClick={() => void change({ [filter.name]: null })}
            >
              <chakra.bdi minWidth="0" overflowWrap="anywhere">
                {text}
              </chakra.bdi>
              <X size={14} aria-hidden />
            </Chip>
          </chakra.li>
        );
      })}
      <li>
        <Button variant="ghost" colorPalette="gray" size="xs" minHeight="7" onClick={onClear}>
          <FormattedMessage id="filter.clear" />
        </Button>
      </li>
    </Flex>
  );
}
