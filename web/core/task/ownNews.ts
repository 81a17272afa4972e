import { onChanges } from '../relay/changes.ts';
import { allAnswered } from '../relay/environment.ts';

/** What concerns the viewer alone. */
type News = 'Notification' | 'BackgroundTask';

/** Calls back at once and whenever there is news of that kind. */
export function onNews(type: News, listener: () => void): () => void {
  listener();
  return onChanges([type], () => void allAnswered().then(listener));
}
