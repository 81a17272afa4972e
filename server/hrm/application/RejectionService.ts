import { Permission } from '../../core/access/Permission.ts';
import { Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { escapeHtml, mailPage } from '../../core/mail/mailPage.ts';
import type { Language } from '../../core/session/Viewer.ts';
import type { Application } from './Application.ts';
import { rejectionRules } from './application.rules.ts';
import { ApplicationColumn, ApplicationColumnKind } from './ApplicationColumn.ts';
import { ApplicationService } from './ApplicationService.ts';
import ar from './rejection.ar.json';
import en from './rejection.en.json';
import sp from './rejection.sp.json';

const texts = { en, ar, sp };

interface Rejection {
  id: string;
  version?: number;
  reason: string;
  sendsMail?: boolean | null;
}

/** Rejects applications. */
export class RejectionService {
  constructor(private readonly scope: Scope) {}

  /** Makes an application inactive, with the reason, and tells the applicant on request. Throws Refused `applicationConfirmed`. */
  async reject({ id, version, ...said }: Rejection): Promise<Application> {
    const { em } = this.scope;
    const { reason: rejectionReason, sendsMail } = check(rejectionRules, said);
    const application = await new ApplicationService(this.scope).find(id, version);
    const { kind } = await em.findOneOrFail(ApplicationColumn, { id: application.column.id });
    if (kind === ApplicationColumnKind.CONFIRMED) throw new Refused('applicationConfirmed');
    const rejectedAt = application.rejectedAt ?? new Date();
    em.assign(application, { status: ActiveStatus.INACTIVE, rejectedAt, rejectionReason });
    await em.flush();
    if (sendsMail && application.email) await this.tell(application, application.email);
    return application;
  }

  /** Queues the e-mail in the applicant's language, or else the viewer's; it names neither the reason nor who decided. */
  private async tell(application: Application, to: string): Promise<void> {
    const { em, context, viewer } = this.scope;
    const language = (application.language?.toLowerCase() ?? viewer.language) as Language;
    const { title } = await application.position.loadOrFail();
    const [{ name: company }] = await em.execute<[{ name: string }]>('select name from company where id = noria_company()');
    const values: Record<string, string> = { name: application.name, position: title, company };
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
    const letter = texts[language];
    const [subject, greeting, text, note] = [letter.subject, letter.greeting, letter.text, letter.note].map(filled);
    await context.session.outbox.post(em, {
      about: { readers: [Permission.HRM] },
      to,
      language,
      subject,
      text: [greeting, text, note].join('\n\n'),
      html: mailPage(language, { subject, paragraphs: [escapeHtml(greeting), escapeHtml(text)], note: escapeHtml(note) }),
      senderName: company,
    });
  }
}
