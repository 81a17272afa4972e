import { currentLanguage } from '../i18n/languageStore.ts';
import { textOf } from '../i18n/messages.ts';
import { currentToasts, toast } from './toasts.ts';

/** Offers to reload the page for a new version. Shown once, until it is accepted or dismissed. */
export function offerVersion(): void {
  const language = currentLanguage();
  const text = textOf(language, 'version.new');
  if (currentToasts().some(shown => shown.text === text)) return;
  toast(text, 'green', undefined, { label: textOf(language, 'version.reload'), run: () => location.reload(), stays: true });
}
