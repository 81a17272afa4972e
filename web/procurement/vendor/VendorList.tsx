import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { vendorTypes } from '../../../server/procurement/vendor/vendorTypes.rules.ts';
import { useCustomized } from '../../core/customFields/useCustomized.ts';
import { bulkChoice } from '../../core/screens/list/bulkFields.tsx';
import { Ltr } from '../../core/i18n/Ltr.tsx';
import { phoneText } from '../../../server/core/rules/phoneText.ts';
import { When } from '../../core/i18n/When.tsx';
import type { VendorListQuery, VendorListQuery$data } from '../../core/relay/generated/VendorListQuery.graphql.ts';
import { vendorBulk, vendorRemoval, vendorUpdate } from '../../core/relay/operations/vendorOperations.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import type { Column } from '../../core/screens/Column.ts';
import type { Bulk } from '../../core/screens/list/Bulk.ts';
import { bulkStatus } from '../../core/screens/list/bulkStatus.tsx';
import { useList } from '../../core/screens/list/useList.ts';
import { ListScreen } from '../../core/screens/ListScreen.tsx';
import { RecordActions } from '../../core/screens/RecordActions.tsx';
import { RecordDialogs } from '../../core/screens/RecordDialogs.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { useMay } from '../../core/session/may.ts';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import { lazyPart } from '../../core/ui/lazyPart.tsx';
import { vendorList } from '../addresses.ts';

const InviteVendor = lazyPart(async () => (await import('./InviteVendor.tsx')).InviteVendor);
const VendorForm = lazyPart(async () => (await import('./VendorForm.tsx')).VendorForm);

type VendorRow = VendorListQuery$data['vendors']['edges'][number]['node'];

const columns: Column<VendorRow>[] = [
  {
    label: 'vendor.name',
    sort: 'NAME',
    width: 165,
    cell: ({ id, name }) => (
      <RecordLink id={id}>
        <bdi>{name}</bdi>
      </RecordLink>
    ),
  },
  { label: 'vendor.companyName', sort: 'COMPANY_NAME', width: 180, cell: ({ companyName }) => <bdi>{companyName}</bdi> },
  {
    label: 'vendor.productGroupTitles',
    sort: 'PRODUCT_GROUP_TITLES',
    width: 200,
    cell: ({ productGroupTitles }) => <bdi>{productGroupTitles}</bdi>,
  },
  {
    label: 'vendor.vendorType',
    sort: 'VENDOR_TYPE',
    width: 110,
    cell: ({ vendorType }) => <FormattedMessage id={`vendorType.${vendorType}`} />,
  },
  { label: 'vendor.email', sort: 'EMAIL', width: 200, cell: ({ email }) => <Ltr>{email}</Ltr> },
  { label: 'vendor.phone', width: 136, hiddenAtFirst: true, cell: ({ phone }) => <Ltr>{phoneText(phone)}</Ltr> },
  { label: 'vendor.currency', sort: 'CURRENCY', width: 90, cell: ({ currency }) => <Ltr>{currency}</Ltr> },
  { label: 'vendor.status', sort: 'STATUS', width: 100, cell: ({ status }) => <StatusBadge status={status} /> },
  {
    label: 'vendor.registration',
    sort: 'REGISTRATION',
    width: 150,
    hiddenAtFirst: true,
    cell: ({ registration }) => registration && <FormattedMessage id={`registration.${registration}`} />,
  },
  { label: 'vendor.updatedAt', sort: 'UPDATED_AT', hiddenAtFirst: true, cell: ({ updatedAt }) => <When at={updatedAt} /> },
];

const bulk: Bulk = {
  ...vendorBulk,
  isRestorable: true,
  fields: [bulkStatus('vendor.status'), bulkChoice('vendor.vendorType', vendorTypes, 'vendorType')],
};

/** /vendorManagement/vendors/: the vendor list. */
export function VendorList({ query }: ScreenProps<VendorListQuery>) {
  const mayWrite = useMay('WRITE');
  const [data, list] = useList<VendorListQuery, 'vendors'>(
    graphql`
      query VendorListQuery($first: Int, $after: String, $search: String, $filter: VendorFilter, $sort: VendorSort) @preloadable {
        ...ListScreen_settings @arguments(screen: "vendor")
        ...useCustomized_fields @arguments(type: VENDOR)
        vendors(first: $first, after: $after, search: $search, filter: $filter, sort: $sort) @required(action: THROW) {
          ...ListScreen_connection
          edges {
            node {
              id
              version
              name
              companyName
              productGroupTitles
              vendorType
              email
              phone
              currency
              status
              registration
              updatedAt
              customFields {
                key
                value
                text
              }
            }
          }
        }
      }
    `,
    query,
    'vendors',
    ['Vendor', 'ProductGroup'],
  );
  const customized = useCustomized(vendorList, columns, bulk, data);
  return (
    <>
      <ListScreen
        {...customized}
        list={list}
        imports="Vendor"
        searchable
        create="vendor.new"
        buttons={mayWrite && <InviteVendor />}
        actions={vendor => <RecordActions entity="vendor" record={vendor} name={vendor.name} update={vendorUpdate} />}
      />
      <RecordDialogs
        entity="vendor"
        rows={list.rows}
        form={(id, onClose) => <VendorForm id={id} onClose={onClose} />}
        removal={vendorRemoval}
      />
    </>
  );
}
