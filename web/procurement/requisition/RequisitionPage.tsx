import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { When } from '../../core/i18n/When.tsx';
import { RecordScreen } from '../../core/record/RecordScreen.tsx';
import type { RequisitionPageQuery } from '../../core/relay/generated/RequisitionPageQuery.graphql.ts';
import { requisitionRemoval } from '../../core/relay/operations/requisitionOperations.ts';
import { useLiveUpdates } from '../../core/relay/useLiveUpdates.ts';
import type { ScreenProps } from '../../core/routing/ScreenRow.ts';
import { RecordFact } from '../../core/screens/RecordFact.tsx';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { ApproverFact } from '../approval/ApproverFact.tsx';
import { RejectionNotice } from '../approval/RejectionNotice.tsx';
import { ComparisonPanel } from '../quotation/ComparisonPanel.tsx';
import { RequisitionButtons } from './RequisitionButtons.tsx';
import { RequisitionForm } from './RequisitionForm.tsx';
import { RequisitionStatus } from './RequisitionStatus.tsx';
import { RequisitionQuestions } from './RequisitionQuestions.tsx';
import { RequisitionVendors } from './RequisitionVendors.tsx';

/** /vendorManagement/requisition/:id/: one requisition with its lines and vendors. */
export function RequisitionPage({ query }: ScreenProps<RequisitionPageQuery>) {
  const { requisition } = usePreloadedQuery<RequisitionPageQuery>(
    graphql`
      query RequisitionPageQuery($id: ID!) @preloadable {
        requisition(id: $id) @required(action: THROW) {
          id
          number
          title
          department {
            title
          }
          category
          dueOn
          isSealed
          description
          requisitionStatus
          requestedBy {
            name
          }
          approvedBy {
            name
          }
          approvedFor {
            name
          }
          approvedAt
          rejectedBy {
            name
          }
          rejectedAt
          rejectionReason
          head {
            id
            name: title
          }
          costCenter {
            id
            name: description
          }
          estimate
          overrideReason
          lines {
            id
            product {
              id
              name
            }
            quantity
            expectedPrice
            note
          }
          ...RequisitionVendors_requisition
          ...ComparisonPanel_requisition
          ...RequisitionButtons_requisition
          questions {
            id
          }
          ...RequisitionQuestions_requisition
          ...RecordScreen_record
        }
      }
    `,
    query,
  );
  useLiveUpdates('Requisition', 'Vendor', 'ProcurementProduct', 'VendorRequest', 'VendorQuotation', 'RequisitionQuestion');
  const { number, title, department, category, dueOn, isSealed, description, requisitionStatus } = requisition;
  const { requestedBy, approvedAt, lines } = requisition;
  const overview = (
    <PanelBox>
      <Stack gap="5">
        <RejectionNotice {...requisition} />
        <Facts marginBlockEnd="0">
          <TextFact label="requisition.title" value={title} />
          <TextFact label="requisition.department" value={department.title} />
          <TextFact label="requisition.category" value={category} />
          <Fact label="requisition.dueOn">
            <Day on={dueOn} />
          </Fact>
          <RecordFact label="requisition.head" value={requisition.head} />
          <RecordFact label="requisition.costCenter" value={requisition.costCenter} />
          <Fact label="requisition.estimate">
            <MoneyText value={requisition.estimate} />
          </Fact>
          <TextFact label="requisition.requestedBy" value={requestedBy?.name} />
          <ApproverFact label="requisition.approvedBy" {...requisition} />
          <Fact label="requisition.approvedAt">{approvedAt && <When at={approvedAt} />}</Fact>
          <Fact label="requisition.prices">{isSealed && <FormattedMessage id="requisition.sealed" />}</Fact>
          <TextFact label="requisition.overrideReason" value={requisition.overrideReason} isText />
          <TextFact label="requisition.description" value={description} isText />
        </Facts>
        <FigureTable
          label="requisition.lines"
          heads={['requisitionLine.product', 'requisitionLine.note', 'requisitionLine.quantity', 'requisitionLine.expectedPrice']}
          words={['requisitionLine.note']}
          rows={lines.map(({ id, product, quantity, expectedPrice, note }) => ({
            key: id,
            cells: [
              <RecordLink key="product" id={product.id}>
                <bdi>{product.name}</bdi>
              </RecordLink>,
              <bdi key="note">{note}</bdi>,
              <NumberText key="quantity" value={Number(quantity)} />,
              expectedPrice && <MoneyText key="price" value={expectedPrice} decimals={6} />,
            ],
          }))}
        />
        <RequisitionVendors requisition={requisition} />
      </Stack>
    </PanelBox>
  );
  return (
    <RecordScreen
      entity="requisition"
      record={requisition}
      name={number}
      status={<RequisitionStatus status={requisitionStatus} />}
      panels={[
        { id: 'overview', label: 'requisition.one', content: overview },
        { id: 'comparison', label: 'comparison.title', content: <ComparisonPanel requisition={requisition} /> },
        {
          id: 'questions',
          label: 'question.plural',
          count: requisition.questions.length,
          content: <RequisitionQuestions requisition={requisition} />,
        },
      ]}
      form={requisitionStatus === 'CANCELLED' ? undefined : (id, onClose) => <RequisitionForm id={id} onClose={onClose} />}
      removal={requisitionStatus === 'APPROVED' ? undefined : requisitionRemoval}
      buttons={<RequisitionButtons requisition={requisition} />}
    />
  );
}
