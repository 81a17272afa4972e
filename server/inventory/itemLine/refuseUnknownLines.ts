import { InvalidInput, type Issue } from '../../core/errors.ts';
import { moneyLimit } from '../../core/rules/fields.ts';

/**
 * Refuses lines with an id that is not one of the stored lines, or that comes twice.
 * @throws InvalidInput `lines.N.id` notFound, taken.
 */
export function refuseUnknownLines(lines: { id?: string | null }[], stored: ReadonlyMap<string, unknown>): void {
  const ids = lines.map(({ id }) => id);
  const issues = ids.flatMap((id, index): Issue[] => {
    if (!id) return [];
    const field = `lines.${index}.id`;
    if (!stored.has(id)) return [{ field, code: 'notFound' }];
    return ids.indexOf(id) < index ? [{ field, code: 'taken' }] : [];
  });
  if (issues.length) throw new InvalidInput(...issues);
}

/** Refuses an amount past the money limit (domain §9). */
export function refuseTooMuch(amount: string, field: string): void {
  if (Number(amount) > moneyLimit) throw new InvalidInput({ field, code: 'limitExceeded' });
}
