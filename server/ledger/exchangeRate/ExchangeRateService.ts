import { InvalidInput } from '../../core/errors.ts';
import { currencyOf } from '../../core/money/currencyOf.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { ExchangeRate } from './ExchangeRate.ts';
import { exchangeRateRules, type ExchangeRateValues } from './exchangeRate.rules.ts';

/** Exchange rates, one for each currency and day. */
export class ExchangeRateService extends ServiceOf(ExchangeRate, exchangeRateRules) {
  protected override async guard({ currency }: ExchangeRateValues, current?: ExchangeRate): Promise<void> {
    const own = current?.homeCurrency ?? currencyOf(this.scope.viewer);
    if (currency === own) throw new InvalidInput({ field: 'currency', code: 'ownCurrency', params: { currency } });
  }

  protected override async derive(_values: ExchangeRateValues, current?: ExchangeRate): Promise<Record<string, unknown>> {
    return { homeCurrency: current?.homeCurrency ?? currencyOf(this.scope.viewer) };
  }
}
