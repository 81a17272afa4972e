import { FormattedMessage } from 'react-intl';
import { NumberText } from '../../core/i18n/NumberText.tsx';
import { Badge } from '../../core/ui/Badge.tsx';

/** Quantity available, or that there is none. */
export const ShopStock = ({ stock }: { stock: string }) =>
  Number(stock) > 0 ? (
    <NumberText value={Number(stock)} />
  ) : (
    <Badge colorPalette="red">
      <FormattedMessage id="ecommerceProduct.soldOut" />
    </Badge>
  );
