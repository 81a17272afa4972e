import { graphql } from 'react-relay';
import { goodsReceiptRules } from '../../../server/inventory/receipt/goodsReceipt.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { readingMore } from '../../core/relay/FormOperations.ts';
import type { ReceiptFormRecordQuery } from '../../core/relay/generated/ReceiptFormRecordQuery.graphql.ts';
import type { ReceiptFormQuery } from '../../core/relay/generated/ReceiptFormQuery.graphql.ts';
import { goodsReceiptForm } from '../../core/relay/operations/goodsReceiptOperations.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';
import { draftsOf } from './receivedDraft.ts';
import { ReceivedField } from './ReceivedField.tsx';

const operations = readingMore<ReceiptFormRecordQuery>(
  goodsReceiptForm,
  graphql`
    query ReceiptFormRecordQuery($id: ID!, $isBlank: Boolean!) {
      record: goodsReceipt(id: $id) @skip(if: $isBlank) {
        id
        version
        supplier
        supplierReference
        note
        warehouse {
          id
          name
        }
        lines {
          product {
            id
            name
            isSerialized
          }
          quantity
          unitCost
          batchNumber
          manufacturedOn
          expiresOn
          serialNumbers
        }
      }
    }
  `,
);

const query = graphql`
  query ReceiptFormQuery {
    warehouses(first: 1, filter: { isDefault: { eq: true } }) @required(action: THROW) {
      edges {
        node {
          id
          name
        }
      }
    }
  }
`;

/** Creates a goods receipt into the default warehouse and opens it, or edits a draft. */
export function ReceiptForm(props: RecordFormProps) {
  const { warehouses } = useQuery<ReceiptFormQuery>(query, {}, { fetchPolicy: 'network-only' });
  return (
    <RecordForm
      entity="goodsReceipt"
      size="xl"
      operations={operations}
      rules={goodsReceiptRules}
      initial={{ warehouse: warehouses.edges[0]?.node }}
      values={receipt => ({ lines: draftsOf(receipt?.lines), pickedProduct: '' })}
      opensNew
      {...props}
    >
      <FieldGrid>
        <WarehouseSelect name="warehouseId" />
        <TextField name="supplier" autoComplete="off" />
        <TextField name="supplierReference" autoComplete="off" />
      </FieldGrid>
      <ReceivedField />
      <TextAreaField name="note" rows={2} />
    </RecordForm>
  );
}
