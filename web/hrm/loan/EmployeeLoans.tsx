import { Heading, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import type { EmployeeLoansQuery } from '../../core/relay/generated/EmployeeLoansQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { LoanTable } from './LoanTable.tsx';

/** What an employee was lent, for holders of the right to see pay; each look is recorded. */
export function EmployeeLoans({ employeeId }: { employeeId: string }) {
  const { employeeLoans } = useQuery<EmployeeLoansQuery>(
    graphql`
      query EmployeeLoansQuery($employee: ID!) {
        employeeLoans(first: 50, filter: { employee: { eq: $employee } }) @required(action: THROW) {
          edges {
            node {
              id
              title
              grantedOn
              amount
              instalment
              balance
            }
          }
        }
      }
    `,
    { employee: employeeId },
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <Stack gap="3" marginBlockStart="5">
      <Heading as="h3" size="sm">
        <FormattedMessage id="employeeLoan.plural" />
      </Heading>
      <LoanTable loans={employeeLoans.edges.map(({ node }) => ({ key: node.id, loan: node }))} />
    </Stack>
  );
}
