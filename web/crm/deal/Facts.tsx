import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** What is known of a document, side by side. */
export const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    marginBlockEnd: '5',
  },
});

/** One fact under its name (a message id), over two columns where it is a text; left out where there is none. */
export const Fact = ({ label, isText, children }: { label: string; isText?: boolean; children: ReactNode }) =>
  children ? (
    <chakra.div minWidth="0" gridColumn={isText ? 'span 2' : undefined}>
      <chakra.dt fontSize="sm" color="fg.muted">
        <FormattedMessage id={label} />
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  ) : null;
