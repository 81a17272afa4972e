import { Box, Stack } from '@chakra-ui/react';
import { FormProvider, useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import type { GeneralLedgerQuery } from '../../core/relay/generated/GeneralLedgerQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { EmptyState } from '../../core/ui/EmptyState.tsx';
import { accountNameIn } from '../account/accountNameIn.ts';
import { AccountSelect } from '../account/AccountSelect.tsx';
import { GeneralLedgerLines } from './GeneralLedgerLines.tsx';
import { ReportFrame } from './ReportFrame.tsx';
import { ReportPeriod } from './ReportPeriod.tsx';
import { dayIn } from './reportVariables.ts';

/** /economics/ledger/: the lines of one account with its running balance. */
export function GeneralLedger({ query }: ScreenProps<GeneralLedgerQuery>) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { address, change } = useAddress();
  const data = usePreloadedQuery<GeneralLedgerQuery>(
    graphql`
      query GeneralLedgerQuery($accountId: ID!, $isChosen: Boolean!, $from: Date, $to: Date) @preloadable {
        account(id: $accountId) @include(if: $isChosen) {
          id
          number
          name
          nameAr
          nameSp
        }
        ...GeneralLedgerLines_query @include(if: $isChosen) @alias(as: "lines") @arguments(accountId: $accountId, from: $from, to: $to)
      }
    `,
    query,
  );
  const { account, lines } = data;
  const selected = account && { id: account.id, name: `${account.number} ${accountNameIn(language, account)}` };
  const form = useForm({ values: { account: account?.id ?? '' } });
  return (
    <ReportFrame
      title="report.generalLedger"
      choices={<ReportPeriod from={dayIn(address, 'from')} to={dayIn(address, 'to') ?? ''} isUnbounded />}
    >
      <Stack gap="4">
        <Box maxWidth="md">
          <FormProvider {...form}>
            <AccountSelect
              name="account"
              label={intl.formatMessage({ id: 'ledgerAccount.one' })}
              required={false}
              selected={selected}
              onPick={item => void change({ account: item?.id })}
            />
          </FormProvider>
        </Box>
        {lines ? (
          <GeneralLedgerLines key={address.toString()} data={lines} />
        ) : (
          <EmptyState title={intl.formatMessage({ id: 'ledger.choose' })} text={intl.formatMessage({ id: 'ledger.chooseText' })} />
        )}
      </Stack>
    </ReportFrame>
  );
}
