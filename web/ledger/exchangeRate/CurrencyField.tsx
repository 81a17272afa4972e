import type { ReactNode } from 'react';
import { SelectField } from '../../core/fields/SelectField.tsx';
import { useNames } from '../../core/i18n/useNames.ts';
import { useSession } from '../../core/session/session.ts';

/** Chooses the currency of a document or payment; the company's own first. */
export function CurrencyField({ label }: { label?: ReactNode }) {
  const { currency } = useSession();
  const { currencies } = useNames();
  const own = currencies().find(({ value }) => value === currency);
  const foreign = currencies().filter(({ value }) => value !== currency);
  return <SelectField name="currency" label={label} options={[own ?? { value: '', label: '–' }, ...foreign]} />;
}
