import { Ltr } from '../../core/i18n/Ltr.tsx';
import { useLanguage } from '../../core/i18n/useLanguage.ts';
import { accountNameIn, type NamedAccount } from './accountNameIn.ts';

/** Number and name of an account, in the viewer's language if the account has a name in it. */
export function AccountName(account: NamedAccount & { readonly number: string }) {
  const { language } = useLanguage();
  return (
    <span>
      <Ltr color="fg.muted">{account.number}</Ltr> <bdi>{accountNameIn(language, account)}</bdi>
    </span>
  );
}
