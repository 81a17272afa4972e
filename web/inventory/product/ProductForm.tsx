import { FormattedMessage, useIntl } from 'react-intl';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { inventoryProductRules, vatCategories } from '../../../server/inventory/product/inventoryProduct.rules.ts';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import type { ProductFormCreateMutation } from '../../core/relay/generated/ProductFormCreateMutation.graphql.ts';
import type { ProductFormQuery } from '../../core/relay/generated/ProductFormQuery.graphql.ts';
import type { ProductFormUpdateMutation } from '../../core/relay/generated/ProductFormUpdateMutation.graphql.ts';
import { useSaving } from '../../core/relay/saving.ts';
import { FormDialog } from '../../core/screens/FormDialog.tsx';
import { GoneDialog } from '../../core/screens/GoneDialog.tsx';
import { StatusBadge } from '../../core/ui/StatusBadge.tsx';
import type { ProductChoice } from './ProductSelect.tsx';

const query = graphql`
  query ProductFormQuery($id: ID!, $isNew: Boolean!) {
    inventoryProduct(id: $id) @skip(if: $isNew) {
      id
      version
      name
      code
      salePrice
      vatCategory
      status
    }
  }
`;

interface ProductFormProps {
  /** The product to change; without one a new one is made. */
  id?: string;
  /** What a new one is called to begin with. */
  name?: string;
  onMade?: (product: ProductChoice) => void;
  onClose: () => unknown;
}

const label = (name: string) => <FormattedMessage id={`product.${name}`} />;

/** Makes a product or changes one. */
export function ProductForm({ id, name = '', onMade, onClose }: ProductFormProps) {
  const variables = { id: id ?? '', isNew: !id };
  const { inventoryProduct: product } = useLazyLoadQuery<ProductFormQuery>(query, variables, { fetchPolicy: 'network-only' });
  const environment = useRelayEnvironment();
  const intl = useIntl();
  const [create, isCreating] = useSaving<ProductFormCreateMutation>(graphql`
    mutation ProductFormCreateMutation($input: CreateInventoryProductInput!) {
      createInventoryProduct(input: $input) {
        ...saving_payload
        inventoryProduct {
          id
          name
          code
          salePrice
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
          name
          code
          salePrice
          vatCategory
          status
        }
      }
    }
  `);
  if (id && !product) return <GoneDialog entity="product" onClose={onClose} />;
  const categories = vatCategories.map(value => ({ value, label: intl.formatMessage({ id: `vatCategory.${value}` }) }));
  return (
    <FormDialog
      entity="product"
      rules={inventoryProductRules}
      values={{
        name: product?.name ?? name,
        code: product?.code ?? '',
        salePrice: product?.salePrice ?? '',
        vatCategory: product?.vatCategory ?? ('STANDARD_RATED' as const),
        status: product?.status ?? ('ACTIVE' as const),
      }}
      version={product?.version}
      save={async (input, version) => {
        if (product) return update({ input: { id: product.id, version, ...input } });
        const outcome = await create({ input });
        const made = outcome.response?.createInventoryProduct.inventoryProduct;
        if (made) onMade?.(made);
        return outcome;
      }}
      reload={async () => void (await fetchQuery(environment, query, variables).toPromise())}
      compared={[
        ...(['name', 'code', 'salePrice'] as const).map(field => ({ name: field, label: `product.${field}` })),
        { name: 'vatCategory', label: 'product.vatCategory', show: (value: string) => <FormattedMessage id={`vatCategory.${value}`} /> },
        { name: 'status', label: 'product.status', show: (status: 'ACTIVE' | 'INACTIVE') => <StatusBadge status={status} /> },
      ]}
      isSaving={isCreating || isUpdating}
      onClose={onClose}
    >
      <FieldGrid>
        <TextField name="name" label={label('name')} autoComplete="off" required />
        <TextField name="code" label={label('code')} dir="ltr" autoComplete="off" />
        <TextField name="salePrice" label={label('salePrice')} hint={label('salePriceHint')} inputMode="decimal" dir="ltr" required />
        <SelectField name="vatCategory" label={label('vatCategory')} options={categories} required />
        <StatusField name="status" label={label('status')} hint={label('statusHint')} />
      </FieldGrid>
    </FormDialog>
  );
}
