import { graphql, useFragment } from 'react-relay';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import type { PackageParts_package$key } from '../../core/relay/generated/PackageParts_package.graphql.ts';
import { RecordLink } from '../../core/screens/RecordLink.tsx';
import { FigureTable } from '../../core/ui/FigureTable.tsx';
import { EnteredPrice } from '../price/EnteredPrice.tsx';

/** Members of a package, each at its own price. */
export function PackageParts({ bundle }: { bundle: PackageParts_package$key }) {
  const { lines } = useFragment(
    graphql`
      fragment PackageParts_package on InventoryPackage {
        lines {
          id
          product {
            id
            name
            price: salePrice
            priceIncludesTax
          }
          service {
            id
            name: title
            price: charges
            priceIncludesTax
          }
          quantity
        }
      }
    `,
    bundle,
  );
  return (
    <FigureTable
      label="package.lines"
      heads={['part.item', 'part.quantityHead', 'part.price']}
      rows={lines.map(({ id, product, service, quantity }) => {
        const item = (product ?? service)!;
        return {
          key: id,
          cells: [
            <RecordLink key="item" id={item.id}>
              <bdi>{item.name}</bdi>
            </RecordLink>,
            <NumberText key="quantity" value={Number(quantity)} />,
            <EnteredPrice key="price" value={item.price} includesTax={item.priceIncludesTax} />,
          ],
        };
      })}
    />
  );
}
