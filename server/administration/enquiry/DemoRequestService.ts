import { forgetValues } from '../../core/audit/ChangeLog.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { EntityService } from '../../core/database/EntityService.ts';
import { substitutes } from '../../core/erasure/substitutes.ts';
import { DemoRequest } from './DemoRequest.ts';
import { demoRequestRules } from './enquiry.rules.ts';

/** Requests for a demo, as SUPER_ADMIN sees to them: a transaction of the platform. */
export class DemoRequestService extends EntityService<DemoRequest, Record<string, unknown>> {
  protected readonly Entity = DemoRequest;
  protected readonly rules = demoRequestRules;

  /** Notes that it was seen to; one that already was keeps its time. */
  async markHandled(id: string, version?: number): Promise<DemoRequest> {
    const request = await this.find(id, version);
    request.handledAt ??= new Date();
    await this.em.flush();
    return request;
  }

  /** Erases who asked, their address in the newsletter's list, and what the audit trail says of the request. */
  async erase(id: string, version?: number): Promise<DemoRequest> {
    const request = await this.find(id, version);
    const { em, context } = this.scope;
    const put = substitutes[context.language];
    await em.execute('delete from newsletter_subscriber where email = ?', [request.email]);
    Object.assign(request, { name: put.name, email: `erased-${id}@erased.invalid`, company: put.text, message: null });
    request.handledAt ??= new Date();
    await em.flush();
    forgetValues(em, put.text);
    await em.execute('select noria_forget_demo_request(?, ?, ?)', [id, put.name, put.text]);
    const { viewer } = this.scope;
    await writeAudit(em, { id: viewer.userId, name: viewer.name, origin: context.origin }, [
      { action: 'ERASED', entityType: DemoRequest.name, entityId: id, entityName: put.name },
    ]);
    return request;
  }
}
