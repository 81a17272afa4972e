import { HStack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { Limits_components$key } from '../../core/relay/generated/Limits_components.graphql.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

/** What limits availability: each stocked product, its quantity, and the number of offers it suffices for. */
export function Limits({ components: key }: { components: Limits_components$key }) {
  const components = useFragment(
    graphql`
      fragment Limits_components on LimitingComponent @relay(plural: true) {
        productId
        name
        quantity
        available
        enoughFor
        isActive
      }
    `,
    key,
  );
  return (
    <FigureTable
      label="offer.why"
      heads={['part.item', 'offer.taken', 'offer.inStock', 'offer.enoughFor']}
      rows={components.map(({ productId, name, quantity, available, enoughFor, isActive }) => ({
        key: productId,
        cells: [
          <HStack key="name" gap="2" wrap="wrap">
            <bdi>{name}</bdi>
            {!isActive && <StatusBadge status="INACTIVE" />}
            {enoughFor === components[0].enoughFor && (
              <Badge colorPalette="amber">
                <FormattedMessage id="offer.limits" />
              </Badge>
            )}
          </HStack>,
          <NumberText key="taken" value={Number(quantity)} />,
          <NumberText key="available" value={Number(available)} />,
          <NumberText key="enough" value={Number(enoughFor)} />,
        ],
      }))}
    />
  );
}
