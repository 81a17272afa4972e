import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { useOpenRecord } from '../../core/record/useOpenRecord.ts';
import { stockCountRules } from '../../../server/inventory/count/stockCount.rules.ts';
import { FlagField } from '../../core/fields/FlagField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { CountFormCreateMutation } from '../../core/relay/generated/CountFormCreateMutation.graphql.ts';
import type { CountFormQuery } from '../../core/relay/generated/CountFormQuery.graphql.ts';
import type { CountFormUpdateMutation } from '../../core/relay/generated/CountFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { WarehouseSelect } from '../warehouse/WarehouseSelect.tsx';
import { useQuery } from '../../core/relay/useQuery.ts';

const label = (name: string) => <FormattedMessage id={`count.${name}`} />;

/** Starts a stock count and opens it, or edits the note of one. */
export function CountForm({ id, onClose }: { id?: string; onClose: () => unknown }) {
  const { stockCount: count, warehouses } = useQuery<CountFormQuery>(
    graphql`
      query CountFormQuery($id: ID!, $isNew: Boolean!) {
        stockCount(id: $id) @skip(if: $isNew) {
          id
          version
          note
          isBlind
          warehouse {
            id
            name
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
    `,
    { id: id ?? '', isNew: !id },
    { fetchPolicy: 'network-only' },
  );
  const openRecord = useOpenRecord();
  const made = useRef<string>(undefined);
  const [create, isCreating] = useSaving<CountFormCreateMutation>(graphql`
    mutation CountFormCreateMutation($input: CreateStockCountInput!) {
      createStockCount(input: $input) {
        ...saving_payload
        stockCount {
          id
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<CountFormUpdateMutation>(graphql`
    mutation CountFormUpdateMutation($input: UpdateStockCountInput!) {
      updateStockCount(input: $input) {
        ...saving_payload
        stockCount {
          id
          version
          note
        }
      }
    }
  `);
  if (id && !count) return <GoneDialog entity="count" onClose={onClose} />;
  const warehouse = count?.warehouse ?? warehouses.edges[0]?.node;
  return (
    <FormDialog
      entity="count"
      rules={stockCountRules}
      values={{ warehouseId: warehouse?.id ?? '', note: count?.note ?? '', isBlind: count?.isBlind ?? false }}
      version={count?.version}
      save={async (input, version) => {
        if (id) return update({ input: { id, version, ...input } });
        const outcome = await create({ input });
        made.current = outcome.response?.createStockCount.stockCount?.id;
        return outcome;
      }}
      isSaving={isCreating || isUpdating}
      onClose={() => (made.current ? openRecord(made.current) : onClose())}
    >
      <WarehouseSelect name="warehouseId" label={label('warehouse')} selected={warehouse} disabled={!!id} required />
      <FlagField name="isBlind" label={label('isBlind')} hint={label('isBlindHint')} disabled={!!id} />
      <TextAreaField name="note" label={label('note')} rows={2} />
    </FormDialog>
  );
}
