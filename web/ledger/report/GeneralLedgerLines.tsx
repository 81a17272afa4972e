import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { GeneralLedgerLines_query$key } from '../../core/relay/generated/GeneralLedgerLines_query.graphql.ts';
import type { GeneralLedgerLinesPageQuery } from '../../core/relay/generated/GeneralLedgerLinesPageQuery.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable, type FigureRow } from '../../core/ui/FigureTable.tsx';

const heads = ['ledger.postedOn', 'ledger.entry', 'ledger.text', 'ledger.debit', 'ledger.credit', 'ledger.balance'];
const words = ['ledger.entry', 'ledger.text'];

/** The lines of an account between its opening and its closing balance, page by page. */
export function GeneralLedgerLines({ data: key }: { data: GeneralLedgerLines_query$key }) {
  const intl = useIntl();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<GeneralLedgerLinesPageQuery, GeneralLedgerLines_query$key>(
    graphql`
      fragment GeneralLedgerLines_query on Query
      @argumentDefinitions(
        accountId: { type: "ID!" }
        from: { type: "Date" }
        to: { type: "Date" }
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
      )
      @refetchable(queryName: "GeneralLedgerLinesPageQuery") {
        generalLedger(accountId: $accountId, from: $from, to: $to, first: $first, after: $after)
          @connection(key: "GeneralLedgerLines_generalLedger")
          @required(action: THROW) {
          opening
          closing
          edges {
            node {
              lineId
              entryId
              number
              postedOn
              description
              note
              sourceId
              partyId
              partyName
              debit
              credit
              balance
            }
          }
        }
      }
    `,
    key,
  );
  const { opening, closing, edges } = data.generalLedger;
  if (edges.length === 0 && Number(opening) === 0)
    return <EmptyState title={intl.formatMessage({ id: 'report.none' })} text={intl.formatMessage({ id: 'report.noneText' })} />;
  return (
    <Stack gap="3">
      <FigureTable
        label="report.generalLedger"
        heads={heads}
        words={words}
        wide="ledger.text"
        rows={[
          balanceRow('report.opening', opening),
          ...edges.map(({ node: line }) => ({
            key: line.lineId,
            cells: [
              <Day key="postedOn" on={line.postedOn} />,
              <RecordLink key="entry" id={line.entryId}>
                <Ltr>{line.number}</Ltr>
              </RecordLink>,
              <Stack key="text" gap="0">
                <bdi>{[line.description, line.note].filter(Boolean).join(' · ')}</bdi>
                {line.partyId && line.partyName && (
                  <Text fontSize="sm">
                    <RecordLink id={line.partyId} fontWeight="normal">
                      <bdi>{line.partyName}</bdi>
                    </RecordLink>
                  </Text>
                )}
              </Stack>,
              <MoneyText key="debit" value={line.debit} blankZero />,
              <MoneyText key="credit" value={line.credit} blankZero />,
              <MoneyText key="balance" value={line.balance} />,
            ],
          })),
          ...(hasNext ? [] : [balanceRow('report.closing', closing)]),
        ]}
      />
      {hasNext && (
        <Button variant="outline" size="sm" alignSelf="center" loading={isLoadingNext} onClick={() => loadNext(100)}>
          <FormattedMessage id="action.showMore" />
        </Button>
      )}
    </Stack>
  );
}

const balanceRow = (label: string, value: string): FigureRow => ({
  key: label,
  kind: 'total',
  cells: [<FormattedMessage key="label" id={label} />, <MoneyText key="balance" value={value} />],
});
