import { use } from 'react';
import { UseCredit } from '../../invoice/UseCredit.tsx';
import { Part } from '../../../core/ui/Part.tsx';

interface CreditOfferProps {
  asked: Promise<string>;
  currency: string;
}

/** Offers the customer's credit once it is loaded; other payments do not wait for it. */
export const CreditOffer = (props: CreditOfferProps) => (
  <Part>
    <Offer {...props} />
  </Part>
);

const Offer = ({ asked, currency }: CreditOfferProps) => {
  const credit = use(asked);
  // A different amount is a new offer: accepting the previous one does not accept it.
  return <UseCredit key={credit} credit={credit} currency={currency} />;
};
