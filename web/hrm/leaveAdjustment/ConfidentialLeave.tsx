import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { ConfidentialLeaveQuery } from '../../core/relay/generated/ConfidentialLeaveQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useHolds, useMay } from '../../core/session/may.ts';
import { Part } from '../../core/ui/Part.tsx';
import { LeaveBalances } from '../leave/LeaveBalances.tsx';
import { ConfidentialAdjustmentForm } from './ConfidentialAdjustmentForm.tsx';

interface ConfidentialLeaveProps {
  employee: { readonly id: string; readonly name: string };
}

/** An employee's balances of confidential leave, which holders of the right can show; each look is recorded. */
export function ConfidentialLeave({ employee }: ConfidentialLeaveProps) {
  const maySee = useHolds('HRM_SEE_HEALTH');
  const [isShown, setShown] = useState(false);
  if (!maySee)
    return (
      <Text fontSize="sm" color="fg.muted">
        <FormattedMessage id="leaveBalance.notConfidential" />
      </Text>
    );
  return (
    <Stack gap="3" align="flex-start" width="full">
      <Flex gap="3" align="center" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => setShown(!isShown)}>
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          <FormattedMessage id={isShown ? 'leaveBalance.hideConfidential' : 'leaveBalance.showConfidential'} />
        </Button>
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="leaveBalance.looksNoted" />
        </Text>
      </Flex>
      <Part>{isShown && <ConfidentialBalances employee={employee} />}</Part>
    </Stack>
  );
}

function ConfidentialBalances({ employee }: ConfidentialLeaveProps) {
  const [reads, setReads] = useState(0);
  const { confidentialLeaveBalances } = useQuery<ConfidentialLeaveQuery>(
    graphql`
      query ConfidentialLeaveQuery($employeeId: ID!, $year: Int!) {
        confidentialLeaveBalances(employeeId: $employeeId, year: $year) @required(action: THROW) {
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
    <Stack gap="3" align="flex-start" width="full">
      {confidentialLeaveBalances.length ? (
        <LeaveBalances balances={confidentialLeaveBalances} />
      ) : (
        <Text color="fg.muted">
          <FormattedMessage id="leaveBalance.noneConfidential" />
        </Text>
      )}
      {mayWrite && (
        <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          <FormattedMessage id="confidentialAdjustment.new" />
        </Button>
      )}
      <Part>
        {isAdding && (
          <ConfidentialAdjustmentForm employee={employee} onMade={() => setReads(times => times + 1)} onClose={() => setAdding(false)} />
        )}
      </Part>
    </Stack>
  );
}
