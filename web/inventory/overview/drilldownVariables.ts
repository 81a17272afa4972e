import { daysAfter, isDay } from '../../../server/core/rules/days.ts';
import { todayIn } from '../../core/i18n/useToday.ts';
import { currentSession } from '../../core/session/session.ts';

/** Documents per page. */
export const drilldownPageSize = 50;

const oneOf = <Value extends string>(values: readonly Value[], value: string | null) => values.find(known => known === value);

/** Query variables of the figure that the URL names; the last 30 days without valid dates. */
export function drilldownVariables(address: URLSearchParams) {
  const dayOf = (name: string, otherwise: number) =>
    isDay(address.get(name) ?? '') ? address.get(name)! : daysAfter(todayIn(currentSession().timeZone), otherwise);
  const vatCategory = oneOf(['STANDARD_RATED', 'ZERO_RATED'] as const, address.get('vat'));
  return {
    from: dayOf('from', -29),
    before: dayOf('before', 1),
    kind: oneOf(['PRODUCT', 'SERVICE', 'PACKAGE', 'AGGREGATE_PRODUCT'] as const, address.get('kind')),
    itemId: address.get('item') ?? undefined,
    cashierId: address.get('cashier') ?? undefined,
    vatCategory,
    vatRate: /^\d+(\.\d+)?$/.test(address.get('rate') ?? '') ? address.get('rate')! : undefined,
    first: drilldownPageSize,
    offset: Math.max(0, Number.parseInt(address.get('offset') ?? '0', 10) || 0),
  };
}
