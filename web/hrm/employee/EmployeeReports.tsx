import { chakra, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeReports_reports$key } from '../../core/relay/generated/EmployeeReports_reports.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Avatar } from '../../core/ui/Avatar.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';

/** The people whom an employee manages directly. */
export function EmployeeReports({ reports }: { reports: EmployeeReports_reports$key }) {
  const { edges } = useFragment(
    graphql`
      fragment EmployeeReports_reports on EmployeeConnection {
        edges {
          node {
            id
            name
            designation
          }
        }
      }
    `,
    reports,
  );
  return (
    <PanelBox>
      {edges.length === 0 && (
        <Text color="fg.muted">
          <FormattedMessage id="employee.reportsNone" />
        </Text>
      )}
      <Stack as="ul" gap="3" listStyleType="none">
        {edges.map(({ node: { id, name, designation } }) => (
          <chakra.li key={id} display="flex" alignItems="center" gap="3">
            <Avatar name={name} />
            <Stack gap="0" minWidth="0">
              <RecordLink id={id}>
                <bdi>{name}</bdi>
              </RecordLink>
              {designation && (
                <Text fontSize="sm" color="fg.muted">
                  <bdi>{designation}</bdi>
                </Text>
              )}
            </Stack>
          </chakra.li>
        ))}
      </Stack>
    </PanelBox>
  );
}
