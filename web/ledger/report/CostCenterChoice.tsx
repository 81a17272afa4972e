import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { CostCenterChoice_centers$key } from '../../core/relay/generated/CostCenterChoice_centers.graphql.ts';
import { useAddress } from '../../core/screens/useAddress.ts';
import { Choice } from '../../core/ui/Choice.tsx';

/** Narrows a report to one cost center, which is kept in the address. */
export function CostCenterChoice({ centers }: { centers: CostCenterChoice_centers$key }) {
  const intl = useIntl();
  const { address, change } = useAddress();
  const { costCenters } = useFragment(
    graphql`
      fragment CostCenterChoice_centers on Query {
        costCenters(first: 100, sort: { field: DESCRIPTION }) @required(action: THROW) {
          edges {
            node {
              id
              description
            }
          }
        }
      }
    `,
    centers,
  );
  if (costCenters.edges.length === 0) return null;
  return (
    <Box width="44">
      <Choice
        size="sm"
        aria-label={intl.formatMessage({ id: 'costCenter.one' })}
        value={address.get('costCenter') ?? ''}
        options={costCenters.edges.map(({ node }) => ({ value: node.id, label: node.description }))}
        placeholder={intl.formatMessage({ id: 'report.allCostCenters' })}
        onChange={event => void change({ costCenter: event.target.value })}
      />
    </Box>
  );
}
