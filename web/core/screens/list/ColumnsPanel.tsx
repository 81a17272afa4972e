import { Button, chakra, Stack } from '@chakra-ui/react';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../../ui/Hidden.tsx';
import { Modal, ModalBody, ModalFooter } from '../../ui/Modal.tsx';
import { columnId, columnTitle, type Column } from '../Column.ts';
import type { ShownColumn } from './useListSettings.ts';

const Handle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'grab',
    touchAction: 'none',
    _hover: { bg: 'bg.muted' },
  },
});

interface ColumnsPanelProps {
  columns: Column<never>[];
  shown: { id: string }[];
  chosen: readonly ShownColumn[] | null;
  show: (columns: readonly ShownColumn[] | null) => void;
  onClose: () => void;
}

/** Choice and order of a list's columns. Columns are moved by dragging the handle or with the arrow keys on it; the first one is fixed. */
export function ColumnsPanel({ columns, shown, chosen, show, onClose }: ColumnsPanelProps) {
  const intl = useIntl();
  const [said, setSaid] = useState('');
  const rows = useRef<HTMLUListElement>(null);
  const labels = new Map(columns.map(column => [columnId(column), columnTitle(intl, column)]));
  const first = columnId(columns[0]);
  const visible = shown.map(({ id }) => id).filter(id => id !== first);
  const order = [...visible, ...[...labels.keys()].filter(id => id !== first && !visible.includes(id))];
  const widthOf = (id: string) => chosen?.find(one => one.id === id)?.width;
  const keep = (ids: string[]) => show([first, ...ids].map(id => ({ id, ...(widthOf(id) !== undefined && { width: widthOf(id) }) })));
  const toggle = (id: string) => keep(visible.includes(id) ? visible.filter(one => one !== id) : [...visible, id]);
  const move = (id: string, to: number) => {
    const next = visible.filter(one => one !== id);
    const at = Math.max(0, Math.min(next.length, to));
    next.splice(at, 0, id);
    if (next.join() === visible.join()) return;
    keep(next);
    setSaid(intl.formatMessage({ id: 'columns.moved' }, { column: labels.get(id), place: at + 2, count: next.length + 1 }));
  };
  const onKeyDown = (event: KeyboardEvent, id: string) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(id, visible.indexOf(id) + step);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>, id: string) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const places = [...rows.current!.children].map(row => row.getBoundingClientRect());
    const over = places.findIndex(({ bottom }) => event.clientY < bottom);
    move(id, over < 0 ? visible.length : over);
  };
  return (
    <Modal title={intl.formatMessage({ id: 'columns.title' })} onClose={onClose} size="sm">
      <ModalBody>
        <Hidden role="status">{said}</Hidden>
        <Stack as="ul" ref={rows as never} gap="0">
          {order.map(id => (
            <chakra.li key={id} display="flex" alignItems="center" gap="2" minHeight="10">
              <Handle
                disabled={!visible.includes(id)}
                _disabled={{ opacity: 0.3, cursor: 'default' }}
                aria-label={intl.formatMessage({ id: 'columns.move' }, { column: labels.get(id) })}
                onKeyDown={event => onKeyDown(event, id)}
                onPointerDown={event => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={event => onPointerMove(event, id)}
              >
                <GripVertical size={16} aria-hidden />
              </Handle>
              <chakra.label display="flex" alignItems="center" gap="2.5" flex="1" minHeight="8" cursor="pointer">
                <chakra.input
                  type="checkbox"
                  boxSize="4"
                  accentColor="accent.solid"
                  checked={visible.includes(id)}
                  onChange={() => toggle(id)}
                />
                {labels.get(id)}
              </chakra.label>
            </chakra.li>
          ))}
        </Stack>
      </ModalBody>
      <ModalFooter>
        <Button variant="outline" onClick={() => show(null)}>
          <FormattedMessage id="columns.reset" />
        </Button>
        <Button onClick={onClose}>
          <FormattedMessage id="columns.done" />
        </Button>
      </ModalFooter>
    </Modal>
  );
}
