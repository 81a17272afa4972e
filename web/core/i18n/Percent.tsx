import { FormattedMessage } from 'react-intl';
import { NumberText } from './NumberText.tsx';

/** So many of a hundred, the sign where the language writes it. */
export const Percent = ({ value }: { value: number | string }) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    <FormattedMessage id="percent" values={{ value: <NumberText value={Number(value)} /> }} />
  </bdi>
);
