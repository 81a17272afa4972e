import { Box, chakra, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { RecentOrdersPanel_overview$key } from '../../core/relay/generated/RecentOrdersPanel_overview.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { PurchaseOrderStatus } from '../order/PurchaseOrderStatus.tsx';

/** The newest orders of the period. */
export function RecentOrdersPanel({ overview }: { overview: RecentOrdersPanel_overview$key }) {
  const { currency, recent } = useFragment(
    graphql`
      fragment RecentOrdersPanel_overview on ProcurementOverview {
        currency
        recent {
          orderId
          number
          vendor
          issuedOn
          poStatus
          total
        }
      }
    `,
    overview,
  );
  return (
    <Box gridColumn={{ base: '1 / -1', xl: 'span 2' }} minWidth="0">
      <Panel title={<FormattedMessage id="procurementOverview.recent" />}>
        {recent.length === 0 && (
          <chakra.p color="fg.muted">
            <FormattedMessage id="procurementOverview.noneRecent" />
          </chakra.p>
        )}
        <chakra.ul listStyleType="none" display="grid" gap="2.5">
          {recent.map(({ orderId, number, vendor, issuedOn, poStatus, total }) => (
            <chakra.li key={orderId} display="flex" alignItems="center" gap="3" fontSize="sm">
              <Box flex="1" minWidth="0">
                <RecordLink id={orderId} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
                  <Ltr>{number}</Ltr>
                </RecordLink>
                <Text fontSize="xs" color="fg.muted">
                  <bdi>{vendor}</bdi> · <Day on={issuedOn} />
                </Text>
              </Box>
              <PurchaseOrderStatus status={poStatus} />
              <MoneyText value={total} currency={currency ?? undefined} />
            </chakra.li>
          ))}
        </chakra.ul>
      </Panel>
    </Box>
  );
}
