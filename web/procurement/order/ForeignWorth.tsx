import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { useSession } from '../../core/session/session.ts';
import { Fact } from '../../core/ui/Facts.tsx';

interface ForeignWorthProps {
  order: { readonly currency: string; readonly exchangeRate: string | null | undefined; readonly homeTotal: string | null | undefined };
}

/** What an order in another currency is worth in the company's, and the rate once it is known. Shows nothing in the company's currency. */
export function ForeignWorth({ order: { currency, exchangeRate, homeTotal } }: ForeignWorthProps) {
  const { currency: own } = useSession();
  if (currency === own) return null;
  return (
    <>
      <Fact label="purchaseOrder.exchangeRate">
        {exchangeRate && (
          <>
            <MoneyText value="1" currency={currency} /> = <MoneyText value={exchangeRate} decimals={10} />
          </>
        )}
      </Fact>
      <Fact label="purchaseOrder.homeTotal">{homeTotal && <MoneyText value={homeTotal} />}</Fact>
    </>
  );
}
