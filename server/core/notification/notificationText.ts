import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf, type Language } from '../session/Viewer.ts';
import ar from './notifications.ar.json' with { type: 'json' };
import en from './notifications.en.json' with { type: 'json' };
import sp from './notifications.sp.json' with { type: 'json' };
import type { NotificationKind } from './NotificationKind.ts';

/** Values a notification's text is made of. */
export interface NotificationFacts {
  kind: NotificationKind;
  actorName: string | null;
  recordName: string | null;
  count: number;
}

const texts: Record<Language, Record<NotificationKind, string>> = { en, ar, sp };

/** A notification as a sentence, for e-mails. */
export function notificationText(language: Language, { kind, actorName, recordName, count }: NotificationFacts): string {
  const message = new IntlMessageFormat(texts[language][kind], localeOf[language]);
  return String(message.format({ actor: actorName ?? 'Noria', record: recordName ?? '–', limit: recordName ?? '', count }));
}
