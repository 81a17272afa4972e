import { use } from 'react';
import { UseCredit } from '../../invoice/UseCredit.tsx';
import { Part } from '../../../core/ui/Part.tsx';

interface CreditOfferProps {
  asked: Promise<string>;
  currency: string;
}

/** Offers the customer's credit once it is known; what is paid otherwise does not wait for it. */
export const CreditOffer = (props: CreditOfferProps) => (
  <Part>
    <Offer {...props} />
  </Part>
);

const Offer = ({ asked, currency }: CreditOfferProps) => {
  const credit = use(asked);
  // Another amount is another offer: it is not taken because the one before was.
  return <UseCredit key={credit} credit={credit} currency={currency} />;
};
