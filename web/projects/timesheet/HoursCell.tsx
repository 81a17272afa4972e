import { Input } from '@chakra-ui/react';
import { useState } from 'react';
import { useHours } from './useHours.ts';

interface HoursCellProps {
  label: string;
  hours: string;
  isDisabled: boolean;
  /** Place in the grid. */
  place: { 'data-cell': string; tabIndex: number };
  /** Saves what was typed; resolves to the reason if it is refused. */
  onSave: (hours: string) => Promise<string | undefined>;
}

/** Hours of a day in a timesheet, saved when the field is left. What is refused stays, with the reason. */
export function HoursCell({ label, hours, isDisabled, place, onSave }: HoursCellProps) {
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
      {...place}
      disabled={isDisabled}
      value={typed ?? show(Number(hours))}
      onFocus={event => event.target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => void leave()}
      onKeyDown={({ key }) => key === 'Escape' && reset()}
    />
  );
}
