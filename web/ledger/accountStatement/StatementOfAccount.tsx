import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { SendDialog } from '../../core/record/SendDialog.tsx';
import type { StatementOfAccountQuery } from '../../core/relay/generated/StatementOfAccountQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { ForMembers } from '../../core/session/ForMembers.tsx';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { CustomerPartySelect } from '../party/CustomerPartySelect.tsx';
import { ReportFrame } from '../report/ReportFrame.tsx';
import { ReportPeriod } from '../report/ReportPeriod.tsx';
import { dayIn } from '../report/reportVariables.ts';
import { StatementLines } from './StatementLines.tsx';

/** /economics/statement-of-account/: what a customer was charged and paid in a period, document by document, on screen and on paper. */
export function StatementOfAccount({ query }: ScreenProps<StatementOfAccountQuery>) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const { accountStatement: statement } = usePreloadedQuery<StatementOfAccountQuery>(
    graphql`
      query StatementOfAccountQuery($partyId: ID!, $isChosen: Boolean!, $from: Date, $to: Date) @preloadable {
        accountStatement(partyId: $partyId, from: $from, to: $to) @include(if: $isChosen) {
          partyId
          partyName
          to
          ...StatementLines_statement
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const form = useForm({ values: { party: statement?.partyId ?? '' } });
  const [from, to] = [dayIn(address, 'from'), dayIn(address, 'to')];
  // The address has the days already, by the name that dialogs use for the record to copy.
  const [isSending, setSending] = useState(false);
  const span = new URLSearchParams({ as: 'statement', ...(from && { from }), ...(to && { to }) });
  return (
    <ReportFrame title="accountStatement.one" choices={<ReportPeriod from={from} to={to ?? statement?.to ?? ''} isUnbounded />}>
      <Stack gap="4">
        <Flex gap="3" wrap="wrap" align="flex-end" justify="space-between">
          <Box flex="1" maxWidth="md" minWidth="min(16rem, 100%)">
            <FormProvider {...form}>
              <CustomerPartySelect
                name="party"
                label={intl.formatMessage({ id: 'deposit.customerId' })}
                required={false}
                selected={statement && { id: statement.partyId, name: statement.partyName ?? '' }}
                onPick={item => void change({ party: item?.id })}
              />
            </FormProvider>
          </Box>
          {statement && (
            <Flex gap="2" wrap="wrap">
              <ForMembers>
                <Button variant="outline" onClick={() => setSending(true)}>
                  <Mail aria-hidden />
                  <FormattedMessage id="document.sendButton" />
                </Button>
              </ForMembers>
              <Button asChild variant="outline">
                <a href={`/print/${statement.partyId}.pdf?${span.toString()}`} target="_blank" rel="noreferrer">
                  <FileText aria-hidden />
                  <FormattedMessage id="document.print" />
                </a>
              </Button>
            </Flex>
          )}
        </Flex>
        {statement ? (
          <StatementLines statement={statement} />
        ) : (
          <EmptyState
            title={intl.formatMessage({ id: 'accountStatement.choose' })}
            text={intl.formatMessage({ id: 'accountStatement.chooseText' })}
          />
        )}
      </Stack>
      {statement && isSending && (
        <SendDialog id={statement.partyId} document={{ as: 'statement', from, to }} onClose={async () => setSending(false)} />
      )}
    </ReportFrame>
  );
}
