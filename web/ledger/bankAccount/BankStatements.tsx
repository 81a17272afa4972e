import { Button, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BankStatements_matched$key } from '../../core/relay/generated/BankStatements_matched.graphql.ts';
import type { BankStatements_statements$key } from '../../core/relay/generated/BankStatements_statements.graphql.ts';
import type { BankStatementsRemoveMutation } from '../../core/relay/generated/BankStatementsRemoveMutation.graphql.ts';
import type { BankStatementsUnmatchMutation } from '../../core/relay/generated/BankStatementsUnmatchMutation.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAction } from '../../core/screens/useAction.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { BookedText } from './BookedText.tsx';

interface BankStatementsProps {
  statements: BankStatements_statements$key;
  matched: BankStatements_matched$key;
  currency: string | undefined;
}

/** The imported statements, and the bookings that are matched, with the entries that stand for them. */
export function BankStatements({ statements: statementsKey, matched: matchedKey, currency }: BankStatementsProps) {
  const intl = useIntl();
  const statements = useFragment(
    graphql`
      fragment BankStatements_statements on BankStatementConnection {
        edges {
          node {
            id
            reference
            fileName
            startsOn
            endsOn
            closingBalance
          }
        }
      }
    `,
    statementsKey,
  );
  const matched = useFragment(
    graphql`
      fragment BankStatements_matched on BankStatementLineConnection {
        edges {
          node {
            id
            bookedOn
            amount
            partyName
            partyIban
            reference
            entries {
              id
              number
            }
          }
        }
      }
    `,
    matchedKey,
  );
  const [unmatch, isBusy] = useAction<BankStatementsUnmatchMutation>(
    'bankStatement',
    graphql`
      mutation BankStatementsUnmatchMutation($input: UnmatchBankLineInput!) {
        unmatchBankLine(input: $input) {
          ...saving_payload
          bankStatementLine {
            id
            isMatched
          }
        }
      }
    `,
    'bankStatement.unmatched',
  );
  const [remove, isRemoving] = useAction<BankStatementsRemoveMutation>(
    'bankStatement',
    graphql`
      mutation BankStatementsRemoveMutation($input: RemoveBankStatementInput!) {
        removeBankStatement(input: $input) {
          ...saving_payload
          removedId
        }
      }
    `,
    'bankStatement.removed',
  );
  const money = (value: string | null | undefined) => value && <MoneyText value={value} currency={currency} />;
  if (!statements.edges.length)
    return (
      <PanelBox padding="0">
        <EmptyState title={intl.formatMessage({ id: 'bankStatement.none' })} text={intl.formatMessage({ id: 'bankStatement.noneText' })} />
      </PanelBox>
    );
  return (
    <Stack gap="4">
      {matched.edges.length > 0 && (
        <Panel title={<FormattedMessage id="bankStatement.matchedLines" />}>
          <FigureTable
            label="bankStatement.matchedLines"
            heads={[
              'bankStatement.booking',
              'bankStatement.bookedOn',
              'bankStatement.amount',
              'bankStatement.entry',
              'bankStatement.actions',
            ]}
            words={['bankStatement.bookedOn', 'bankStatement.entry', 'bankStatement.actions']}
            rows={matched.edges.map(({ node }) => ({
              key: node.id,
              cells: [
                <BookedText key="text" line={node} />,
                <Day key="day" on={node.bookedOn} />,
                money(node.amount),
                node.entries.map(({ id, number }) => (
                  <RecordLink key={id} id={id}>
                    <Ltr>{number}</Ltr>
                  </RecordLink>
                )),
                <ForMembers key="undo">
                  <Button size="xs" variant="ghost" disabled={isBusy} onClick={() => void unmatch({ input: { lineId: node.id } })}>
                    <FormattedMessage id="bankStatement.unmatch" />
                  </Button>
                </ForMembers>,
              ],
            }))}
          />
        </Panel>
      )}
      <Panel title={<FormattedMessage id="bankStatement.plural" />}>
        <FigureTable
          label="bankStatement.plural"
          heads={['bankStatement.one', 'bankStatement.closingBalance', 'bankStatement.actions']}
          words={['bankStatement.actions']}
          rows={statements.edges.map(({ node }) => ({
            key: node.id,
            cells: [
              <span key="name">
                <bdi>{node.reference ?? node.fileName}</bdi>
                <Text as="span" display="block" fontSize="sm" color="fg.muted">
                  <Day on={node.startsOn} /> – <Day on={node.endsOn} />
                </Text>
              </span>,
              money(node.closingBalance),
              <ForMembers key="remove">
                <Button
                  size="xs"
                  variant="ghost"
                  colorPalette="red"
                  disabled={isRemoving}
                  onClick={() => void remove({ input: { id: node.id } })}
                >
                  <FormattedMessage id="bankStatement.remove" />
                </Button>
              </ForMembers>,
            ],
          }))}
        />
      </Panel>
    </Stack>
  );
}
