import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import type { CustomFieldListQuery, CustomFieldListQuery$data } from '../../core/relay/generated/CustomFieldListQuery.graphql.ts';
import { customFieldBulk, customFieldRemoval, customFieldUpdate } from '../../core/relay/operations/customFieldOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import { DialogLink } from '../../core/screens/DialogLink.tsx';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { customFieldList } from '../addresses.ts';

const CustomFieldForm = lazyPart(async () => (await import('./CustomFieldForm.tsx')).CustomFieldForm);

type CustomFieldRow = CustomFieldListQuery$data['customFields']['edges'][number]['node'];

const columns: Column<CustomFieldRow>[] = [
  {
    label: 'customField.label',
    sort: 'LABEL',
    cell: ({ id, label }) => (
      <DialogLink dialog={id}>
        <bdi>{label}</bdi>
      </DialogLink>
    ),
  },
  {
    label: 'customField.recordType',
    sort: 'RECORD_TYPE',
    exported: { texts: 'customizedType' },
    cell: ({ recordType }) => <FormattedMessage id={`customizedType.${recordType}`} />,
  },
  {
    label: 'customField.kind',
    sort: 'KIND',
    exported: { texts: 'customFieldKind' },
    cell: ({ kind }) => <FormattedMessage id={`customFieldKind.${kind}`} />,
  },
  { label: 'customField.key', sort: 'KEY', cell: ({ key }) => <Ltr>{key}</Ltr> },
  { label: 'customField.choices', hiddenAtFirst: true, cell: ({ choices }) => <bdi>{choices.join(', ')}</bdi> },
  {
    label: 'customField.isRequired',
    sort: 'IS_REQUIRED',
    width: 110,
    exported: false,
    cell: ({ isRequired }) => isRequired && <FormattedMessage id="flag.yes" />,
  },
  { label: 'customField.position', sort: 'POSITION', numeric: true, width: 100, cell: ({ position }) => <NumberText value={position} /> },
  { label: 'customField.status', sort: 'STATUS', width: 110, cell: ({ status }) => <StatusBadge status={status} /> },
  { label: 'customField.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = { ...customFieldBulk, isRestorable: true, fields: [bulkStatus('customField.status')] };

/** /settings/custom-fields/: the fields that the company has added to its records. */
export function CustomFieldList({ query }: ScreenProps<CustomFieldListQuery>) {
  const [, list] = useList<CustomFieldListQuery, 'customFields'>(
    graphql`
      query CustomFieldListQuery($first: Int, $after: String, $filter: CustomFieldFilter, $sort: CustomFieldSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "customField")
        customFields(first: $first, after: $after, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              recordType
              label
              key
              kind
              choices
              isRequired
              position
              status
              updatedAt
            }
          }
        }
      }
    `,
    query,
    'customFields',
    ['CustomField'],
  );
  return (
    <>
      <ListScreen
        spec={customFieldList}
        list={list}
        columns={columns}
        create="customField.new"
        bulk={bulk}
        actions={field => <RecordActions entity="customField" record={field} name={field.label} update={customFieldUpdate} />}
      />
      <RecordDialogs
        entity="customField"
        rows={list.rows}
        form={(id, onClose) => <CustomFieldForm id={id} onClose={onClose} />}
        removal={customFieldRemoval}
        nameOf={({ label }) => label}
      />
    </>
  );
}
