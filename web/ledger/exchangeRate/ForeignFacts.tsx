import { MoneyText } from '../../core/i18n/MoneyText.tsx';
import { Fact } from '../../core/ui/Facts.tsx';

interface ForeignFactsProps {
  document: {
    readonly currency: string;
    readonly exchangeRate: string | null | undefined;
    readonly homeTotal: string | null | undefined;
    readonly homeBalance: string | null | undefined;
    readonly exchangeDifference: string | null | undefined;
  };
}

/**
 * What a purchase in another currency is worth in the company's: its rate, total and balance as booked, and what its payments gained or lost
 * against that. Shows nothing in the company's currency.
 */
export function ForeignFacts({ document: { currency, exchangeRate, homeTotal, homeBalance, exchangeDifference } }: ForeignFactsProps) {
  if (!exchangeRate) return null;
  // A gain if less went out than was booked.
  const gain = exchangeDifference && Number(exchangeDifference) !== 0 ? String(-Number(exchangeDifference)) : null;
  return (
    <>
      <Fact label="exchangeRate.booked">
        <MoneyText value="1" currency={currency} /> = <MoneyText value={exchangeRate} decimals={10} />
      </Fact>
      <Fact label="exchangeRate.homeTotal">{homeTotal && <MoneyText value={homeTotal} />}</Fact>
      <Fact label="exchangeRate.homeBalance">{homeBalance && <MoneyText value={homeBalance} />}</Fact>
      <Fact label="exchangeRate.difference">{gain && <MoneyText value={gain} />}</Fact>
    </>
  );
}
