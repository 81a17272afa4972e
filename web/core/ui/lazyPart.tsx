import { lazy, useState, type ComponentType, type ReactElement } from 'react';
import { currentLanguage } from '../i18n/languageStore.ts';
import { loadMessages, textOf } from '../i18n/messages.ts';
import { isCodeMissing } from '../relay/missingCode.ts';
import { pauseBefore } from '../relay/pauseBefore.ts';
import { isAnswering } from '../relay/serverAnswers.ts';
import { offerVersion } from './offerVersion.ts';
import { toast } from './toasts.ts';

/** A part of a page whose code is loaded when it is first rendered, or sooner. */
interface LazyPart<Props> {
  (props: Props): ReactElement;
  /** Begins to load it, so that it is drawn at once when it is rendered: what is typed next is not lost. */
  preload: () => void;
}

/**
 * Loads the code of a part of a page, and the messages of the folders named after it, when it is first rendered. If they cannot be fetched it retries until they can, while the
 * page around it keeps its unsaved input. Some browsers never fetch code again whose first fetch failed, so it is asked for only while the
 * server answers, or the service worker does.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, ...texts: readonly string[]): LazyPart<Props> {
  let ready: ComponentType<Props> | undefined;
  let isPreloading = false;
  const fetchPart = async () => {
    if (!navigator.serviceWorker?.controller && !(await isAnswering())) return undefined;
    [ready] = await Promise.all([load(), loadMessages(currentLanguage(), ...texts)]);
    return ready;
  };
  const Loading = lazy(async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        const part = await fetchPart();
        if (part) return { default: part };
      } catch (error) {
        if (!isCodeMissing(error)) throw error;
      }
      if (attempt === 0) void explain();
      await pauseBefore(attempt);
    }
  });
  function Loaded(props: Props) {
    // Stays the same while it is mounted, so that its state is kept.
    const [Drawn] = useState<ComponentType<Props>>(() => ready ?? Loading);
    return <Drawn {...props} />;
  }
  const preload = () => {
    if (isPreloading) return;
    isPreloading = true;
    // What fails now is told when the part is rendered.
    fetchPart().catch(() => undefined);
  };
  return Object.assign(Loaded, { preload });
}

/** Shows why a part cannot be loaded: the server cannot be reached, or it has a new version. */
async function explain() {
  if (await isAnswering()) offerVersion();
  else toast(textOf(currentLanguage(), 'part.offline'), 'red');
}
