import { Button, Stack } from '@chakra-ui/react';
import Send from 'lucide-react/icons/send';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { OpenItemsQuery } from '../../core/relay/generated/OpenItemsQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { LanguageLink } from '../../core/i18n/LanguageLink.tsx';
import { ReportFrame } from '../report/ReportFrame.tsx';
import { ReportPeriod } from '../report/ReportPeriod.tsx';
import { AgeingTable } from './AgeingTable.tsx';
import { OpenItemTable } from './OpenItemTable.tsx';

/** /economics/accounts-receivable/ and /economics/accounts-payable/: open amounts by party and age, and the documents behind them. */
export function OpenItems({ query }: ScreenProps<OpenItemsQuery>) {
  const data = usePreloadedQuery<OpenItemsQuery>(
    graphql`
      query OpenItemsQuery($direction: Control!, $control: ControlFilter!, $asOf: Date, $partyId: IdFilter) @preloadable {
        ageing(direction: $direction, asOf: $asOf) @required(action: THROW) {
          asOf
          ...AgeingTable_ageing
        }
        openItems(first: 100, filter: { direction: $control, partyId: $partyId, isOpen: { eq: true } }, sort: { field: DUE_ON })
          @required(action: THROW) {
          ...OpenItemTable_items
        }
      }
    `,
    query,
  );
  useLiveUpdates('JournalEntry');
  const { ageing, openItems } = data;
  const { direction } = query.variables;
  return (
    <Stack gap="4">
      <ReportFrame
        title={`report.${direction}`}
        choices={
          <>
            <ReportPeriod to={ageing.asOf} isAsOf />
            {direction === 'PAYABLE' && (
              <Button variant="outline" asChild>
                <LanguageLink to="/economics/pay-vendors/">
                  <Send aria-hidden />
                  <FormattedMessage id="payVendors.title" />
                </LanguageLink>
              </Button>
            )}
          </>
        }
      >
        <AgeingTable ageing={ageing} isReceivable={direction === 'RECEIVABLE'} />
      </ReportFrame>
      <OpenItemTable items={openItems} />
    </Stack>
  );
}
