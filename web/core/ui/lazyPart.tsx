import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { currentLanguage } from '../i18n/languageStore.ts';
import { loadMessages, textOf } from '../i18n/messages.ts';
import { isCodeMissing } from '../relay/missingCode.ts';
import { pauseBefore } from '../relay/pauseBefore.ts';
import { isAnswering } from '../relay/serverAnswers.ts';
import { offerVersion } from './offerVersion.ts';
import { toast } from './toasts.ts';

/**
 * Loads the code of a part of a page, and the messages of the folders named after it, when it is first rendered. If they cannot be fetched it retries until they can, while the
 * page around it keeps its unsaved input. Some browsers never fetch code again whose first fetch failed, so it is asked for only while the
 * server answers, or the service worker does.
 */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
  ...texts: readonly string[]
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        if (navigator.serviceWorker?.controller || (await isAnswering())) {
          const [part] = await Promise.all([load(), loadMessages(currentLanguage(), ...texts)]);
          return { default: part };
        }
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
      }
      if (attempt === 0) void explain();
      await pauseBefore(attempt);
    }
  });
}

/** Shows why a part cannot be loaded: the server cannot be reached, or it has a new version. */
async function explain() {
  if (await isAnswering()) offerVersion();
  else toast(textOf(currentLanguage(), 'part.offline'), 'red');
}
