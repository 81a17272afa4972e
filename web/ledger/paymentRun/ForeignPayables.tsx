import { Flex, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { sum } from '../../../server/core/money/arithmetic.ts';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ForeignPayables_items$key } from '../../core/relay/generated/ForeignPayables_items.graphql.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { useSession } from '../../core/session/session.ts';
import { Notice } from '../../core/ui/Notice.tsx';
import { QuietLink } from '../../core/ui/QuietLink.tsx';

/** What is due in other currencies than the one shown, each of which is paid in a run of its own; shows nothing if nothing is. */
export function ForeignPayables({ items, shown }: { items: ForeignPayables_items$key; shown: string | undefined }) {
  const { currency: own } = useSession();
  const { address } = useAddress();
  const { edges } = useFragment(
    graphql`
      fragment ForeignPayables_items on OpenItemConnection {
        edges {
          node {
            currency
            balance
          }
        }
      }
    `,
    items,
  );
  const due = Map.groupBy(edges, ({ node }) => node.currency);
  const others = [...(own && own !== shown ? [own] : []), ...Array.from(due.keys()).filter(currency => currency !== shown)];
  if (others.length === 0) return null;
  const pageOf = (currency: string) => {
    const other = new URLSearchParams(address);
    other.set('currency', currency);
    return `/economics/pay-vendors/?${other.toString()}`;
  };
  return (
    <Notice>
      <Text>
        <FormattedMessage id="payVendors.foreign" />
      </Text>
      <Flex as="ul" wrap="wrap" columnGap="4" listStyleType="none">
        {others.map(currency => (
          <li key={currency}>
            <QuietLink to={pageOf(currency)}>
              <Ltr>{currency}</Ltr>
            </QuietLink>{' '}
            {due.has(currency) && (
              <MoneyText value={sum(due.get(currency)!.map(({ node }) => node.balance)).toFixed()} currency={currency} />
            )}
          </li>
        ))}
      </Flex>
    </Notice>
  );
}
