import { graphql } from 'react-relay';
import { stockTransferRules } from '../../../server/inventory/transfer/stockTransfer.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { TransferFormQuery } from '../../core/relay/generated/TransferFormQuery.graphql.ts';
import { stockTransferForm } from '../../core/relay/operations/stockTransferOperations.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { partDrafts, type StoredPart } from '../offer/partDraft.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';
import { useStockedProducts } from './useStockedProducts.tsx';

const query = graphql`
  query TransferFormQuery {
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

type Transfer = NonNullable<(typeof stockTransferForm)['record']>;

const partsOf = (transfer: Transfer | undefined): StoredPart[] | undefined =>
  transfer?.lines.map(({ product, quantity }) => ({ item: { ...product, price: '0' }, quantity }));

/** Creates a transfer from the default warehouse and opens it, or edits a draft. */
export function TransferForm(props: RecordFormProps) {
  const { warehouses } = useQuery<TransferFormQuery>(query, {}, { fetchPolicy: 'network-only' });
  const search = useStockedProducts();
  return (
    <RecordForm
      entity="transfer"
      size="lg"
      operations={stockTransferForm}
      rules={stockTransferRules}
      initial={{ fromWarehouse: warehouses.edges[0]?.node }}
      values={transfer => ({ lines: partDrafts(partsOf(transfer)) })}
      opensNew
      {...props}
    >
      {transfer => (
        <>
          <FieldGrid>
            <WarehouseSelect name="fromWarehouseId" />
            <WarehouseSelect name="toWarehouseId" />
          </FieldGrid>
          <PartsField name="lines" label="transfer.lines" add="transfer.addLine" stored={partsOf(transfer)} search={search} />
          <TextAreaField name="note" rows={2} />
        </>
      )}
    </RecordForm>
  );
}
