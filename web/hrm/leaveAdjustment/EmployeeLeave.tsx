import { Button, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { EmployeeLeaveQuery } from '../../core/relay/generated/EmployeeLeaveQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useMay } from '../../core/session/may.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { LeaveBalances } from '../leave/LeaveBalances.tsx';
import { ConfidentialLeave } from './ConfidentialLeave.tsx';
import { LeaveAdjustmentForm } from './LeaveAdjustmentForm.tsx';

/** How much leave an employee has left this year, and how it comes about. */
export function EmployeeLeave({ employee }: { employee: { readonly id: string; readonly name: string } }) {
  const [reads, setReads] = useState(0);
  const { leaveBalances } = useQuery<EmployeeLeaveQuery>(
    graphql`
      query EmployeeLeaveQuery($employeeId: ID!, $year: Int!) {
        leaveBalances(employeeId: $employeeId, year: $year) @required(action: THROW) {
          leaveTypeId
          ...LeaveBalances_balances
        }
      }
    `,
    { employeeId: employee.id, year: new Date().getFullYear() },
    { fetchPolicy: 'store-and-network', fetchKey: reads },
  );
  const mayWrite = useMay('WRITE');
  const [isAdding, setAdding] = useState(false);
  return (
    <PanelBox>
      <Stack gap="3" align="flex-start">
        {leaveBalances.length ? (
          <LeaveBalances balances={leaveBalances} />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage id="leaveBalance.none" />
          </Text>
        )}
        {mayWrite && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            <FormattedMessage id="leaveAdjustment.new" />
          </Button>
        )}
        <ConfidentialLeave employee={employee} />
      </Stack>
      <Part>
        {isAdding && (
          <LeaveAdjustmentForm employee={employee} onMade={() => setReads(times => times + 1)} onClose={() => setAdding(false)} />
        )}
      </Part>
    </PanelBox>
  );
}
