import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { EnquiryListQuery, EnquiryListQuery$data } from '../../core/relay/generated/EnquiryListQuery.graphql.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { Badge } from '../../core/ui/Badge.tsx';
import { enquiryList } from '../addresses.ts';
import { EnquiryActions } from './EnquiryActions.tsx';
import { EnquiryDialog } from './EnquiryDialog.tsx';
import { EraseEnquiry } from './EraseEnquiry.tsx';
import { SubscriberCount } from './SubscriberCount.tsx';

type EnquiryRow = NonNullable<EnquiryListQuery$data['demoRequests']>['edges'][number]['node'];

const columns: Column<EnquiryRow>[] = [
  {
    label: 'enquiry.name',
    sort: 'NAME',
    cell: ({ id, name }) => (
      <DialogLink dialog={id}>
        <bdi>{name}</bdi>
      </DialogLink>
    ),
  },
  { label: 'enquiry.company', sort: 'COMPANY', cell: ({ company }) => <bdi>{company}</bdi> },
  { label: 'enquiry.email', cell: ({ email }) => <Ltr>{email}</Ltr> },
  {
    label: 'enquiry.status',
    sort: 'STATUS',
    cell: ({ status }) => (
      <Badge colorPalette={status === 'NEW' ? 'amber' : 'green'}>
        <FormattedMessage id={`enquiry.status.${status}`} />
      </Badge>
    ),
  },
  { label: 'enquiry.createdAt', sort: 'CREATED_AT', cell: ({ createdAt }) => <When at={createdAt} /> },
];

/** /settings/enquiries/: demo requests from the landing page, and the number of newsletter subscribers; SUPER_ADMIN only. */
export function EnquiryList({ query }: ScreenProps<EnquiryListQuery>) {
  const [{ newsletterSubscribers }, list] = useList<EnquiryListQuery, 'demoRequests'>(
    graphql`
      query EnquiryListQuery($first: Int, $after: String, $search: String, $filter: DemoRequestFilter, $sort: DemoRequestSort)
      @preloadable {
        ...ListScreen_settings @arguments(screen: "enquiry")
        demoRequests(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              name
              company
              email
              status
              createdAt
              ...EnquiryActions_enquiry
              ...EnquiryDialog_enquiry
              ...EraseEnquiry_enquiry
            }
          }
        }
        newsletterSubscribers {
          totalCount(exact: true)
        }
      }
    `,
    query,
    'demoRequests',
    ['DemoRequest', 'NewsletterSubscriber'],
  );
  const { dialog, close } = useAddressedDialog();
  const shown = list.rows.find(({ id }) => id === dialog);
  const erased = list.rows.find(({ id }) => dialog === `erase:${id}`);
  return (
    <Stack gap="4">
      <ListScreen spec={enquiryList} list={list} columns={columns} searchable actions={enquiry => <EnquiryActions enquiry={enquiry} />} />
      <SubscriberCount count={newsletterSubscribers?.totalCount ?? 0} />
      {shown && <EnquiryDialog enquiry={shown} onClose={close} />}
      {erased && <EraseEnquiry enquiry={erased} onClose={close} />}
    </Stack>
  );
}
