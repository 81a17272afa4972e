import { useSession } from '../session/session.ts';
import { numberText } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

/** A number, also one written exactly as text, in the viewer's number format. */
export function NumberText({ value }: { value: number | Intl.StringNumericLiteral }) {
  const { numberFormat } = useSession();
  const { locale } = useLanguage();
  return <bdi>{numberText(value, locale, numberFormat)}</bdi>;
}
