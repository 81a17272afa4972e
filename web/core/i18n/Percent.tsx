import { FormattedMessage } from 'react-intl';
import { NumberText } from './NumberText.tsx';

/** A percentage, with the sign where the language puts it. */
export const Percent = ({ value }: { value: number | string }) => (
  <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
    <FormattedMessage id="percent" values={{ value: <NumberText value={Number(value)} /> }} />
  </bdi>
);
