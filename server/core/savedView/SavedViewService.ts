import type { Access } from '../access/Allow.ts';
import { EntityService } from '../record/EntityService.ts';
import { InvalidInput, NotAllowed } from '../errors.ts';
import { accessOfScreen } from './Listed.ts';
import { SavedView } from './SavedView.ts';
import { savedViewRules } from './savedView.rules.ts';

/** Values of a saved view. */
export type SavedViewValues = Pick<SavedView, 'screen' | 'name' | 'query' | 'columns' | 'isShared'>;

/** Only the owner of a view changes or deletes it; others make a copy. */
export class SavedViewService extends EntityService<SavedView, SavedViewValues> {
  protected readonly Entity = SavedView;
  protected readonly rules = savedViewRules;

  protected override async guard({ screen, isShared }: SavedViewValues): Promise<void> {
    if (isShared && !accessOfScreen(screen)) throw new InvalidInput({ field: 'isShared', code: 'invalid' });
  }

  protected override async derive({ screen }: SavedViewValues): Promise<{ access: Access[] }> {
    return { access: accessOfScreen(screen) ?? [] };
  }

  override async find(id: string, version?: number): Promise<SavedView> {
    const view = await super.find(id, version);
    if (view.userId !== this.scope.viewer.userId) throw NotAllowed();
    return view;
  }
}
