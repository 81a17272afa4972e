import { Button, Flex, Stack } from '@chakra-ui/react';
import FileUp from 'lucide-react/icons/file-up';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { BankReconciliation_figures$key } from '../../core/relay/generated/BankReconciliation_figures.graphql.ts';
import type { BankReconciliation_lines$key } from '../../core/relay/generated/BankReconciliation_lines.graphql.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { Notice } from '../../core/ui/Notice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { BookedText } from './BookedText.tsx';
import { UnmatchedEntries } from './UnmatchedEntries.tsx';

const ImportStatementDialog = lazyPart(async () => (await import('./ImportStatementDialog.tsx')).ImportStatementDialog);
const MatchLineDialog = lazyPart(async () => (await import('./MatchLineDialog.tsx')).MatchLineDialog);
const PostLineDialog = lazyPart(async () => (await import('./PostLineDialog.tsx')).PostLineDialog);

interface BankReconciliationProps {
  bankAccountId: string;
  figures: BankReconciliation_figures$key;
  lines: BankReconciliation_lines$key;
}

/** What the bank says and what the books say, and the bookings that are to be matched. */
export function BankReconciliation({ bankAccountId, figures: figuresKey, lines: linesKey }: BankReconciliationProps) {
  const intl = useIntl();
  const figures = useFragment(
    graphql`
      fragment BankReconciliation_figures on BankReconciliation {
        currency
        bankBalance
        statedBalance
        bookedUntil
        ledgerBalance
        openLines
        openLinesTotal
        openEntries
        openEntriesTotal
        difference
        entries {
          entryId
          number
          postedOn
          description
          partyName
          amount
        }
      }
    `,
    figuresKey,
  );
  const { edges } = useFragment(
    graphql`
      fragment BankReconciliation_lines on BankStatementLineConnection {
        edges {
          node {
            id
            bookedOn
            amount
            partyName
            partyIban
            reference
          }
        }
      }
    `,
    linesKey,
  );
  const { dialog, open, close } = useAddressedDialog();
  const lines = edges.map(({ node }) => node);
  const { statedBalance, bankBalance, difference, openLines, openEntries, entries, bookedUntil } = figures;
  const currency = figures.currency ?? undefined;
  const money = (value: string) => <MoneyText value={value} currency={currency} />;
  const [kind, chosen] = dialog?.split(':') ?? [];
  const line = lines.find(({ id }) => id === chosen);
  const isEven = Number(difference) === 0 && openLines === 0 && openEntries === 0;
  const isGap = statedBalance !== null && statedBalance !== undefined && Number(statedBalance) !== Number(bankBalance);
  /** After a match the next booking is shown, so that a statement is worked through without leaving the dialog. */
  const onward = (id: string) => {
    const at = lines.findIndex(one => one.id === id);
    const next = lines[at + 1] ?? lines[at - 1];
    if (next) open(`match:${next.id}`);
    else void close();
  };
  const upload = (
    <ForMembers>
      <Button size="sm" variant="outline" onClick={() => open('import')}>
        <FileUp aria-hidden />
        <FormattedMessage id="bankStatement.import" />
      </Button>
    </ForMembers>
  );
  return (
    <Stack gap="4">
      <PanelBox>
        <Stack gap="4">
          <Flex wrap="wrap" gap="4" justify="space-between" align="flex-start">
            <Facts marginBlockEnd="0" flex="1" minWidth="min(16rem, 100%)">
              <Fact label="bankStatement.bankBalance">{money(bankBalance)}</Fact>
              <Fact label="bankStatement.openLines">
                {`${intl.formatNumber(openLines)} · `}
                {money(figures.openLinesTotal)}
              </Fact>
              <Fact label="bankStatement.ledgerBalance">{money(figures.ledgerBalance)}</Fact>
              <Fact label="bankStatement.openEntries">
                {`${intl.formatNumber(openEntries)} · `}
                {money(figures.openEntriesTotal)}
              </Fact>
              <Fact label="bankStatement.difference">
                <strong>{money(difference)}</strong>
              </Fact>
              <Fact label="bankStatement.bookedUntil">{bookedUntil && <Day on={bookedUntil} />}</Fact>
            </Facts>
            {upload}
          </Flex>
          {bookedUntil && isEven && (
            <Notice tone="green">
              <FormattedMessage id="bankStatement.even" />
            </Notice>
          )}
          {isGap && (
            <Notice tone="amber">
              <FormattedMessage id="bankStatement.gap" values={{ stated: money(statedBalance) }} />
            </Notice>
          )}
          {bookedUntil && Number(difference) !== 0 && (
            <Notice tone="amber">
              <FormattedMessage id="bankStatement.differs" />
            </Notice>
          )}
        </Stack>
      </PanelBox>
      {!bookedUntil && (
        <PanelBox padding="0">
          <EmptyState
            title={intl.formatMessage({ id: 'bankStatement.none' })}
            text={intl.formatMessage({ id: 'bankStatement.noneText' })}
          />
        </PanelBox>
      )}
      {lines.length > 0 && (
        <Panel
          title={<FormattedMessage id="bankStatement.toMatch" />}
          text={
            openLines > lines.length ? (
              <FormattedMessage id="bankStatement.first" values={{ count: lines.length, all: openLines }} />
            ) : undefined
          }
        >
          <FigureTable
            label="bankStatement.toMatch"
            heads={['bankStatement.booking', 'bankStatement.bookedOn', 'bankStatement.amount', 'bankStatement.actions']}
            words={['bankStatement.bookedOn', 'bankStatement.actions']}
            rows={lines.map(one => ({
              key: one.id,
              cells: [
                <BookedText key="text" line={one} />,
                <Day key="day" on={one.bookedOn} />,
                money(one.amount),
                <ForMembers key="match">
                  <Flex gap="1">
                    <Button size="xs" variant="outline" onClick={() => open(`match:${one.id}`)}>
                      <FormattedMessage id="bankStatement.match" />
                    </Button>
                    <Button size="xs" variant="ghost" onClick={() => open(`post:${one.id}`)}>
                      <FormattedMessage id="bankStatement.post" />
                    </Button>
                  </Flex>
                </ForMembers>,
              ],
            }))}
          />
        </Panel>
      )}
      {entries.length > 0 && bookedUntil && <UnmatchedEntries entries={entries} currency={currency} />}
      <Part>
        {dialog === 'import' && <ImportStatementDialog bankAccountId={bankAccountId} onClose={close} />}
        {kind === 'match' && line && (
          <MatchLineDialog key={line.id} line={line} currency={currency} onMatched={() => onward(line.id)} onClose={close} />
        )}
        {kind === 'post' && line && <PostLineDialog line={line} currency={currency} onClose={close} />}
      </Part>
    </Stack>
  );
}
