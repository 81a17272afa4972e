import { forgetValues } from '../../core/database/ChangeLog.ts';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { EntityService } from '../../core/record/EntityService.ts';
import { substitutes } from '../../core/erasure/substitutes.ts';
import { DemoRequest } from './DemoRequest.ts';
import { demoRequestRules } from './enquiry.rules.ts';

/** Demo requests as handled by SUPER_ADMIN, in a platform transaction. */
export class DemoRequestService extends EntityService<DemoRequest, Record<string, unknown>> {
  protected readonly Entity = DemoRequest;
  protected readonly rules = demoRequestRules;

  /** Marks a request as handled; one that already is keeps its time. */
  async markHandled(id: string, version?: number): Promise<DemoRequest> {
    const request = await this.find(id, version);
    request.handledAt ??= new Date();
    await this.em.flush();
    return request;
  }

  /** Erases the requester's data, their newsletter subscription and the request's details in the audit trail. */
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
