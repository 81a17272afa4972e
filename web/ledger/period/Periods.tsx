import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { PeriodsQuery } from '../../core/relay/generated/PeriodsQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { ScreenHead } from '../../core/screens/ScreenHead.tsx';
import { BooksArchive } from './BooksArchive.tsx';
import { FiscalYears } from './FiscalYears.tsx';
import { LockDate } from './LockDate.tsx';

/** /economics/periods/: the lock date, and closing and reopening fiscal years. */
export function Periods({ query }: ScreenProps<PeriodsQuery>) {
  const { ledgerSetting, ...data } = usePreloadedQuery<PeriodsQuery>(
    graphql`
      query PeriodsQuery @preloadable {
        ledgerSetting @required(action: THROW) {
          ...LockDate_setting
        }
        ...FiscalYears_years
      }
    `,
    query,
  );
  useLiveUpdates('LedgerSetting', 'FiscalYear');
  return (
    <Stack gap="4" maxWidth="3xl">
      <ScreenHead title={<FormattedMessage id="period.plural" />} />
      <LockDate setting={ledgerSetting} />
      <FiscalYears years={data} />
      <BooksArchive />
    </Stack>
  );
}
