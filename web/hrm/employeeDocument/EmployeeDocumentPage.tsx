import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { EmployeeDocumentPageQuery } from '../../core/relay/generated/EmployeeDocumentPageQuery.graphql.ts';
import { employeeDocumentRemoval } from '../../core/relay/operations/employeeDocumentOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { Fact, Facts } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { EmployeeDocumentForm } from './EmployeeDocumentForm.tsx';
import { Expiry } from './Expiry.tsx';

/** /HRM/documents/:id/: a document of an employee, with its scans. */
export function EmployeeDocumentPage({ query }: ScreenProps<EmployeeDocumentPageQuery>) {
  const { employeeDocument: document } = usePreloadedQuery<EmployeeDocumentPageQuery>(
    graphql`
      query EmployeeDocumentPageQuery($id: ID!) @preloadable {
        employeeDocument(id: $id) @required(action: THROW) {
          id
          title
          employee {
            id
            name
          }
          kind
          issuedOn
          expiresOn
          remindDays
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('EmployeeDocument');
  const facts = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <RecordFact label="employeeDocument.employee" value={document.employee} />
        <Fact label="employeeDocument.kind">
          <FormattedMessage id={`employeeDocumentKind.${document.kind}`} />
        </Fact>
        <Fact label="employeeDocument.issuedOn">{document.issuedOn && <Day on={document.issuedOn} />}</Fact>
        <Fact label="employeeDocument.expiresOn">
          <Expiry on={document.expiresOn} />
        </Fact>
        <Fact label="employeeDocument.remindDays">
          <NumberText value={document.remindDays} />
        </Fact>
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="employeeDocument"
      record={document}
      name={document.title}
      panels={[{ id: 'facts', label: 'employeeDocument.facts', content: facts }]}
      form={(id, onClose) => <EmployeeDocumentForm id={id} onClose={onClose} />}
      removal={employeeDocumentRemoval}
    />
  );
}
