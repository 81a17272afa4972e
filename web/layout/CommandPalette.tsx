import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { folded } from '../core/folded.ts';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import type { ScreenOutline } from '../core/routing/ScreenRow.ts';
import { useSession } from '../core/session/session.ts';
import { Modal } from '../core/ui/Modal.tsx';
import { createEntries, pageEntries, recordGroups } from './paletteEntries.ts';
import { partyAsked } from './partyAsked.ts';
import { PaletteOptions, type PaletteGroup, type PaletteOption } from './PaletteOptions.tsx';
import { useFoundRecords } from './useFoundRecords.ts';

interface CommandPaletteProps {
  rows: ScreenOutline[];
  kinds: RecordKind[];
  onClose: () => void;
}

/** Command palette: finds pages and records the viewer may open by part of their name or number, and creates records, also for a party: "new invoice for Al Noor". */
export function CommandPalette({ rows, kinds, onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const session = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const text = (label: string) => intl.formatMessage({ id: label });
  const creates = createEntries(kinds, rows, session).map(entry => ({ ...entry, name: text(entry.label) }));
  const asked = partyAsked(typed, creates, text('palette.links').split(' '));
  const asTyped = useFoundRecords(asked?.party ?? typed);
  const other = useFoundRecords(asked?.otherParty ?? '');
  const found = asTyped.records.length === 0 && asked?.otherParty ? other : asTyped;
  const matching = <Entry extends { name: string }>(entries: Entry[]) =>
    entries.filter(({ name }) => folded(name).includes(folded(typed.trim())));
  const forParties = asked?.actions.flatMap(({ path, name, icon, for: types }) =>
    found.records
      .filter(({ type }) => types.includes(type))
      .map(({ recordId, type, title, subtitle }) => ({
        path,
        name: intl.formatMessage({ id: 'palette.createFor' }, { action: name, party: title }),
        detail: subtitle,
        icon,
        party: { id: recordId, name: title, type },
      })),
  );
  const groups: PaletteGroup[] = [
    { name: text('palette.actions'), options: forParties ?? [] },
    { name: text('palette.pages'), options: matching(pageEntries(rows, session).map(entry => ({ ...entry, name: text(entry.label) }))) },
    ...recordGroups(kinds, found.records, session).map(({ kind, records }) => ({
      name: text(kind.label),
      options: records.map(record => ({
        path: kind.path.replace(':id', record.recordId),
        name: record.title,
        detail: record.subtitle,
        icon: kind.icon,
      })),
    })),
    { name: text('palette.create'), options: matching(creates) },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap(group => group.options);
  const open = ({ path, party }: PaletteOption) => {
    onClose();
    void navigate(path, { state: party && { party } });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setAt((at + step + options.length) % options.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && options[at]) open(options[at]);
  };
  const status = found.hasFailed
    ? 'palette.failed'
    : found.isSearching
      ? 'palette.searching'
      : options.length === 0
        ? 'palette.none'
        : undefined;
  return (
    <Modal title={text('palette.title')} onClose={onClose} bare>
      <Box padding="3" borderBottomWidth="1px">
        <Input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options[at] && `${id}-${at}`}
          aria-label={text('palette.title')}
          placeholder={text('palette.placeholder')}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={event => {
            setTyped(event.target.value);
            setAt(0);
          }}
        />
      </Box>
      <PaletteOptions id={id} label={text('palette.title')} groups={groups} at={at} mark={setAt} choose={open} />
      <Flex role="status" align="center" gap="3" paddingInline="5" paddingBlock={status ? '3' : '0'} fontSize="sm" color="fg.muted">
        {status && <FormattedMessage id={status} />}
        {found.hasFailed && (
          <Button size="xs" variant="outline" onClick={found.again}>
            <FormattedMessage id="action.retry" />
          </Button>
        )}
      </Flex>
    </Modal>
  );
}
