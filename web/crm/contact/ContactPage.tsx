import { graphql, usePreloadedQuery } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { ContactPageQuery } from '../../core/relay/generated/ContactPageQuery.graphql.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ScreenSkeleton } from '../../core/screens/ScreenSkeleton.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { Fact, Facts, MailFact, PhoneFact, TextFact } from '../../core/ui/Facts.tsx';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { ActivityPanel } from '../activity/ActivityPanel.tsx';
import { MergeItem } from '../../parties/duplicate/MergeItem.tsx';
import { UnmergeDialog } from '../../parties/duplicate/UnmergeDialog.tsx';
import { UnmergeItems } from '../../parties/duplicate/UnmergeItems.tsx';
import { useMergedAway } from '../../parties/duplicate/useMergedAway.ts';
import { ContactForm } from '../../parties/contact/ContactForm.tsx';
import { ContactMerging } from '../../parties/contact/ContactMerging.tsx';
import { contactUnmerge } from '../../parties/contact/contactUnmerge.ts';
import { contactRemoval } from '../../core/relay/operations/contactOperations.ts';

/** /CRM/contacts/:id/: one contact. */
export function ContactPage({ query }: ScreenProps<ContactPageQuery>) {
  const { contact, merges } = usePreloadedQuery<ContactPageQuery>(
    graphql`
      query ContactPageQuery($id: ID!) @preloadable {
        merges: contactMerges(id: $id) {
          ...UnmergeItems_merges
          ...UnmergeDialog_merges
        }
        contact(id: $id) @required(action: THROW) {
          id
          name
          department
          email
          phone
          status
          createdAt
          customer {
            id
            name
          }
          activities(first: 100) {
            totalCount
            ...ActivityPanel_activities
          }
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Contact', 'Activity');
  if (useMergedAway(contact.id, query)) return <ScreenSkeleton />;
  const { id, name, department, email, phone, status, customer, createdAt } = contact;
  const details = (
    <PanelBox>
      <Facts marginBlockEnd="0">
        <RecordFact label="contact.customer" value={customer} />
        <TextFact label="contact.department" value={department} />
        <MailFact label="contact.email" value={email} />
        <PhoneFact label="contact.phone" value={phone} />
        <Fact label="contact.createdAt">
          <When at={createdAt} />
        </Fact>
      </Facts>
    </PanelBox>
  );
  return (
    <>
      <RecordScreen
        entity="contact"
        record={contact}
        name={name}
        status={<StatusBadge status={status} />}
        panels={[
          { id: 'details', label: 'party.details', content: details, staysInSight: true },
          {
            id: 'activities',
            label: 'activity.plural',
            count: contact.activities.totalCount,
            content: <ActivityPanel activities={contact.activities} customer={customer} contact={contact} />,
          },
        ]}
        form={(id, onClose) => <ContactForm id={id} onClose={onClose} />}
        actions={
          <>
            <MergeItem id={id} />
            <UnmergeItems merges={merges} />
          </>
        }
        removal={contactRemoval}
        isPersonal
      />
      <ContactMerging />
      <UnmergeDialog entity="contact" winner={name} merges={merges} mutation={contactUnmerge} />
    </>
  );
}
