import { FormattedMessage } from 'react-intl';
import { Percent } from '../../core/i18n/Percent.tsx';

interface VatBoxNameProps {
  category: string | null | undefined;
  rate: string | null | undefined;
}

/** What a box of the return holds: category and rate, or other entries. */
export const VatBoxName = ({ category, rate }: VatBoxNameProps) =>
  category ? (
    <>
      <FormattedMessage id={`purchaseVat.${category}`} /> {rate && Number(rate) > 0 && <Percent value={rate} />}
    </>
  ) : (
    <FormattedMessage id="vatReturn.other" />
  );
