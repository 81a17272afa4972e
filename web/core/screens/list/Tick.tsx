import { chakra } from '@chakra-ui/react';

const Area = chakra('label', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    boxSize: '8',
    cursor: 'pointer',
    verticalAlign: 'middle',
  },
});

interface TickProps {
  label: string;
  isOn: boolean;
  /** Some rows are selected, others not. */
  isMixed?: boolean;
  /** Called with whether Shift was held, to select the range from the last selected row. */
  onToggle: (toHere: boolean) => void;
}

/** Checkbox that selects one row, or all of them. */
export const Tick = ({ label, isOn, isMixed = false, onToggle }: TickProps) => (
  <Area>
    <chakra.input
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = isMixed;
      }}
      type="checkbox"
      boxSize="4"
      accentColor="accent.solid"
      cursor="pointer"
      aria-label={label}
      checked={isOn}
      onChange={event => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  </Area>
);
