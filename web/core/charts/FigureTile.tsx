import { chakra, Flex, Text } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Meter } from './Meter.tsx';

interface FigureTileProps {
  icon: LucideIcon;
  label: ReactNode;
  figure: ReactNode;
  /** Text below the figure. */
  detail?: ReactNode;
  /** Usage of a limit; without a limit no bar is shown. */
  used?: number;
  limit?: number | null;
  meterLabel?: string;
}

/** Tile with a key figure and its usage of a limit. */
export const FigureTile = ({ icon: Icon, label, figure, detail, used, limit, meterLabel }: FigureTileProps) => (
  <chakra.section
    display="flex"
    flexDirection="column"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="lg"
    padding="4"
    minWidth="0"
    containerType="inline-size"
  >
    <Flex align="center" gap="2" color="fg.muted" fontSize="sm">
      <Icon size={16} aria-hidden />
      <chakra.h2>{label}</chakra.h2>
    </Flex>
    <Text
      // Scales with the tile: amounts are longer in some currencies and languages.
      fontSize="clamp(1rem, 14cqi, 1.875rem)"
      fontWeight="semibold"
      lineHeight="tight"
      marginBlockStart="2"
      fontVariantNumeric="tabular-nums"
    >
      {figure}
    </Text>
    {detail && (
      <Text fontSize="sm" color="fg.muted" marginBlockEnd={limit ? '3' : undefined}>
        {detail}
      </Text>
    )}
    {used !== undefined && !!limit && <Meter used={used} limit={limit} label={meterLabel ?? ''} />}
  </chakra.section>
);
