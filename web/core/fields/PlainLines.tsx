import { chakra, IconButton, Stack } from '@chakra-ui/react';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LineError } from './LineError.tsx';
import { LinesFoot } from './LinesFoot.tsx';
import { useLines } from './useLines.ts';

/** Column of a form's lines. */
interface LineColumn {
  /** Field of the line, shown below the line when it is wrong. */
  field: string;
  /** Message id of the head. */
  head: string;
  isAmount?: boolean;
}

interface PlainLinesProps {
  columns: readonly LineColumn[];
  /** Grid tracks of the columns where there is room for a table. */
  tracks: string;
  /** Columns of a line's card, where there is not. */
  cardColumns?: 1 | 2;
  emptyLine: () => object;
  /** Renders the cells of a line; `name` returns the path of a field. A `WideCell` takes the full width of a card. */
  line: (name: (field: string) => string) => ReactNode;
  /** Totals, below the lines. */
  children?: ReactNode;
}

/** Lines of a form under `lines`: a table on a wide screen, cards on a narrow one. Ctrl+Enter adds a line. */
export function PlainLines({ columns, tracks, cardColumns = 1, emptyLine, line, children }: PlainLinesProps) {
  const { fields, add, take, said, isLast, frame } = useLines('lines', emptyLine);
  const grid = `${tracks} 2.25rem`;
  return (
    <Stack gap="3" ref={frame}>
      <chakra.div
        aria-hidden
        display={{ base: 'none', lg: 'grid' }}
        gap="2"
        gridTemplateColumns={grid}
        fontSize="sm"
        fontWeight="medium"
        color="fg.muted"
      >
        {columns.map(({ head, isAmount }) => (
          <chakra.span key={head} {...(isAmount && { textAlign: 'end', paddingInlineEnd: '3' })}>
            <FormattedMessage id={head} />
          </chakra.span>
        ))}
      </chakra.div>
      {fields.map((field, index) => (
        <PlainLine key={field.key} index={index} onAdd={add} onRemove={() => take(index)} {...{ columns, grid, cardColumns, line }} />
      ))}
      <LinesFoot {...{ add, said, isLast }} />
      {children}
    </Stack>
  );
}

interface PlainLineProps extends Required<Pick<PlainLinesProps, 'columns' | 'cardColumns' | 'line'>> {
  index: number;
  grid: string;
  onAdd: () => void;
  onRemove: () => void;
}

function PlainLine({ index, columns, grid, cardColumns, line, onAdd, onRemove }: PlainLineProps) {
  const intl = useIntl();
  const name = (field: string) => `lines.${index}.${field}`;
  return (
    <chakra.div
      role="group"
      data-line
      aria-label={intl.formatMessage({ id: 'lines.line' }, { line: index + 1 })}
      onKeyDown={event => {
        if (!event.ctrlKey || event.key !== 'Enter') return;
        event.preventDefault();
        onAdd();
      }}
    >
      <chakra.div
        display="grid"
        gap="2"
        alignItems="start"
        gridTemplateColumns={{ base: cardColumns === 2 ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr) 2.25rem', lg: grid }}
        borderWidth={{ base: '1px', lg: '0' }}
        borderRadius="md"
        padding={{ base: '3', lg: '0' }}
      >
        {line(name)}
        <IconButton
          variant="ghost"
          colorPalette="gray"
          aria-label={intl.formatMessage({ id: 'lines.remove' }, { line: index + 1 })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </chakra.div>
      {columns.map(({ field }) => (
        <LineError key={field} name={name(field)} />
      ))}
    </chakra.div>
  );
}

/** Cell that takes the full width of a line's card. */
export const WideCell = chakra('div', { base: { minWidth: '0', gridColumn: { base: '1 / -1', lg: 'auto' } } });

/** Cell with its label above it where the line is a card; the control inside has the label as its accessible name. */
export const LabelledCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div minWidth="0">
    <chakra.div display={{ lg: 'none' }} fontSize="sm" color="fg.muted" aria-hidden>
      {label}
    </chakra.div>
    {children}
  </chakra.div>
);
