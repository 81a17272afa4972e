import { Permission } from '../../core/access/Permission.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { calendarFile } from '../../core/mail/calendarFile.ts';
import { writeMail } from '../../core/mail/writeMail.ts';
import { storeForMail } from '../../core/print/storeForMail.ts';
import { attempt } from '../../core/session/attempts.ts';
import { localeOf, nameInTrail, type Language } from '../../core/session/Viewer.ts';
import { Application } from './Application.ts';
import { ApplicationService } from './ApplicationService.ts';

/** How long an interview takes in a calendar, in minutes. */
const interviewMinutes = 60;

/** Interviews of applicants. */
export class InterviewService {
  constructor(private readonly scope: Scope) {}

  /**
   * Invites an applicant to the interview by e-mail, in their language or else the viewer's, with a file for their calendar; once more, it
   * moves the appointment there. Throws Refused `interviewMissing`, `applicantNoEmail`, `applicationInactive`, `tooManyAttempts`.
   */
  async invite(id: string, version?: number): Promise<Application> {
    const { em, viewer, context } = this.scope;
    const { outbox, settings } = context.session;
    const application = await new ApplicationService(this.scope).find(id, version);
    const { email: to, interviewAt, name, status } = application;
    if (status === ActiveStatus.INACTIVE) throw new Refused('applicationInactive');
    if (!interviewAt || interviewAt.getTime() < Date.now()) throw new Refused('interviewMissing');
    if (!to) throw new Refused('applicantNoEmail');
    await attempt(context.database, 'SEND_DOCUMENT', viewer.userId, context.origin.ipAddress);
    const language = (application.language?.toLowerCase() ?? viewer.language) as Language;
    const { title: position } = await application.position.loadOrFail();
    const [company] = await em.execute<[{ name: string; timeZone: string }]>(
      'select name, time_zone as "timeZone" from company where id = noria_company()',
    );
    const values = { name, position, company: company.name, at: spoken(interviewAt, language, company.timeZone) };
    const mail = writeMail({ kind: 'interview', to, language, values });
    const host = new URL(settings.publicUrl).hostname;
    const appointment = { uid: `${id}@${host}`, sequence: application.version, startsAt: interviewAt, minutes: interviewMinutes };
    const ics = calendarFile({ ...appointment, title: mail.subject });
    const attachment = outbox.sends ? await storeForMail(this.scope, { name: 'interview.ics', pdf: ics }, 'text/calendar') : undefined;
    await outbox.post(em, {
      ...mail,
      about: { readers: [Permission.HRM] },
      to,
      language,
      senderName: company.name,
      replyTo: viewer.email,
      attachments: attachment ? [attachment] : [],
      forgetsAttachments: true,
    });
    const line = { action: 'SENT' as const, entityType: Application.name, entityId: id, entityName: name };
    await writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [line]);
    return application;
  }
}

/** An instant as a letter says it, with the zone that it is in. */
const spoken = (at: Date, language: Language, timeZone: string) =>
  new Intl.DateTimeFormat(`${localeOf[language]}-u-nu-latn`, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(at);
