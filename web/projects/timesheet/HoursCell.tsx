import { Input } from '@chakra-ui/react';
import { useState, type KeyboardEvent } from 'react';
import { useHours } from './useHours.ts';

interface HoursCellProps {
  label: string;
  hours: string;
  isDisabled: boolean;
  /** Place in the grid, to which the arrow keys move. */
  row: number;
  column: number;
  /** Saves what was typed; resolves to the reason if it is refused. */
  onSave: (hours: string) => Promise<string | undefined>;
}

/** Hours of a day in a timesheet, saved when the field is left. What is refused stays, with the reason. */
export function HoursCell({ label, hours, isDisabled, row, column, onSave }: HoursCellProps) {
  const { show, read } = useHours();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const leave = async () => {
    if (typed === undefined) return;
    const next = read(typed);
    if (Number(next) === Number(hours)) return reset();
    const refused = await onSave(next);
    if (refused) return setProblem(refused);
    reset();
  };
  const reset = () => {
    setTyped(undefined);
    setProblem(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') return reset();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const isWhole = selectionStart === 0 && selectionEnd === value.length;
    const isRtl = getComputedStyle(event.currentTarget.closest('table')!).direction === 'rtl';
    const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], Enter: [1, 0], ArrowLeft: [0, isRtl ? 1 : -1], ArrowRight: [0, isRtl ? -1 : 1] }[
      event.key
    ];
    // Inside a text, the arrows move the caret.
    if (!step || (step[1] && !isWhole)) return;
    event.preventDefault();
    const at = `[data-cell="${row + step[0]}-${column + step[1]}"]`;
    const target = event.currentTarget.closest('table')!.querySelector<HTMLInputElement>(at);
    if (target) target.focus();
    else event.currentTarget.blur();
  };
  return (
    <Input
      size="sm"
      width="16"
      dir="ltr"
      textAlign="center"
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={!!problem}
      title={problem}
      data-cell={`${row}-${column}`}
      disabled={isDisabled}
      value={typed ?? show(Number(hours))}
      onFocus={event => event.target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void leave()}
      onKeyDown={press}
    />
  );
}
