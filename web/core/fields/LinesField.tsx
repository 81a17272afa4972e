import { Button, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState, type ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '../ui/Hidden.tsx';
import { useMedia } from '../ui/useMedia.ts';
import { LineHeads, LineRow } from './LineRow.tsx';
import { LineTotals } from './LineTotals.tsx';
import { emptyLine, type LinePricing, type PickedProduct } from './lineDraft.ts';

interface LinesFieldProps extends LinePricing {
  /** Path of the lines in the form: objects as `LineDraft`. */
  name: string;
  /** The field that chooses what a line sells, at a path of the form. */
  product: (line: { name: string; label: string; onPick: (item: PickedProduct | undefined) => void }) => ReactNode;
  /** Path of the document's discount, where it has one. */
  discountName?: string;
}

/** The lines of a document: added, removed, put in order, and priced as they are typed, by the server's own arithmetic. */
export function LinesField({ name, product, discountName, ...pricing }: LinesFieldProps) {
  const intl = useIntl();
  const isWide = useMedia('(min-width: 1024px)');
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const [said, setSaid] = useState('');
  const [isLast, setLast] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const add = () => {
    setLast(false);
    append(emptyLine(), { shouldFocus: false });
    focusLine(fields.length);
  };
  const focusLine = (index: number) => {
    const line = () => frame.current?.querySelectorAll<HTMLElement>('[data-line]')[index];
    requestAnimationFrame(() => line()?.querySelector<HTMLElement>('input')?.focus());
  };
  const take = (index: number) => {
    setLast(fields.length === 1);
    if (fields.length === 1) return;
    remove(index);
    setSaid(intl.formatMessage({ id: 'lines.removed' }, { line: index + 1 }));
    focusLine(Math.min(index, fields.length - 2));
  };
  const put = (from: number, to: number) => {
    if (to < 0 || to >= fields.length) return;
    move(from, to);
    setSaid(intl.formatMessage({ id: 'lines.moved' }, { from: from + 1, to: to + 1 }));
  };
  return (
    <Stack gap="3" ref={frame}>
      {isWide && <LineHeads />}
      {fields.map((field, index) => (
        <LineRow
          key={field.key}
          {...{ name: `${name}.${index}`, index, count: fields.length, isWide, product, pricing }}
          onRemove={() => take(index)}
          onMove={by => put(index, index + by)}
          onAdd={add}
        />
      ))}
      {isLast && (
        <Text role="alert" fontSize="sm" fontWeight="medium" color="fg.error">
          <FormattedMessage id="lastLine" />
        </Text>
      )}
      <Hidden role="status">{said}</Hidden>
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={add}>
        <Plus aria-hidden />
        <FormattedMessage id="lines.add" />
      </Button>
      <LineTotals {...{ name, discountName, pricing }} />
    </Stack>
  );
}
