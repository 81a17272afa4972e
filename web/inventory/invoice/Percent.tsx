import { NumberText } from '../../core/i18n/NumberText.tsx';

/** So many of a hundred. */
export const Percent = ({ value }: { value: string }) => (
  <bdi style={{ whiteSpace: 'nowrap' }}>
    <NumberText value={Number(value)} /> %
  </bdi>
);
