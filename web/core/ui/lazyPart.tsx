import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { currentLanguage } from '../i18n/languageStore.ts';
import { messagesOf } from '../i18n/messages.ts';
import { isCodeMissing } from '../relay/missingCode.ts';
import { pauseBefore } from '../relay/pauseBefore.ts';
import { isAnswering } from '../relay/serverAnswers.ts';
import { offerVersion } from './offerVersion.ts';
import { toast } from './toasts.ts';

/**
 * A part of a page whose code, and texts, come when it is first shown. Where they cannot be fetched it stays away until they can: the page
 * around it stands, and what was typed there is not lost.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        return { default: await load() };
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
        if (attempt === 0) void explain();
        await pauseBefore(attempt);
      }
    }
  });
}

/** Tells why a part does not come: nobody answers, or whoever does has another version. */
async function explain() {
  if (await isAnswering()) offerVersion();
  else toast(messagesOf(currentLanguage())['part.offline'], 'red');
}
