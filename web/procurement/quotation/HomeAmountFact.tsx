import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Fact } from '../../core/ui/Facts.tsx';
import { OfferRate } from './OfferRate.tsx';

interface HomeAmountFactProps {
  /** Null while it is sealed, and without a rate. */
  homeAmount: string | null | undefined;
  currency: string;
  exchangeRate: string | null | undefined;
  /** Day that the rate is from; null in the company's currency. */
  exchangeRateOn: string | null | undefined;
}

/** What a quotation in another currency comes to in the company's, and at which rate. */
export const HomeAmountFact = ({ homeAmount, ...rate }: HomeAmountFactProps) => (
  <Fact label="vendorQuotation.homeAmount">
    {rate.exchangeRateOn && (
      <>
        {homeAmount && <MoneyText value={homeAmount} />} <OfferRate {...rate} />
      </>
    )}
  </Fact>
);
