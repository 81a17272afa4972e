import { chakra } from '@chakra-ui/react';

interface RightBoxProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
  /** Whether it grants a whole module. */
  isModule?: boolean;
}

/** Checkbox of a module or of one of its rights. */
export const RightBox = ({ label, isOn, onChange, disabled, isModule }: RightBoxProps) => (
  <chakra.label
    display="inline-flex"
    alignItems="center"
    gap="2"
    minHeight="8"
    fontSize="sm"
    fontWeight={isModule ? 'medium' : undefined}
    color={disabled ? 'fg.muted' : undefined}
    cursor={disabled ? 'default' : 'pointer'}
  >
    <chakra.input
      type="checkbox"
      checked={isOn}
      disabled={disabled}
      onChange={({ target }) => onChange(target.checked)}
      accentColor="accent.solid"
      boxSize="4"
    />
    {label}
  </chakra.label>
);
