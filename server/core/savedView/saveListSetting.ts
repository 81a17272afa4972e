import { newId } from '../database/ids.ts';
import { codeOf } from '../database/RecordType.ts';
import { InvalidInput } from '../errors.ts';
import { check } from '../graphql/check.ts';
import type { Scope } from '../graphql/Scope.ts';
import { ListSetting } from './ListSetting.ts';
import { listSettingRules } from './savedView.rules.ts';
import { SavedView } from './SavedView.ts';

/** A user's settings for a list; missing fields stay unchanged. */
export type ListSettingValues = Pick<ListSetting, 'screen'> & Partial<Pick<ListSetting, 'columns' | 'defaultViewId'>>;

/** Saves the viewer's settings for a list. Not written to the audit trail, because they concern only the viewer. */
export async function saveListSetting({ em, viewer }: Scope, { screen, ...given }: ListSettingValues): Promise<{ id: string }> {
  const { columns, defaultViewId } = check(listSettingRules, { screen, ...given });
  if (defaultViewId && !(await em.findOne(SavedView, { id: defaultViewId, screen, deletedAt: null })))
    throw new InvalidInput({ field: 'defaultViewId', code: 'notFound' });
  const [row] = await em.execute<{ id: string }[]>(
    `insert into list_setting (id, user_id, screen, columns, default_view_id) values (?, ?, ?, ?, ?)
     on conflict (company_id, user_id, screen) do update set version = list_setting.version + 1, updated_at = now(),
       columns = case when ? then excluded.columns else list_setting.columns end,
       default_view_id = case when ? then excluded.default_view_id else list_setting.default_view_id end
     returning id`,
    [
      newId(codeOf(ListSetting)),
      viewer.userId,
      screen,
      columns && JSON.stringify(columns),
      defaultViewId,
      given.columns !== undefined,
      given.defaultViewId !== undefined,
    ],
  );
  return row;
}
