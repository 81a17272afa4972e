import { refusal } from '../access/allows.ts';
import { InvalidInput, Refused } from '../errors.ts';
import type { ActiveStatus } from '../graphql/ActiveStatus.ts';
import { EntityService } from '../record/EntityService.ts';
import { viewerOfUser } from '../session/viewerOfUser.ts';
import { accessOfScreen } from './Listed.ts';
import { listOperation } from './listOperation.ts';
import { nextMailAt } from './nextMailAt.ts';
import { queueViewMail } from './queueViewMail.ts';
import { SavedView } from './SavedView.ts';
import { ViewMail } from './ViewMail.ts';
import { viewMailLimit, viewMailRules, type ViewMailValues } from './viewMail.rules.ts';

/** The saved views that a user has mailed. */
export class ViewMailService extends EntityService<ViewMail, ViewMailValues> {
  protected readonly Entity = ViewMail;
  protected readonly rules = viewMailRules;

  protected override async guard(values: ViewMailValues, current?: ViewMail): Promise<void> {
    const { viewer, context } = this.scope;
    if (current && values.viewId !== current.viewId) throw new InvalidInput({ field: 'viewId', code: 'cannotChange' });
    if (values.weekday && values.monthDay) throw new InvalidInput({ field: 'monthDay', code: 'weekOrMonth' });
    const view = await this.em.findOne(SavedView, { id: values.viewId, deletedAt: null });
    if (!view) throw new InvalidInput({ field: 'viewId', code: 'notFound' });
    const access = accessOfScreen(view.screen);
    const refused = refusal(viewer, access, 'EXPORT');
    if (refused) throw refused;
    if (!listOperation(context, values.reading.operation)) throw new InvalidInput({ field: 'reading', code: 'invalid' });
    for (const userId of values.readerIds.filter(id => !current?.readerIds.includes(id))) {
      const reader = await viewerOfUser(context.session.sessions, { companyId: viewer.companyId, userId });
      if (!reader || refusal(reader, access, 'EXPORT')) throw new InvalidInput({ field: 'readerIds', code: 'mayNotExportList' });
    }
    if (!context.session.outbox.sends) throw new Refused('mailNeedsServer');
    if (!current) await this.refuseTooMany();
  }

  protected override async derive(values: ViewMailValues, current?: ViewMail) {
    const { context } = this.scope;
    const isSwitchedOn = values.status === ('ACTIVE' satisfies ActiveStatus) && current?.status !== values.status;
    return {
      nextAt: await nextMailAt(this.em, values),
      ...(!current && { language: context.language }),
      ...(isSwitchedOn && { failure: null }),
    };
  }

  /**
   * Queues a mail of the view at once, whether or not it is switched on.
   * @throws RequestError NOT_FOUND; Refused `mailNeedsServer`.
   */
  async send(id: string): Promise<ViewMail> {
    const mail = await this.find(id);
    if (!this.scope.context.session.outbox.sends) throw new Refused('mailNeedsServer');
    await queueViewMail(this.scope, mail);
    return mail;
  }

  /** Waits for whatever else the user schedules at the same moment. */
  private async refuseTooMany(): Promise<void> {
    await this.em.execute(`select pg_advisory_xact_lock(hashtextextended('mailed views of ' || ?::text, 0))`, [this.scope.viewer.userId]);
    if ((await this.em.count(ViewMail, { deletedAt: null })) >= viewMailLimit)
      throw new Refused('tooManyViewMails', { max: viewMailLimit });
  }
}
