import { FormattedMessage, useIntl } from 'react-intl';
import { issueMessage } from '../../../core/i18n/issueMessage.ts';
import { Ltr } from '../../../core/i18n/Ltr.tsx';
import type { ScanFailure } from './useFinder.ts';

/** Explains why an item was not added. */
export function ScanFailureText({ miss }: { miss: ScanFailure }) {
  const intl = useIntl();
  if ('code' in miss) return <FormattedMessage id="till.unknownCode" values={{ code: <Ltr>{miss.code}</Ltr> }} />;
  const { name, refusal } = miss.item;
  return (
    <>
      <bdi>{name}</bdi>: {issueMessage(intl)({ code: refusal ?? 'unknown', params: { name } })}
    </>
  );
}
