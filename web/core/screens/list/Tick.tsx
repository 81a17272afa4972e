import { fixed } from '../../ui/fixed.tsx';

const Area = fixed('label', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '8',
  cursor: 'pointer',
  verticalAlign: 'middle',
});
const Box = fixed('input', { boxSize: '4', accentColor: 'accent.solid', cursor: 'pointer' });

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
    <Box
      ref={(element: HTMLInputElement | null) => {
        if (element) element.indeterminate = isMixed;
      }}
      type="checkbox"
      aria-label={label}
      checked={isOn}
      onChange={event => onToggle((event.nativeEvent as MouseEvent).shiftKey)}
    />
  </Area>
);
