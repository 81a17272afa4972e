import { Button, Stack, Text } from '@chakra-ui/react';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { EmployeeDocuments_employee$key } from '../../core/relay/generated/EmployeeDocuments_employee.graphql.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Part } from '../../core/ui/Part.tsx';
import { EmployeeDocumentForm } from './EmployeeDocumentForm.tsx';
import { Expiry } from './Expiry.tsx';

/** The documents of an employee. */
export function EmployeeDocuments({ employee: key }: { employee: EmployeeDocuments_employee$key }) {
  const { id, name, documents } = useFragment(
    graphql`
      fragment EmployeeDocuments_employee on Employee {
        id
        name
        documents(first: 100) {
          edges {
            node {
              id
              title
              kind
              expiresOn
            }
          }
        }
      }
    `,
    key,
  );
  const mayWrite = useMay('WRITE');
  const revalidate = useRevalidate();
  const [isAdding, setAdding] = useState(false);
  return (
    <PanelBox>
      <Stack gap="3" align="flex-start">
        {documents.edges.length ? (
          <FigureTable
            label="employeeDocument.plural"
            heads={['employeeDocument.title', 'employeeDocument.kind', 'employeeDocument.expiresOn']}
            words={['employeeDocument.kind', 'employeeDocument.expiresOn']}
            rows={documents.edges.map(({ node }) => ({
              key: node.id,
              cells: [
                <RecordLink key="title" id={node.id}>
                  <bdi>{node.title}</bdi>
                </RecordLink>,
                <FormattedMessage key="kind" id={`employeeDocumentKind.${node.kind}`} />,
                <Expiry key="expiry" on={node.expiresOn} />,
              ],
            }))}
          />
        ) : (
          <Text color="fg.muted">
            <FormattedMessage id="employeeDocument.noneOfEmployee" />
          </Text>
        )}
        {mayWrite && (
          <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
            <Plus aria-hidden />
            <FormattedMessage id="employeeDocument.new" />
          </Button>
        )}
      </Stack>
      <Part>
        {isAdding && <EmployeeDocumentForm employee={{ id, name }} onMade={() => void revalidate()} onClose={() => setAdding(false)} />}
      </Part>
    </PanelBox>
  );
}
