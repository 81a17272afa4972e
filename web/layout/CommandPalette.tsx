import { Box, Button, Flex, Input } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { RecordKind } from '../core/routing/RecordKind.ts';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { useSession } from '../core/session/session.ts';
import { Modal } from '../core/ui/Modal.tsx';
import { createEntries, pageEntries, recordGroups, type PaletteEntry } from './paletteEntries.ts';
import { PaletteOptions, type PaletteGroup } from './PaletteOptions.tsx';
import { useFoundRecords } from './useFoundRecords.ts';

interface CommandPaletteProps {
  rows: ScreenRow[];
  kinds: RecordKind[];
  onClose: () => void;
}

/** Command palette: finds pages and records the viewer may open by part of their name or number, and creates records. */
export function CommandPalette({ rows, kinds, onClose }: CommandPaletteProps) {
  const intl = useIntl();
  const session = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = useFoundRecords(typed);
  const text = (label: string) => intl.formatMessage({ id: label });
  const named = (entries: PaletteEntry[]) =>
    entries
      .map(entry => ({ ...entry, name: text(entry.label) }))
      .filter(({ name }) => name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()));
  const groups: PaletteGroup[] = [
    { name: text('palette.pages'), options: named(pageEntries(rows, session)) },
    ...recordGroups(kinds, found.records, session).map(({ kind, records }) => ({
      name: text(kind.label),
      options: records.map(record => ({
        path: kind.path.replace(':id', record.recordId),
        name: record.title,
        detail: record.subtitle,
        icon: kind.icon,
      })),
    })),
    { name: text('palette.create'), options: named(createEntries(kinds, rows, session)) },
  ].filter(({ options }) => options.length > 0);
  const options = groups.flatMap(group => group.options);
  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setAt((at + step + options.length) % options.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && options[at]) open(options[at].path);
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
