import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { NumberField } from '../../core/fields/NumberField.tsx';
import { Day } from '../../core/i18n/Day.tsx';
import { useToday } from '../../core/i18n/useToday.ts';
import type { RateFieldQuery, RateFieldQuery$data } from '../../core/relay/generated/RateFieldQuery.graphql.ts';
import { useSession } from '../../core/session/session.ts';

/**
 * The exchange rate of a document in another currency than the company's: the rate of its day is proposed until another one is typed. Shows
 * nothing in the company's currency.
 */
export function RateField() {
  const environment = useRelayEnvironment();
  const { currency: own } = useSession();
  const { setValue, getValues } = useFormContext();
  const [currency, issuedOn] = useWatch({ name: ['currency', 'issuedOn'] }) as [string | null, string | null];
  const today = useToday();
  const day = issuedOn || today;
  const proposed = useRef('');
  const [found, setFound] = useState<RateFieldQuery$data['rateOnDay']>();
  const isForeign = !!currency && currency !== own;
  useEffect(() => {
    const propose = (rate: string) => {
      const typed = String(getValues('exchangeRate') ?? '');
      if (typed === '' || typed === proposed.current) setValue('exchangeRate', rate);
      proposed.current = rate;
    };
    if (!isForeign) {
      proposed.current = String(getValues('exchangeRate') ?? '');
      propose('');
      return;
    }
    const query = graphql`
      query RateFieldQuery($currency: String!, $day: Date) {
        rateOnDay(currency: $currency, day: $day) {
          rate
          validFrom
        }
      }
    `;
    const asked = fetchQuery<RateFieldQuery>(environment, query, { currency, day }).subscribe({
      next: ({ rateOnDay }) => {
        setFound(rateOnDay);
        propose(rateOnDay?.rate ?? '');
      },
      // The server takes the rate of the day, or names what is missing.
      error: () => setFound(undefined),
    });
    return () => asked.unsubscribe();
  }, [environment, isForeign, currency, day, getValues, setValue]);
  if (!isForeign) return null;
  const hint = found ? (
    <FormattedMessage id="exchangeRate.ofDay" values={{ day: <Day on={found.validFrom} /> }} />
  ) : (
    found === null && <FormattedMessage id="exchangeRate.missing" />
  );
  return (
    <NumberField
      name="exchangeRate"
      label={<FormattedMessage id="exchangeRate.of" values={{ currency }} />}
      hint={hint || undefined}
      unit={own}
      decimals={[0, 10]}
    />
  );
}
