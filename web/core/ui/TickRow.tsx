import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Row = chakra('label', { base: { display: 'flex', alignItems: 'flex-start', gap: '3', width: 'full', cursor: 'pointer' } });

interface TickRowProps {
  isOn: boolean;
  isDisabled?: boolean;
  onToggle: (isOn: boolean) => void;
  /** What is ticked: the name of the checkbox. */
  children: ReactNode;
}

/** A checkbox with what it ticks beside it, over one line or several. */
export const TickRow = ({ isOn, isDisabled, onToggle, children }: TickRowProps) => (
  <Row>
    <chakra.input
      type="checkbox"
      boxSize="4"
      flexShrink={0}
      marginBlockStart="1"
      accentColor="accent.solid"
      cursor="inherit"
      checked={isOn}
      disabled={isDisabled}
      onChange={event => onToggle(event.target.checked)}
    />
    <chakra.span flex="1" minWidth="0" fontWeight="medium">
      {children}
    </chakra.span>
  </Row>
);
