import { Box, chakra, Input, Text } from '@chakra-ui/react';
import { useId, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import type { ScreenRow } from '../core/routing/ScreenRow.ts';
import { useSession } from '../core/session/session.ts';
import { Modal } from '../core/ui/Modal.tsx';
import { paletteEntries } from './paletteEntries.ts';

/** Finds any page the viewer may open, by a part of its name. */
export function CommandPalette({ rows, onClose }: { rows: ScreenRow[]; onClose: () => void }) {
  const intl = useIntl();
  const session = useSession();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const id = useId();
  const found = paletteEntries(rows, session)
    .map(entry => ({ ...entry, name: intl.formatMessage({ id: entry.label }) }))
    .filter(({ name }) => name.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase()));
  const open = (path: string) => {
    onClose();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && found.length > 0) {
      event.preventDefault();
      setAt((at + step + found.length) % found.length);
    }
    if (event.key === 'Enter' && found[at]) open(found[at].path);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'palette.title' })} onClose={onClose} bare>
      <Box padding="3" borderBottomWidth="1px">
        <Input
          role="combobox"
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[at] && `${id}-${at}`}
          aria-label={intl.formatMessage({ id: 'palette.title' })}
          placeholder={intl.formatMessage({ id: 'palette.placeholder' })}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={event => {
            setTyped(event.target.value);
            setAt(0);
          }}
        />
      </Box>
      <Box role="listbox" id={id} aria-label={intl.formatMessage({ id: 'palette.title' })} padding="2" maxHeight="80" overflowY="auto">
        {found.map(({ path, name, icon: Icon }, index) => (
          <chakra.div
            key={path}
            role="option"
            id={`${id}-${index}`}
            aria-selected={index === at}
            display="flex"
            alignItems="center"
            gap="3"
            minHeight="9"
            paddingInline="3"
            borderRadius="md"
            cursor="pointer"
            _selected={{ bg: 'accent.subtle', color: 'accent.fg' }}
            onPointerMove={() => setAt(index)}
            onClick={() => open(path)}
          >
            <Icon size={16} aria-hidden />
            {name}
          </chakra.div>
        ))}
      </Box>
      {found.length === 0 && (
        <Text role="status" paddingInline="5" paddingBlockEnd="4" color="fg.muted">
          <FormattedMessage id="palette.none" />
        </Text>
      )}
    </Modal>
  );
}
