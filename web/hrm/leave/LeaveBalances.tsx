import { Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { LeaveBalances_balances$key } from '../../core/relay/generated/LeaveBalances_balances.graphql.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

const days = ['granted', 'carried', 'corrected', 'taken', 'pending', 'left'] as const;

/** Somebody's balances of leave in a year, with the adjustments that they come from. */
export function LeaveBalances({ balances: key }: { balances: LeaveBalances_balances$key }) {
  const balances = useFragment(
    graphql`
      fragment LeaveBalances_balances on LeaveBalance @relay(plural: true) {
        leaveTypeId
        title
        granted
        carried
        corrected
        taken
        pending
        left
        adjustments {
          kind
          days
          effectiveOn
          reason
        }
      }
    `,
    key,
  );
  const amount = (name: string, value: string | null | undefined) => (value ? <NumberText key={name} value={Number(value)} /> : '–');
  return (
    <FigureTable
      label="myProfile.balances"
      heads={['leaveRequest.leaveType', ...days.map(name => `leaveBalance.${name}`)]}
      below={days.filter(name => name !== 'left').map(name => `leaveBalance.${name}`)}
      isNamed
      rows={balances.map(one => ({
        key: one.leaveTypeId,
        cells: [
          <Stack key="type" gap="1" align="flex-start">
            <bdi>{one.title}</bdi>
            {one.adjustments.map((adjustment, index) => (
              <Text key={index} fontSize="xs" color="fg.muted">
                <FormattedMessage
                  id={adjustment.kind === 'OPENING' ? 'leaveBalance.opening' : 'leaveBalance.correction'}
                  values={{
                    day: <Day on={adjustment.effectiveOn} />,
                    days: <NumberText value={Number(adjustment.days)} />,
                    reason: <bdi>{adjustment.reason}</bdi>,
                  }}
                />
              </Text>
            ))}
          </Stack>,
          ...days.map(name => amount(name, one[name])),
        ],
      }))}
    />
  );
}
