import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { stockTransferRules } from '../../../server/inventory/transfer/stockTransfer.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { TransferFormCreateMutation } from '../../core/relay/generated/TransferFormCreateMutation.graphql.ts';
import type { TransferFormQuery } from '../../core/relay/generated/TransferFormQuery.graphql.ts';
import type { TransferFormUpdateMutation } from '../../core/relay/generated/TransferFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { partDrafts } from '../offer/partDraft.ts';
import { PartsField } from '../offer/PartsField.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';
import { useStockedProducts } from './useStockedProducts.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query TransferFormQuery($id: ID!, $isBlank: Boolean!) {
    stockTransfer(id: $id) @skip(if: $isBlank) {
      id
      version
      note
      fromWarehouse {
        id
        name
      }
      toWarehouse {
        id
        name
      }
      lines {
        quantity
        product {
          id
          name
        }
      }
    }
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

const label = (name: string) => <FormattedMessage id={`transfer.${name}`} />;

/** Creates a transfer and opens it, or edits a draft. */
export function TransferForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { sourceId, isBlank, isCopy } = useFormSource(id);
  const variables = { id: sourceId, isBlank };
  const { stockTransfer: transfer, warehouses } = useQuery<TransferFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const openRecord = useOpenRecord();
  const made = useRef<string>(undefined);
  const search = useStockedProducts();
  const [create, isCreating] = useSaving<TransferFormCreateMutation>(graphql`
    mutation TransferFormCreateMutation($input: CreateStockTransferInput!) {
      createStockTransfer(input: $input) {
        ...saving_payload
        stockTransfer {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<TransferFormUpdateMutation>(graphql`
    mutation TransferFormUpdateMutation($input: UpdateStockTransferInput!) {
      updateStockTransfer(input: $input) {
        ...saving_payload
        stockTransfer {
          id
          version
          note
        }
      }
    }
  `);
  if (sourceId && !transfer) return <GoneDialog entity="transfer" onClose={onClose} />;
  const from = transfer?.fromWarehouse ?? warehouses.edges[0]?.node;
  const stored = transfer?.lines.map(({ product, quantity }) => ({ item: { ...product, price: '0' }, quantity }));
  return (
    <FormDialog
      entity="transfer"
      size="lg"
      rules={stockTransferRules}
      values={{
        fromWarehouseId: from?.id ?? '',
        toWarehouseId: transfer?.toWarehouse.id ?? '',
        note: transfer?.note ?? '',
        lines: partDrafts(stored),
      }}
      version={isCopy ? undefined : transfer?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        made.current = outcome.response?.createStockTransfer.stockTransfer?.id;
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      isSaving={isCreating || isUpdating}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <FieldGrid>
        <WarehouseSelect name="fromWarehouseId" label={label('fromWarehouse')} selected={from} required />
        <WarehouseSelect name="toWarehouseId" label={label('toWarehouse')} selected={transfer?.toWarehouse} required />
      </FieldGrid>
      <PartsField name="lines" label="transfer.lines" add="transfer.addLine" stored={stored} search={search} />
      <TextAreaField name="note" label={label('note')} rows={2} />
    </FormDialog>
  );
}
