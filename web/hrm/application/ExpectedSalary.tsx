import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import type { ExpectedSalaryMutation } from '../../core/relay/generated/ExpectedSalaryMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useHolds } from '../../core/session/may.ts';

/** The masked expected salary, and a button that shows it until the page is left; each look is recorded. */
export function ExpectedSalary({ id, mask }: { id: string; mask: string }) {
  const maySee = useHolds('HRM_SEE_PAY');
  const [shown, setShown] = useState<string>();
  const [reveal, isRevealing] = useSaving<ExpectedSalaryMutation>(graphql`
    mutation ExpectedSalaryMutation($input: RecordInput!) {
      payload: revealExpectedSalary(input: $input) {
        ...saving_payload
        expectedSalary
      }
    }
  `);
  const show = async () => {
    const { response } = await reveal({ input: { id } });
    setShown(response?.payload.expectedSalary ?? undefined);
  };
  return (
    <HStack gap="3">
      {shown === undefined ? mask : <MoneyText value={shown} />}
      {maySee && shown === undefined && (
        <Button variant="outline" size="xs" loading={isRevealing} onClick={() => void show()}>
          <FormattedMessage id="employee.showPay" />
        </Button>
      )}
    </HStack>
  );
}
