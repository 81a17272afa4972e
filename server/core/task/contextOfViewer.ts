import type { Context, Services } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';

/** The context that a new request of a viewer would have, for work that runs without one. */
export const contextOfViewer = (
  services: Services,
  viewer: Viewer,
  { language, origin }: Pick<Context, 'language' | 'origin'>,
): Context => ({
  ...services,
  viewer,
  language,
  origin,
  recogniseAgain: async () => viewer,
  maySetSession: false,
  answerHeader: () => undefined,
});
