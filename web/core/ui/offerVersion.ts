import { currentLanguage } from '../i18n/languageStore.ts';
import { messagesOf } from '../i18n/messages.ts';
import { currentToasts, toast } from './toasts.ts';

/** Offers to reload the page for a new version. Shown once, until it is accepted or dismissed. */
export function offerVersion(): void {
  const texts = messagesOf(currentLanguage());
  const text = texts['version.new'];
  if (currentToasts().some(shown => shown.text === text)) return;
  toast(text, 'green', undefined, { label: texts['version.reload'], run: () => location.reload(), stays: true });
}
