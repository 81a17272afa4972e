import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BankReconciliation_figures$data } from '../../core/relay/generated/BankReconciliation_figures.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';

interface UnmatchedEntriesProps {
  entries: BankReconciliation_figures$data['entries'];
  currency: string | undefined;
}

/** Entries in the books that the bank has not reported. */
export const UnmatchedEntries = ({ entries, currency }: UnmatchedEntriesProps) => (
  <Panel title={<FormattedMessage id="bankStatement.entries" />} text={<FormattedMessage id="bankStatement.entriesText" />}>
    <FigureTable
      label="bankStatement.entries"
      heads={['bankStatement.entry', 'bankStatement.postedOn', 'bankStatement.amount']}
      words={['bankStatement.postedOn']}
      rows={entries.map(({ entryId, number, postedOn, partyName, description, amount }) => ({
        key: entryId,
        cells: [
          <span key="entry">
            <RecordLink id={entryId}>
              <Ltr>{number}</Ltr>
            </RecordLink>
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              <bdi>{[partyName, description].filter(Boolean).join(' · ')}</bdi>
            </Text>
          </span>,
          <Day key="day" on={postedOn} />,
          <MoneyText key="amount" value={amount} currency={currency} />,
        ],
      }))}
    />
  </Panel>
);
