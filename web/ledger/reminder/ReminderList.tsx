import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ReminderListQuery, ReminderListQuery$data } from '../../core/relay/generated/ReminderListQuery.graphql.ts';
import { PrintItem } from '../../core/record/PrintItem.tsx';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { RowActions } from '../../core/screens/RowActions.tsx';
import { useAddressedDialog } from '../../core/screens/useAddress.ts';
import { Badge } from '../../core/ui/Badge.tsx';
import { reminderList } from '../addresses.ts';
import { levelTones } from './levelTones.ts';
import { ReminderDialog } from './ReminderDialog.tsx';
import { ReminderProposals } from './ReminderProposals.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';

const CustomerPartySelect = lazyPart(async () => (await import('../party/CustomerPartySelect.tsx')).CustomerPartySelect);

type Row = ReminderListQuery$data['reminders']['edges'][number]['node'];

const columns: Column<Row>[] = [
  {
    label: 'reminder.number',
    sort: 'NUMBER',
    width: 150,
    cell: ({ id, number }) => (
      <RecordLink id={id}>
        <Ltr>{number}</Ltr>
      </RecordLink>
    ),
  },
  {
    label: 'reminder.customer',
    width: 180,
    exported: { path: 'customer.name' },
    cell: ({ customer }) => <bdi>{customer.name}</bdi>,
  },
  {
    label: 'reminder.level',
    sort: 'LEVEL',
    width: 150,
    cell: ({ level }) => (
      <Badge colorPalette={levelTones[level - 1]}>
        <FormattedMessage id={`reminderLevel.${level}`} />
      </Badge>
    ),
  },
  { label: 'reminder.sentOn', sort: 'SENT_ON', width: 120, cell: ({ sentOn }) => <Day on={sentOn} /> },
  {
    label: 'reminder.by',
    width: 110,
    exported: { path: 'isMailed' },
    cell: ({ isMailed }) => <FormattedMessage id={isMailed ? 'reminder.byMail' : 'reminder.byPost'} />,
  },
  { label: 'reminder.documents', numeric: true, width: 100, exported: false, cell: ({ lines }) => <NumberText value={lines.length} /> },
  {
    label: 'reminder.total',
    sort: 'TOTAL',
    numeric: true,
    width: 120,
    cell: ({ total, currency }) => <MoneyText value={total} currency={currency} />,
  },
  {
    label: 'reminder.fee',
    sort: 'FEE',
    numeric: true,
    width: 100,
    cell: ({ fee, currency }) => <MoneyText value={fee} currency={currency} blankZero />,
  },
];

const choosers = { customer: CustomerPartySelect };

/** /economics/reminders/: who is to be reminded of overdue documents today, and who has been. */
export function ReminderList({ query }: ScreenProps<ReminderListQuery>) {
  const [data, list] = useList<ReminderListQuery, 'reminders'>(
    graphql`
      query ReminderListQuery($first: Int, $after: String, $filter: ReminderFilter, $sort: ReminderSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "reminder")
        ...ReminderProposals_proposals
        reminders(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              number
              customer {
                id
                name
              }
              level
              currency
              total
              fee
              sentOn
              isMailed
              waivedOn
              lines {
                documentId
                number
                dueOn
                balance
                level
              }
            }
          }
        }
      }
    `,
    query,
    'reminders',
    ['Reminder'],
  );
  const { dialog, close } = useAddressedDialog();
  const shown = list.rows.find(({ id }) => id === dialog);
  return (
    <>
      <ListScreen
        spec={reminderList}
        lead={<ReminderProposals proposals={data} />}
        list={list}
        columns={columns}
        choosers={choosers}
        actions={({ id, number }) => (
          <RowActions name={number}>
            <PrintItem id={id} />
          </RowActions>
        )}
      />
      {shown && <ReminderDialog reminder={shown} onClose={close} />}
    </>
  );
}
