import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { MoneyText } from '../../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../../core/i18n/NumberText.tsx';
import type { RunSlips_slips$key } from '../../../core/relay/generated/RunSlips_slips.graphql.ts';
import { RecordLink } from '../../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../../core/ui/PanelBox.tsx';

const figures = ['gross', 'earnings', 'taxes', 'deductions', 'net', 'employerCost'] as const;

/** The pay slips of a run with their figures. */
export function RunSlips({ slips }: { slips: RunSlips_slips$key }) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment RunSlips_slips on PaySlipConnection {
        totalCount
        edges {
          node {
            id
            employeeName
            currency
            paidDays
            gross
            earnings
            taxes
            deductions
            net
            employerCost
          }
        }
      }
    `,
    slips,
  );
  if (!edges.length)
    return (
      <PanelBox>
        <Text color="fg.muted">
          <FormattedMessage id="payrollRun.slipsNone" />
        </Text>
      </PanelBox>
    );
  const rows = edges.map(({ node: slip }) => ({
    key: slip.id,
    cells: [
      <RecordLink key="name" id={slip.id}>
        <bdi>{slip.employeeName}</bdi>
      </RecordLink>,
      <NumberText key="days" value={Number(slip.paidDays)} />,
      ...figures.map(name => <MoneyText key={name} value={slip[name]} currency={slip.currency} />),
    ],
  }));
  return (
    <PanelBox>
      <FigureTable
        label="payrollRun.slips"
        heads={['paySlip.employeeName', 'paySlip.paidDays', ...figures.map(name => `paySlip.${name}`)]}
        below={['paySlip.paidDays', ...figures.filter(name => name !== 'net').map(name => `paySlip.${name}`)]}
        isNamed
        rows={rows}
      />
      {totalCount > edges.length && (
        <Text color="fg.muted" fontSize="sm" marginBlockStart="3">
          <FormattedMessage id="payrollRun.firstSlips" values={{ shown: edges.length, count: totalCount }} />
        </Text>
      )}
    </PanelBox>
  );
}
