import { Box, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BarRows, type BarRow } from './BarRows.tsx';
import { Panel } from '../ui/Panel.tsx';

interface BarPanelProps {
  /** Message ids. */
  title: string;
  text?: string;
  /** Message shown when there are no rows. */
  empty: string;
  rows: BarRow[];
}

/** Dashboard panel of half width with bars, each linked to the documents behind it. */
export const BarPanel = ({ title, text, empty, rows }: BarPanelProps) => (
  <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
    <Panel title={<FormattedMessage id={title} />} text={text && <FormattedMessage id={text} />}>
      {rows.length > 0 ? (
        <BarRows rows={rows} />
      ) : (
        <chakra.p color="fg.muted">
          <FormattedMessage id={empty} />
        </chakra.p>
      )}
    </Panel>
  </Box>
);

/** Returns the length of an amount's bar; 0 for negative amounts. */
export const barOf = (amount: string) => Math.max(0, Number(amount));
