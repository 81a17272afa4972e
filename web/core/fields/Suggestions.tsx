import { chakra, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

/** A record offered by a combobox. */
export interface Suggestion {
  readonly id: string;
  readonly name: string;
  /** Secondary text that distinguishes records of the same name. */
  readonly detail?: ReactNode;
}

const Frame = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    positionArea: 'block-end center',
    positionTryFallbacks: 'flip-block',
    width: 'anchor-size(width)',
    minWidth: '56',
    maxHeight: '72',
    overflowY: 'auto',
    marginBlock: '1',
    padding: '1',
    color: 'fg',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'md',
    boxShadow: '0 6px 20px rgb(0 0 0 / 0.12)',
  },
});
const Option = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    minHeight: '9',
    paddingInline: '2.5',
    paddingBlock: '1',
    borderRadius: 'sm',
    fontSize: 'sm',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _selected: { bg: 'accent.subtle', color: 'accent.fg' },
  },
});

interface SuggestionsProps {
  /** Id of the listbox; its options are `<id>-<index>`. */
  id: string;
  /** Name of the CSS anchor that the list is positioned at. */
  anchor: string;
  items: readonly Suggestion[];
  /** Name of the record that the last option creates, if it is offered. */
  makes?: string;
  /** Index of the highlighted option, which Enter chooses. */
  at: number;
  setAt: (index: number) => void;
  take: (index: number) => void;
  state: 'idle' | 'searching' | 'found' | 'failed';
}

/** List of a combobox, shown in the top layer of the page. */
export function Suggestions({ id, anchor, items, makes, at, setAt, take, state }: SuggestionsProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.showPopover(), []);
  useLayoutEffect(() => {
    // In braces: newer browsers return a promise here, which React would take for a cleanup function.
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, at]);
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === at,
    onPointerMove: () => setAt(index),
    onClick: () => take(index),
  });
  return (
    // Keeps the focus in the field while the list is used.
    <Frame ref={frame} popover="manual" style={{ positionAnchor: anchor }} onPointerDown={event => event.preventDefault()}>
      <div role="listbox" id={id} aria-label={intl.formatMessage({ id: 'combobox.choices' })} aria-busy={state === 'searching'}>
        {items.map(({ id: key, name, detail }, index) => (
          <Option key={key} {...option(index)}>
            <chakra.bdi alignSelf="flex-start">{name}</chakra.bdi>
            {detail && (
              <Text as="span" fontSize="xs" color="fg.muted">
                {detail}
              </Text>
            )}
          </Option>
        ))}
        {makes !== undefined && (
          <Option {...option(items.length)} flexDirection="row" justifyContent="flex-start" alignItems="center" gap="2">
            <Plus size={16} aria-hidden />
            <FormattedMessage id={makes ? 'combobox.create' : 'combobox.createNew'} values={{ name: <bdi>{makes}</bdi> }} />
          </Option>
        )}
      </div>
      {(state === 'failed' || items.length === 0) && (
        <Text role="status" fontSize="sm" color="fg.muted" paddingInline="2.5" paddingBlock="2">
          <FormattedMessage id={state === 'failed' ? 'combobox.failed' : state === 'found' ? 'combobox.none' : 'combobox.searching'} />
        </Text>
      )}
    </Frame>
  );
}
