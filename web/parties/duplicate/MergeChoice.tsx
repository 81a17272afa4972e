import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

const Side = chakra('label', {
  base: {
    display: 'flex',
    gap: '2',
    alignItems: 'flex-start',
    padding: '2.5',
    minWidth: '0',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    cursor: 'pointer',
    fontSize: 'sm',
    '&:has(:checked)': { borderColor: 'accent.solid', bg: 'accent.subtle', color: 'accent.fg' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '1px' },
  },
});

interface MergeChoiceProps {
  name: string;
  legend: ReactNode;
  /** The value of each record, in the order of the records. */
  options: ReactNode[];
  at: number;
  choose: (side: number) => void;
}

/** A choice between two values, side by side. */
export function MergeChoice({ name, legend, options, at, choose }: MergeChoiceProps) {
  const group = useId();
  return (
    <chakra.fieldset border="0" margin="0" padding="0" minWidth="0">
      <chakra.legend fontSize="sm" fontWeight="medium" marginBlockEnd="1.5" padding="0">
        {legend}
      </chakra.legend>
      <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        {options.map((option, side) => (
          // Always two sides in the same order.
          // oxlint-disable-next-line react/no-array-index-key
          <Side key={side}>
            <chakra.input
              type="radio"
              name={`${group}-${name}`}
              checked={at === side}
              onChange={() => choose(side)}
              marginBlockStart="0.5"
              accentColor="accent.solid"
            />
            <chakra.span minWidth="0">{option}</chakra.span>
          </Side>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}
