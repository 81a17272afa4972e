import { graphql } from 'react-relay';
import { vendorQuotationRules } from '../../../server/procurement/quotation/vendorQuotation.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { FileField } from '../../core/fields/FileField.tsx';
import { nameRecords } from '../../core/fields/pickedNames.ts';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { VendorQuotationFormQuery } from '../../core/relay/generated/VendorQuotationFormQuery.graphql.ts';
import { vendorQuotationForm } from '../../core/relay/operations/vendorQuotationOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { useSession } from '../../core/session/session.ts';
import { RequisitionSelect } from '../requisition/RequisitionSelect.tsx';
import { VendorSelect } from '../vendor/VendorSelect.tsx';
import { emptyQuotationLine, QuotationLinesField } from './QuotationLinesField.tsx';
import { useQuotationUpload } from './useQuotationUpload.ts';

const operations = readingMore<VendorQuotationFormQuery>(
  vendorQuotationForm,
  graphql`
    query VendorQuotationFormQuery($id: ID!, $isBlank: Boolean!) {
      record: vendorQuotation(id: $id) @skip(if: $isBlank) {
        id
        version
        title
        vendor {
          id
          name
        }
        requisition {
          id
          name: number
        }
        dueOn
        deliveryOn
        currency
        description
        terms
        status
        discountPercent
        taxTotal
        attachment {
          id
          name
          url
        }
        lines {
          product {
            id
            name
          }
          quantity
          price
        }
      }
    }
  `,
);

type Quotation = NonNullable<(typeof operations)['record']>;

/** Lines of a new or stored quotation. The names of chosen records are noted for their fields. */
function valuesOf(quotation: Quotation | undefined): object {
  if (!quotation) return { lines: [emptyQuotationLine()] };
  const { vendor, requisition, lines } = quotation;
  nameRecords([vendor, requisition, ...lines.map(({ product }) => product)].map(({ id, name }) => [id, name]));
  return { lines: lines.map(({ product, quantity, price }) => ({ productId: product.id, quantity, price })) };
}

/** Creates or edits the quotation of a vendor who did not use their link. A copy starts as pending. */
export function VendorQuotationForm(props: RecordFormProps) {
  const { currency: own } = useSession();
  const upload = useQuotationUpload();
  return (
    <RecordForm
      entity="vendorQuotation"
      size="lg"
      operations={operations}
      rules={vendorQuotationRules}
      initial={{ discountPercent: '0', taxTotal: '0' }}
      copied={{ status: 'PENDING', dueOn: '', deliveryOn: '', attachmentId: '' }}
      values={valuesOf}
      opensNew
      {...props}
    >
      {quotation => (
        <>
          <FieldGrid>
            <TextField name="title" autoComplete="off" />
            <RequisitionSelect name="requisitionId" />
            <VendorSelect name="vendorId" />
            <DateField name="deliveryOn" />
            <DateField name="dueOn" />
          </FieldGrid>
          <QuotationLinesField currency={quotation?.currency ?? own ?? 'USD'} />
          <TextAreaField name="description" />
          <TextAreaField name="terms" rows={2} />
          <FileField name="attachmentId" accept="" stored={quotation?.attachment} upload={upload} />
        </>
      )}
    </RecordForm>
  );
}
