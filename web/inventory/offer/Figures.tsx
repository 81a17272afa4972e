import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Labelled figures calculated from the input, announced to screen readers as they change. Labels are message ids. */
export const Figures = ({ label, figures }: { label: string; figures: [label: string, figure: ReactNode][] }) => (
  <chakra.div role="status" borderTopWidth="1px" paddingBlockStart="3">
    <chakra.dl
      display="grid"
      gridTemplateColumns="1fr auto"
      columnGap="8"
      rowGap="1"
      marginInlineStart="auto"
      maxWidth="22rem"
      fontVariantNumeric="tabular-nums"
    >
      {figures.map(([name, figure], index) => (
        <chakra.div key={name} display="contents" fontWeight={index === figures.length - 1 ? 'semibold' : undefined}>
          <chakra.dt color="fg.muted">
            <FormattedMessage id={`${label}.${name}`} />
          </chakra.dt>
          <chakra.dd textAlign="end">{figure}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  </chakra.div>
);
