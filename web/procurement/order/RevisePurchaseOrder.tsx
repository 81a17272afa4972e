import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql } from 'react-relay';
import { purchaseOrderRules, revisePurchaseOrderRules } from '../../../server/procurement/order/purchaseOrder.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import type { RevisePurchaseOrderMutation } from '../../core/relay/generated/RevisePurchaseOrderMutation.graphql.ts';
import type { RevisePurchaseOrderQuery } from '../../core/relay/generated/RevisePurchaseOrderQuery.graphql.ts';
import { useQuery } from '../../core/relay/useQuery.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { useRevalidate } from '../../core/relay/useRevalidate.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useSalesTerms } from '../../parties/document/useSalesTerms.ts';
import { PurchaseLines } from './PurchaseLines.tsx';

const rules = purchaseOrderRules
  .pick({ expectedOn: true, discountPercent: true, terms: true, lines: true })
  .extend(revisePurchaseOrderRules.shape);

/** Changes an issued order: a revision, which its vendor acknowledges again. */
export function RevisePurchaseOrder({ order: { id }, onClose }: { order: { readonly id: string }; onClose: () => void }) {
  const terms = useSalesTerms();
  const revalidate = useRevalidate();
  const { purchaseOrder: order } = useQuery<RevisePurchaseOrderQuery>(
    graphql`
      query RevisePurchaseOrderQuery($id: ID!) {
        purchaseOrder(id: $id) {
          version
          expectedOn
          discountPercent
          terms
          currency
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
    { id },
    { fetchPolicy: 'network-only' },
  );
  const [revise, isSaving] = useSaving<RevisePurchaseOrderMutation>(graphql`
    mutation RevisePurchaseOrderMutation($input: RevisePurchaseOrderInput!) {
      revisePurchaseOrder(input: $input) {
        ...saving_payload
        purchaseOrder {
          ...PurchaseOrderButtons_order
          ...PurchaseOrderPanel_order
        }
      }
    }
  `);
  if (!order) return <GoneDialog entity="purchaseOrder" onClose={onClose} />;
  const lines = order.lines.map(({ product, vatRate: _rate, ...line }) => ({
    ...line,
    productId: product.id,
    description: line.description ?? '',
  }));
  const { version, expectedOn, discountPercent } = order;
  return (
    <FormDialog
      entity="purchaseOrder"
      size="xl"
      title="purchaseOrder.revise"
      submitLabel="purchaseOrder.revise"
      rules={rules}
      record={order}
      values={{ reason: '', overrideReason: '', expectedOn: expectedOn ?? '', discountPercent, terms: order.terms ?? '', lines }}
      version={version}
      save={(input, base) => revise({ input: { id, version: base, ...input } })}
      isSaving={isSaving}
      onClose={async () => {
        onClose();
        await revalidate();
      }}
    >
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="purchaseOrder.reviseText" />
      </Text>
      <FieldGrid>
        <TextAreaField name="reason" label={<FormattedMessage id="purchaseOrder.revisionReason" />} rows={2} required />
        <DateField name="expectedOn" />
      </FieldGrid>
      <PurchaseLines order={order} isCopy={false} terms={terms} />
      <FieldGrid>
        <TextAreaField name="terms" rows={2} />
        <TextAreaField name="overrideReason" rows={2} />
      </FieldGrid>
    </FormDialog>
  );
}
