import { useState } from 'react';
import { ecommerceProductRules } from '../../../server/ecommerce/product/ecommerceProduct.rules.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { FieldGrid } from '../../core/fields/FieldGrid.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { NewPictures } from '../../core/fields/NewPictures.tsx';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { StatusField } from '../../core/fields/StatusField.tsx';
import { TextAreaField } from '../../core/fields/TextAreaField.tsx';
import { TextField } from '../../core/fields/TextField.tsx';
import { ecommerceProductForm } from '../../core/relay/operations/ecommerceProductOperations.ts';
import { RecordForm, type RecordFormProps } from '../../core/screens/RecordForm.tsx';
import { ProductSelect } from '../../inventory/product/ProductSelect.tsx';
import { EcommerceSellerSelect } from '../seller/EcommerceSellerSelect.tsx';
import { EcommerceProductGroupSelect } from '../productGroup/EcommerceProductGroupSelect.tsx';

/** Creates a product of the shop, with its pictures and the inventory product that it sells, or edits one. */
export function EcommerceProductForm(props: RecordFormProps) {
  const [pictures, setPictures] = useState<File[]>([]);
  return (
    <RecordForm
      entity="ecommerceProduct"
      size="lg"
      operations={ecommerceProductForm}
      rules={ecommerceProductRules}
      initial={{ purchasePrice: '' }}
      copied={{ inventoryProductId: '' }}
      files={pictures.length > 0 ? { pictures } : undefined}
      {...props}
    >
      <FieldGrid>
        <TextField name="name" autoComplete="off" />
        <EcommerceProductGroupSelect name="groupId" />
      </FieldGrid>
      <TextField name="shortDescription" autoComplete="off" />
      <TextAreaField name="detailDescription" />
      <FieldGrid>
        <MoneyField name="price" isPrice />
        <MoneyField name="discountPrice" isPrice />
        <DateField name="discountFrom" />
        <DateField name="discountUntil" />
        <NumberField name="stock" />
        {!props.id && <MoneyField name="purchasePrice" isPrice />}
        <NumberField name="weight" />
        <EcommerceSellerSelect name="sellerId" />
        <StatusField name="status" />
      </FieldGrid>
      {!props.id && <ProductSelect name="inventoryProductId" />}
      {!props.id && <NewPictures files={pictures} onChange={setPictures} />}
    </RecordForm>
  );
}
