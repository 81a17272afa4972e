import { EntityService } from '../database/EntityService.ts';
import { NotAllowed } from '../errors.ts';
import { SavedView } from './SavedView.ts';
import { savedViewRules } from './savedView.rules.ts';

/** What is said of a saved view. */
export type SavedViewValues = Pick<SavedView, 'screen' | 'name' | 'query' | 'columns' | 'isShared'>;

/** Whoever made a view changes and deletes it; the others take a copy. */
export class SavedViewService extends EntityService<SavedView, SavedViewValues> {
  protected readonly Entity = SavedView;
  protected readonly rules = savedViewRules;

  override async find(id: string, version?: number): Promise<SavedView> {
    const view = await super.find(id, version);
    if (view.userId !== this.scope.viewer.userId) throw NotAllowed();
    return view;
  }
}
