import { useState } from 'react';
import { inventoryProductRules, newInventoryProductRules } from '../../../server/inventory/product/inventoryProduct.rules.ts';
import { inventoryProductForm } from '../../core/relay/operations/inventoryProductOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { usePriceTerms } from '../price/usePriceTerms.ts';
import { useExpiredQuestion } from '../stock/useExpiredQuestion.tsx';
import { NewPictures } from '../../core/fields/NewPictures.tsx';
import { ProductFields } from './ProductFields.tsx';

type Product = NonNullable<(typeof inventoryProductForm)['record']>;

interface ProductFormProps extends RecordFormProps<Product> {
  /** Initial name of a new product. */
  name?: string;
}

/** Creates a product with its initial stock, or edits one. A copy gets stock and identifiers of its own. */
export function ProductForm({ name, ...props }: ProductFormProps) {
  const { pricesIncludeTax, taxRate } = usePriceTerms();
  const { saveAsked, question } = useExpiredQuestion();
  const [pictures, setPictures] = useState<File[]>([]);
  return (
    <>
      <RecordForm
        entity="product"
        customized="PRODUCT"
        size="lg"
        operations={inventoryProductForm}
        rules={props.id ? inventoryProductRules : newInventoryProductRules}
        initial={{ name, priceIncludesTax: pricesIncludeTax, purchasePrice: '' }}
        values={product => ({ quantity: product ? null : '1', serialNumbers: '' })}
        copied={{ code: '', barcode: '', quantity: '1', serialNumbers: '' }}
        sendAsked={saveAsked}
        files={pictures.length > 0 ? { pictures } : undefined}
        {...props}
      >
        <ProductFields isNew={!props.id} taxRate={taxRate} />
        {!props.id && <NewPictures files={pictures} onChange={setPictures} />}
      </RecordForm>
      {question}
    </>
  );
}
