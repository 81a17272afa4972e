import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { purchaseOrderRules } from '../../../server/procurement/order/purchaseOrder.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { emptyLine } from '../../core/fields/lineDraft.ts';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { useOfferedParty, type OfferedParty } from '../../core/record/useOfferedParty.ts';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { PurchaseOrderFormQuery } from '../../core/relay/generated/PurchaseOrderFormQuery.graphql.ts';
import type { PurchaseOrderFormVendorQuery } from '../../core/relay/generated/PurchaseOrderFormVendorQuery.graphql.ts';
import { purchaseOrderForm } from '../../core/relay/operations/purchaseOrderOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { ExpenseHeadSelect } from '../../finance/budgeting/expenseHead/ExpenseHeadSelect.tsx';
import { CostCenterSelect } from '../../ledger/costCenter/CostCenterSelect.tsx';
import { CurrencyField } from '../../ledger/exchangeRate/CurrencyField.tsx';
import { RateField } from '../../ledger/exchangeRate/RateField.tsx';
import { ProjectSelect } from '../../projects/project/ProjectSelect.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';
import { RequisitionSelect } from '../requisition/RequisitionSelect.tsx';
import { VendorSelect } from '../vendor/VendorSelect.tsx';
import { PurchaseLines } from './PurchaseLines.tsx';

const operations = readingMore<PurchaseOrderFormQuery>(
  purchaseOrderForm,
  graphql`
    query PurchaseOrderFormQuery($id: ID!, $isBlank: Boolean!) {
      record: purchaseOrder(id: $id) @skip(if: $isBlank) {
        id
        version
        vendor {
          id
          name
        }
        requisition {
          id
          name: number
        }
        head {
          id
          name: title
        }
        costCenter {
          id
          name: description
        }
        project {
          id
          name
        }
        expectedOn
        paymentDays
        discountPercent
        terms
        notes
        currency
        exchangeRate
        vatMode
        lines {
          id
          product {
            id
            name
          }
          description
          quantity
          unitPrice
          discountPercent
          vatCategory
          vatRate
        }
      }
    }
  `,
);

/** Creates a draft of a purchase order and opens it, or edits a draft. */
export function PurchaseOrderForm(props: RecordFormProps) {
  const terms = useSalesTerms();
  const vendor = useOfferedParty();
  return (
    <RecordForm
      entity="purchaseOrder"
      size="xl"
      operations={operations}
      rules={purchaseOrderRules}
      initial={{ vendor, lines: [emptyLine()], paymentDays: '30', currency: terms.currency ?? '', exchangeRate: '' }}
      copied={{ expectedOn: '', exchangeRate: '' }}
      opensNew
      {...props}
    >
      {(order, isCopy) => (
        <>
          <FieldGrid>
            <OrderVendor offered={vendor} />
            <RequisitionSelect name="requisitionId" />
            <ExpenseHeadSelect name="headId" />
            <CostCenterSelect name="costCenterId" />
            <ProjectSelect name="projectId" />
            <DateField name="expectedOn" />
            <NumberField name="paymentDays" decimals={[0, 0]} />
            <CurrencyField />
            <RateField />
          </FieldGrid>
          <PurchaseLines order={order} isCopy={isCopy} terms={terms} />
          <FieldGrid>
            <TextAreaField name="terms" rows={2} />
            <TextAreaField name="notes" rows={2} />
          </FieldGrid>
        </>
      )}
    </RecordForm>
  );
}

/** The vendor; with one chosen, or offered, the order is in their currency, unless another is chosen. */
function OrderVendor({ offered }: { offered?: OfferedParty }) {
  const environment = useRelayEnvironment();
  const { setValue, getFieldState } = useFormContext();
  const orderIn = (currency: string) => setValue('currency', currency, { shouldDirty: true });
  const vendorId = offered?.id;
  useEffect(() => {
    if (!vendorId) return;
    const query = graphql`
      query PurchaseOrderFormVendorQuery($id: ID!) {
        vendor(id: $id) {
          currency
        }
      }
    `;
    const asked = fetchQuery<PurchaseOrderFormVendorQuery>(environment, query, { id: vendorId }).subscribe({
      next: ({ vendor }) => vendor && !getFieldState('currency').isDirty && orderIn(vendor.currency),
    });
    return () => asked.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-deps -- Once per vendor offered; `orderIn` is new on every render.
  }, [vendorId]);
  return <VendorSelect name="vendorId" onPick={vendor => vendor && orderIn(vendor.currency)} />;
}
