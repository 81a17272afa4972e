import { currentLanguage } from '../i18n/languageStore.ts';
import { messagesOf } from '../i18n/messages.ts';
import { currentToasts, toast } from './toasts.ts';

/** Offers to load the page anew, as the server has another version; once, until it is taken or put away. */
export function offerVersion(): void {
  const texts = messagesOf(currentLanguage());
  const text = texts['version.new'];
  if (currentToasts().some(shown => shown.text === text)) return;
  toast(text, 'green', undefined, { label: texts['version.reload'], run: () => location.reload(), stays: true });
}
