import { graphql, useFragment } from 'react-relay';
import { When } from '../../core/i18n/When.tsx';
import type { RequisitionVendors_requisition$key } from '../../core/relay/generated/RequisitionVendors_requisition.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';

/** The vendors of a requisition, and when each was asked and first opened the request. */
export function RequisitionVendors({ requisition: key }: { requisition: RequisitionVendors_requisition$key }) {
  const { vendors, requests } = useFragment(
    graphql`
      fragment RequisitionVendors_requisition on Requisition {
        vendors {
          id
          vendor {
            id
            name
            companyName
          }
        }
        requests {
          vendor {
            id
          }
          sentAt
          openedAt
        }
      }
    `,
    key,
  );
  return (
    <FigureTable
      label="requisition.vendors"
      heads={['vendor.name', 'vendor.companyName', 'requisition.sentAt', 'requisition.openedAt']}
      words={['vendor.companyName', 'requisition.sentAt', 'requisition.openedAt']}
      rows={vendors.map(({ id, vendor }) => {
        const request = requests.find(each => each.vendor.id === vendor.id);
        return {
          key: id,
          cells: [
            <RecordLink key="name" id={vendor.id}>
              <bdi>{vendor.name}</bdi>
            </RecordLink>,
            <bdi key="company">{vendor.companyName}</bdi>,
            request && <When key="sent" at={request.sentAt} />,
            request?.openedAt && <When key="opened" at={request.openedAt} />,
          ],
        };
      })}
    />
  );
}
