import { useRef, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useIntl } from 'react-intl';

/**
 * Manages the lines of a document at a path of the form: adds, reorders and removes them, moves the focus and sets `said`, the announcement
 * for screen readers. The last line cannot be removed: trying sets `isLast` until a line is added. `frame` is the ref of the container of
 * the rows, each marked `data-line`.
 */
export function useLines(name: string, emptyLine: () => object) {
  const intl = useIntl();
  const { fields, append, remove, move } = useFieldArray({ name, keyName: 'key' });
  const [said, setSaid] = useState('');
  const [isLast, setLast] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  const focusLine = (index: number) => {
    const line = () => frame.current?.querySelectorAll<HTMLElement>('[data-line]')[index];
    requestAnimationFrame(() => line()?.querySelector<HTMLElement>('input')?.focus());
  };
  const add = () => {
    setLast(false);
    append(emptyLine(), { shouldFocus: false });
    focusLine(fields.length);
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
  return { fields, add, take, put, said, isLast, frame };
}
