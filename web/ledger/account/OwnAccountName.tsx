import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { accountNameIn, type NamedAccount } from './accountNameIn.ts';

/** Name of an account without its number, in the viewer's language. */
export function OwnAccountName(account: NamedAccount) {
  const { language } = useLanguage();
  return <bdi>{accountNameIn(language, account)}</bdi>;
}
