import { EntityService } from '../../core/database/EntityService.ts';
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
}
