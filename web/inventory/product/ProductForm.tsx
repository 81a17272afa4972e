import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { inventoryProductRules, newInventoryProductRules } from '../../../server/inventory/product/inventoryProduct.rules.ts';
import type { ProductFormCreateMutation } from '../../core/relay/generated/ProductFormCreateMutation.graphql.ts';
import type { ProductFormQuery } from '../../core/relay/generated/ProductFormQuery.graphql.ts';
import type { ProductFormUpdateMutation } from '../../core/relay/generated/ProductFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { useFormSource } from '../../core/screens/useFormSource.ts';
import { useExpiredQuestion } from '../stock/useExpiredQuestion.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { ProductFields } from './ProductFields.tsx';
import type { ProductChoice } from './ProductSelect.tsx';
import { blankProduct, productValues } from './productValues.ts';
import { useQuery } from '../../core/relay/useQuery.ts';

const query = graphql`
  query ProductFormQuery($id: ID!, $isBlank: Boolean!) {
    inventoryProduct(id: $id) @skip(if: $isBlank) {
      id
      version
      ...productValues_product
    }
  }
`;

interface ProductFormProps {
  /** The product to edit; omitted to create one. */
  id?: string;
  /** Initial name of a new product. */
  name?: string;
  onMade?: (product: ProductChoice) => void;
  onClose: () => unknown;
}

/** Creates a product with its initial stock, or edits one. */
export function ProductForm({ id, name = '', onMade, onClose }: ProductFormProps) {
  const { sourceId, isBlank, isCopy } = useFormSource(id, !onMade);
  const variables = { id: sourceId, isBlank };
  const { pricesIncludeTax, taxRate } = usePriceTerms();
  const { inventoryProduct: product } = useQuery<ProductFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const [create, isCreating] = useSaving<ProductFormCreateMutation>(graphql`
    mutation ProductFormCreateMutation($input: CreateInventoryProductInput!) {
      createInventoryProduct(input: $input) {
        ...saving_payload
        inventoryProduct {
          id
          name
          code
          salePrice
          priceIncludesTax
          vatCategory
        }
      }
    }
  `);
  const [update, isUpdating] = useSaving<ProductFormUpdateMutation>(graphql`
    mutation ProductFormUpdateMutation($input: UpdateInventoryProductInput!) {
      updateInventoryProduct(input: $input) {
        ...saving_payload
        inventoryProduct {
          id
          version
          ...productValues_product
        }
      }
    }
  `);
  const { saveAsked, question } = useExpiredQuestion();
  if (sourceId && !product) return <GoneDialog entity="product" onClose={onClose} />;
  const known = product ? productValues(product) : blankProduct(name, pricesIncludeTax);
  // A copy does not take over the identifiers of its source.
  const values = isCopy ? { ...known, code: '', barcode: '' } : known;
  const shared = {
    entity: 'product',
    size: 'lg' as const,
    reload: async () => void (await fetchQuery(environment, query, variables).toPromise()),
    isSaving: isCreating || isUpdating,
    onClose,
  };
  if (id)
    return (
      <>
        <FormDialog
          {...shared}
          rules={inventoryProductRules}
          values={values}
          version={product?.version}
          save={(input, version) => saveAsked(onPurpose => update({ input: { id, version, ...input, ...onPurpose } }))}
        >
          <ProductFields isNew={false} taxRate={taxRate} />
        </FormDialog>
        {question}
      </>
    );
  return (
    <>
      <FormDialog
        {...shared}
        rules={newInventoryProductRules}
        values={{ ...values, quantity: '1', warehouseId: '' }}
        version={undefined}
        save={async input => {
          const outcome = await saveAsked(onPurpose => create({ input: { ...input, ...onPurpose } }));
          const made = outcome.response?.createInventoryProduct.inventoryProduct;
          if (made) onMade?.(made);
          return outcome;
        }}
      >
        <ProductFields isNew taxRate={taxRate} />
      </FormDialog>
      {question}
    </>
  );
}
