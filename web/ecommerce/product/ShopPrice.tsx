import { chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { Hidden } from '../../core/ui/Hidden.tsx';
import { MoneyText } from '../../core/i18n/MoneyText.tsx';

/** The price that customers pay, with the regular one struck out beside it if there is a discount. */
export const ShopPrice = ({ price, effectivePrice }: { price: string; effectivePrice: string }) => (
  <span>
    <MoneyText value={effectivePrice} />
    {Number(effectivePrice) < Number(price) && (
      <>
        {' '}
        <Hidden>
          <FormattedMessage id="ecommerceProduct.insteadOf" />
        </Hidden>{' '}
        <chakra.s color="fg.muted" fontSize="sm">
          <MoneyText value={price} />
        </chakra.s>
      </>
    )}
  </span>
);
