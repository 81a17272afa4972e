import { onChanges } from '../relay/changes.ts';
import { allAnswered } from '../relay/environment.ts';

/** Types of change events that only their user receives. */
type News = 'Notification' | 'BackgroundTask';

/** Calls back immediately and on every change of the type. Returns a function that stops it. */
export function onNews(type: News, listener: () => void): () => void {
  listener();
  return onChanges([type], () => void allAnswered().then(listener));
}
