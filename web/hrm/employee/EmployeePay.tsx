import { Button, Flex, Text } from '@chakra-ui/react';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { EmployeePayMutation } from '../../core/relay/generated/EmployeePayMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useHolds } from '../../core/session/may.ts';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { PayYears } from '../own/PayYears.tsx';

const EmployeeEarlierPay = lazyPart(async () => (await import('../earlierPay/EmployeeEarlierPay.tsx')).EmployeeEarlierPay);
const EmployeeLoans = lazyPart(async () => (await import('../loan/EmployeeLoans.tsx')).EmployeeLoans);

interface EmployeePayProps {
  employee: {
    readonly id: string;
    readonly name: string;
    readonly nationalId: string | null | undefined;
    readonly bankAccount: string | null | undefined;
    readonly salary: string | null | undefined;
    readonly hourlyCost: string | null | undefined;
  };
}

type Shown = EmployeePayMutation['response']['payload'];

/** Masked values of an employee, and a button that shows them until the panel is left; each look is recorded. */
export function EmployeePay({ employee }: EmployeePayProps) {
  const maySee = useHolds('HRM_SEE_PAY');
  const [shown, setShown] = useState<Shown>();
  const [reveal, isRevealing] = useSaving<EmployeePayMutation>(graphql`
    mutation EmployeePayMutation($input: RecordInput!) {
      payload: revealEmployeePay(input: $input) {
        ...saving_payload
        nationalId
        bankAccount
        salary
        hourlyCost
      }
    }
  `);
  const show = async () => {
    const { response } = await reveal({ input: { id: employee.id } });
    if (response) setShown(response.payload);
  };
  const none = <FormattedMessage id="employee.payNone" />;
  return (
    <PanelBox>
      <Facts>
        <Fact label="employee.salary">{shown?.salary ? <MoneyText value={shown.salary} /> : (employee.salary ?? none)}</Fact>
        <Fact label="employee.hourlyCost">
          {shown?.hourlyCost ? <MoneyText value={shown.hourlyCost} /> : (employee.hourlyCost ?? none)}
        </Fact>
        <Fact label="employee.bankAccount">{shown?.bankAccount ? <Ltr>{shown.bankAccount}</Ltr> : (employee.bankAccount ?? none)}</Fact>
        <Fact label="employee.nationalId">{shown?.nationalId ? <Ltr>{shown.nationalId}</Ltr> : (employee.nationalId ?? none)}</Fact>
      </Facts>
      {maySee && (
        <Flex gap="3" align="center" wrap="wrap">
          <Button variant="outline" size="sm" loading={isRevealing} onClick={() => (shown ? setShown(undefined) : void show())}>
            {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            <FormattedMessage id={shown ? 'employee.hidePay' : 'employee.showPay'} />
          </Button>
          <Text fontSize="sm" color="fg.muted">
            <FormattedMessage id="employee.payText" />
          </Text>
        </Flex>
      )}
      {maySee && <PayYears employeeId={employee.id} as="payYear" />}
      <Part>{shown && <EmployeeLoans employeeId={employee.id} />}</Part>
      <Part>{shown && <EmployeeEarlierPay employee={employee} />}</Part>
    </PanelBox>
  );
}
