import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { CustomFacts } from '../../core/customFields/CustomFacts.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { ProductPanel_product$key } from '../../core/relay/generated/ProductPanel_product.graphql.ts';
import { CodeFact, Fact, Facts, TextFact } from '../../core/ui/Facts.tsx';
import { PanelBox } from '../../core/ui/PanelBox.tsx';
import { Available } from './Available.tsx';
import { RecordPictures } from '../../core/record/RecordPictures.tsx';

/** Details and pictures of a product. */
export function ProductPanel({ product: key }: { product: ProductPanel_product$key }) {
  const product = useFragment(
    graphql`
      fragment ProductPanel_product on InventoryProduct {
        brand
        manufacturer
        code
        barcode
        unit
        quantity
        reserved
        available
        isLow
        purchasePrice
        priceWithTax
        priceWithoutTax
        averageCost
        stockValue
        reorderLevel
        vatCategory
        isPerishable
        isSerialized
        manufacturedOn
        expiresOn
        ...CustomFacts_record
        id
        name
        pictures {
          id
          file {
            url
          }
          thumbnail {
            url
          }
        }
      }
    `,
    key,
  );
  const count = (value: string) => <NumberText value={Number(value)} />;
  const price = (value: string) => <MoneyText value={value} decimals={6} />;
  return (
    <PanelBox>
      <Stack gap="5">
        <RecordPictures record={product} />
        <Facts marginBlockEnd="0">
          <Fact label="product.available">
            <Available available={product.available} isLow={product.isLow} />
          </Fact>
          <Fact label="product.quantity">{count(product.quantity)}</Fact>
          <Fact label="product.reserved">{Number(product.reserved) > 0 && count(product.reserved)}</Fact>
          <Fact label="product.unit">
            <FormattedMessage id={`unit.${product.unit}`} />
          </Fact>
          <Fact label="price.withoutTax">{price(product.priceWithoutTax)}</Fact>
          <Fact label="price.withTax">{price(product.priceWithTax)}</Fact>
          <Fact label="product.purchasePrice">{price(product.purchasePrice)}</Fact>
          <Fact label="product.averageCost">{product.averageCost && price(product.averageCost)}</Fact>
          <Fact label="product.stockValue">
            <MoneyText value={product.stockValue} />
          </Fact>
          <Fact label="product.reorderLevel">{count(product.reorderLevel)}</Fact>
          <Fact label="product.vatCategory">
            <FormattedMessage id={`vatCategory.${product.vatCategory}`} />
          </Fact>
          <TextFact label="product.manufacturer" value={product.manufacturer} />
          <TextFact label="product.brand" value={product.brand} />
          <CodeFact label="product.code" value={product.code} />
          <CodeFact label="product.barcode" value={product.barcode} />
          <Fact label="product.isPerishable">
            <FormattedMessage id={product.isPerishable ? 'flag.yes' : 'flag.no'} />
          </Fact>
          <Fact label="product.isSerialized">{product.isSerialized && <FormattedMessage id="flag.yes" />}</Fact>
          <Fact label="product.manufacturedOn">{product.manufacturedOn && <Day on={product.manufacturedOn} />}</Fact>
          <Fact label="product.expiresOn">{product.expiresOn && <Day on={product.expiresOn} />}</Fact>
          <CustomFacts record={product} />
        </Facts>
      </Stack>
    </PanelBox>
  );
}
