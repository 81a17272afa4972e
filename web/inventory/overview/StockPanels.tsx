import { Box, chakra, Flex } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { StockPanels_overview$key } from '../../core/relay/generated/StockPanels_overview.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Choice } from '../../core/ui/Choice.tsx';
import { Panel } from '../../core/ui/Panel.tsx';
import { invoicesIn, lowProducts } from './overviewLinks.ts';
import { saleTypeIn, saleTypes } from './saleType.ts';

const half = { base: '1 / -1', xl: 'span 2' };
const List = chakra('ul', { base: { listStyleType: 'none', display: 'grid', gap: '2.5' } });

/** Products low on stock, and the newest invoices, optionally of the one type named in the URL. */
export function StockPanels({ overview }: { overview: StockPanels_overview$key }) {
  const { from, before, lowStock, recent } = useFragment(
    graphql`
      fragment StockPanels_overview on InventoryOverview {
        from
        before
        lowStock {
          productId
          name
          available
          reorderLevel
        }
        recent {
          invoiceId
          number
          soldAt
          customer
          cashier
          kind
          total
        }
      }
    `,
    overview,
  );
  const intl = useIntl();
  const { address, change } = useAddress();
  const types = saleTypes.map(value => ({ value, label: intl.formatMessage({ id: `sales.type.${value}` }) }));
  return (
    <>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="sales.lowStock" />} text={<FormattedMessage id="sales.lowStockText" />}>
          <List>
            {lowStock.map(({ productId: id, name, available, reorderLevel }) => (
              <chakra.li key={id} display="flex" justifyContent="space-between" alignItems="center" gap="3" fontSize="sm">
                <RecordLink id={id} fontWeight="normal" display="inline-flex" alignItems="center" minHeight="6">
                  <bdi>{name}</bdi>
                </RecordLink>
                <span>
                  <FormattedMessage
                    id="sales.leftOf"
                    values={{ available: <NumberText value={Number(available)} />, level: <NumberText value={Number(reorderLevel)} /> }}
                  />
                </span>
              </chakra.li>
            ))}
          </List>
          <More to={lowProducts} label={lowStock.length ? 'sales.allLow' : 'sales.noneLow'} />
        </Panel>
      </Box>
      <Box gridColumn={half} minWidth="0">
        <Panel title={<FormattedMessage id="sales.recent" />}>
          <Box width="44" marginBlockEnd="3">
            <Choice
              size="sm"
              aria-label={intl.formatMessage({ id: 'sales.type' })}
              value={saleTypeIn(address) ?? ''}
              options={[{ value: '', label: intl.formatMessage({ id: 'sales.type.ALL' }) }, ...types]}
              onChange={event => void change({ type: event.target.value || undefined })}
            />
          </Box>
          <List>
            {recent.map(({ invoiceId: id, number, soldAt, customer, cashier, kind, total }) => (
              <chakra.li key={id} display="flex" justifyContent="space-between" gap="3" fontSize="sm">
                <Box minWidth="0">
                  <Flex gap="2" align="center" wrap="wrap">
                    <RecordLink id={id} display="inline-flex" alignItems="center" minHeight="6">
                      <bdi>{number}</bdi>
                    </RecordLink>
                    {kind !== 'SALE' && (
                      <Badge colorPalette={kind === 'RETURN' ? 'amber' : 'accent'}>
                        <FormattedMessage id={kind === 'RETURN' ? 'sales.return' : 'sales.creditNote'} />
                      </Badge>
                    )}
                  </Flex>
                  <chakra.span color="fg.muted">
                    <bdi>{customer ?? cashier}</bdi> · <When at={soldAt} />
                  </chakra.span>
                </Box>
                <MoneyText value={total} />
              </chakra.li>
            ))}
          </List>
          <More to={invoicesIn({ from, before })} label={recent.length ? 'sales.allInvoices' : 'sales.none'} />
        </Panel>
      </Box>
    </>
  );
}

const More = ({ to, label }: { to: string; label: string }) => (
  <QuietLink to={to} fontSize="sm" display="inline-flex" alignItems="center" minHeight="6" marginBlockStart="3">
    <FormattedMessage id={label} />
  </QuietLink>
);
