import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** A figure that customers can read from where they stand, as large as its box allows. `label` is a message id. */
export const BigFigure = ({
  label,
  tone = 'gray',
  children,
}: {
  label: string;
  tone?: 'gray' | 'green' | 'amber' | 'red';
  children: ReactNode;
}) => (
  <chakra.div
    role="status"
    colorPalette={tone}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    borderWidth="1px"
    borderColor="colorPalette.border"
    borderRadius="lg"
    paddingInline={{ base: '3', md: '4' }}
    paddingBlock="3"
    minWidth="0"
    containerType="inline-size"
  >
    <chakra.div fontSize="sm">
      <FormattedMessage id={label} />
    </chakra.div>
    <chakra.div
      fontSize={{ base: 'min(1.5rem, 15cqi)', md: 'min(1.875rem, 13cqi)' }}
      fontWeight="bold"
      lineHeight="tight"
      fontVariantNumeric="tabular-nums"
    >
      {children}
    </chakra.div>
  </chakra.div>
);
