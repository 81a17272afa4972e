import { Button, Stack, Table, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { GeneralLedgerLines_query$key } from '../../core/relay/generated/GeneralLedgerLines_query.graphql.ts';
import type { GeneralLedgerLinesPageQuery } from '../../core/relay/generated/GeneralLedgerLinesPageQuery.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { ScrollArea } from '../../core/ui/ScrollArea.tsx';

const heads = ['postedOn', 'entry', 'text', 'debit', 'credit', 'balance'] as const;
const isAmount = (head: string) => ['debit', 'credit', 'balance'].includes(head);

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
  const label = intl.formatMessage({ id: 'report.generalLedger' });
  if (edges.length === 0 && Number(opening) === 0)
    return <EmptyState title={intl.formatMessage({ id: 'report.none' })} text={intl.formatMessage({ id: 'report.noneText' })} />;
  return (
    <Stack gap="3">
      <ScrollArea label={label}>
        <Table.Root aria-label={label} size="sm">
          <Table.Header>
            <Table.Row>
              {heads.map(head => (
                <Table.ColumnHeader key={head} scope="col" textAlign={isAmount(head) ? 'end' : 'start'}>
                  <FormattedMessage id={`ledger.${head}`} />
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            <BalanceRow label="report.opening" value={opening} />
            {edges.map(({ node: line }) => (
              <Table.Row key={line.lineId}>
                <Table.Cell>
                  <Day on={line.postedOn} />
                </Table.Cell>
                <Table.Cell>
                  <RecordLink id={line.entryId}>
                    <Ltr>{line.number}</Ltr>
                  </RecordLink>
                </Table.Cell>
                <Table.Cell minWidth="44">
                  <Stack gap="0">
                    <bdi>{[line.description, line.note].filter(Boolean).join(' · ')}</bdi>
                    {line.partyId && line.partyName && (
                      <Text fontSize="sm">
                        <RecordLink id={line.partyId} fontWeight="normal">
                          <bdi>{line.partyName}</bdi>
                        </RecordLink>
                      </Text>
                    )}
                  </Stack>
                </Table.Cell>
                {(['debit', 'credit'] as const).map(side => (
                  <Table.Cell key={side} textAlign="end">
                    {Number(line[side]) !== 0 && <MoneyText value={line[side]} />}
                  </Table.Cell>
                ))}
                <Table.Cell textAlign="end">
                  <MoneyText value={line.balance} />
                </Table.Cell>
              </Table.Row>
            ))}
            {!hasNext && <BalanceRow label="report.closing" value={closing} />}
          </Table.Body>
        </Table.Root>
      </ScrollArea>
      {hasNext && (
        <Button variant="outline" size="sm" alignSelf="center" loading={isLoadingNext} onClick={() => loadNext(100)}>
          <FormattedMessage id="action.showMore" />
        </Button>
      )}
    </Stack>
  );
}

const BalanceRow = ({ label, value }: { label: string; value: string }) => (
  <Table.Row fontWeight="semibold" bg="bg.muted">
    <Table.Cell colSpan={5}>
      <FormattedMessage id={label} />
    </Table.Cell>
    <Table.Cell textAlign="end">
      <MoneyText value={value} />
    </Table.Cell>
  </Table.Row>
);
