import type { GraphQLSchema } from 'graphql';
import { accessOf, refusal } from '../access/allows.ts';
import type { Context } from '../graphql/Context.ts';
import type { Viewer } from '../session/Viewer.ts';
import type { RecordNotice } from './publishChanges.ts';

/** A change of one of these may be a change of the listener's own rights. */
const rights = new Set(['User', 'Role', 'Company']);
const recheckMilliseconds = 20_000;

/** What the viewer may hear of: his company's changes of these types, as long as his session lives and his rights reach; asked again whenever these change, and now and then. */
export async function* permittedNotices(context: Context, schema: GraphQLSchema, types: string[]): AsyncGenerator<RecordNotice[]> {
  let viewer = context.viewer;
  if (!viewer) return;
  const { companyId, userId } = viewer;
  const ended = new AbortController();
  const recheck = async () => {
    viewer = await context.recogniseAgain();
    // Whoever begins or ends a visit is in another company now.
    if (viewer?.companyId !== companyId) ended.abort();
  };
  const look = () => void recheck().catch(() => ended.abort());
  const stopHearing = [companyId, viewer.visit?.homeCompanyId].map(
    whoseRights =>
      whoseRights &&
      context.changes.onRights(whoseRights, whose => {
        if (!whose || whose === userId) look();
      }),
  );
  const timer = setInterval(look, recheckMilliseconds);
  try {
    for await (const notices of context.changes.of(companyId, ended.signal)) {
      if (viewer?.visit || notices.some(({ type }) => rights.has(type))) await recheck();
      if (viewer?.companyId !== companyId) return;
      const heard = notices.filter(notice => types.includes(notice.type) && mayHear(schema, notice, viewer));
      if (heard.length) yield heard;
    }
  } finally {
    clearInterval(timer);
    for (const stop of stopHearing) if (stop) stop();
  }
}

function mayHear(schema: GraphQLSchema, { type: name, userId }: RecordNotice, viewer: Viewer | null): boolean {
  const type = schema.getType(name);
  return !!type && (!userId || userId === viewer?.userId) && !refusal(viewer, accessOf(type));
}
