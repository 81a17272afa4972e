import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { languageNames, type Language } from '../../core/i18n/languages.ts';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ApplicationPageQuery } from '../../core/relay/generated/ApplicationPageQuery.graphql.ts';
import { applicationRemoval } from '../../core/relay/operations/applicationOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ApplicationButtons } from './ApplicationButtons.tsx';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Duplicates } from './Duplicates.tsx';
import { ExpectedSalary } from './ExpectedSalary.tsx';
import { Rating } from './Rating.tsx';
import { StageName } from './StageName.tsx';

/** /HRM/applications/:id/: one application. */
export function ApplicationPage({ query }: ScreenProps<ApplicationPageQuery>) {
  const { application } = usePreloadedQuery<ApplicationPageQuery>(
    graphql`
      query ApplicationPageQuery($id: ID!) @preloadable {
        application(id: $id) @required(action: THROW) {
          id
          name
          fatherName
          email
          phone
          address
          qualification
          expectedSalary
          coverLetter
          rating
          interviewAt
          isOnline
          language
          rejectedAt
          rejectionReason
          owner {
            userId
            name
          }
          position {
            id
            name: title
          }
          employee {
            id
            name
          }
          column {
            ...StageName_column
          }
          duplicates(first: 20) {
            totalCount
            ...Duplicates_applications
          }
          ...ApplicationButtons_application
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Application', 'ApplicationColumn', 'Position');
  const { id, rating, interviewAt, isOnline, language, rejectedAt, expectedSalary, duplicates } = application;
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <RecordFact label="application.position" value={application.position} />
        <RecordFact label="application.employee" value={application.employee} />
        <TextFact label="application.fatherName" value={application.fatherName} />
        <MailFact label="application.email" value={application.email} />
        <PhoneFact label="application.phone" value={application.phone} />
        <TextFact label="application.address" value={application.address} isText />
        <TextFact label="application.qualification" value={application.qualification} isText />
        <Fact label="application.expectedSalary">{expectedSalary && <ExpectedSalary id={id} mask={expectedSalary} />}</Fact>
        <Fact label="application.rating">{typeof rating === 'number' && <Rating value={rating} />}</Fact>
        <Fact label="application.interviewAt">{interviewAt && <When at={interviewAt} />}</Fact>
        <Fact label="application.rejectedAt">{rejectedAt && <When at={rejectedAt} />}</Fact>
        <TextFact label="application.rejectionReason" value={application.rejectionReason} isText />
        <Fact label="application.language">{language && languageNames[language.toLowerCase() as Language]}</Fact>
        <Fact label="application.isOnline">{isOnline && <FormattedMessage id="flag.yes" />}</Fact>
        <TextFact label="application.coverLetter" value={application.coverLetter} isText />
      </Facts>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="application"
      record={application}
      name={application.name}
      status={<StageName column={application.column} />}
      owner={application.owner}
      buttons={<ApplicationButtons application={application} />}
      panels={[
        { id: 'details', label: 'application.details', content: details, staysInSight: true },
        {
          id: 'duplicates',
          label: 'application.duplicates',
          count: duplicates.totalCount,
          content: <Duplicates applications={duplicates} />,
        },
      ]}
      form={(record, onClose) => <ApplicationForm id={record} onClose={onClose} />}
      removal={applicationRemoval}
      isPersonal
    />
  );
}
