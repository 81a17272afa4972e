import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { writeAudit } from '../../core/audit/writeAudit.ts';
import { rankAt, type RankPosition } from '../../core/board/ranks.ts';
import { CompanyUser } from '../../core/companyUser/CompanyUser.ts';
import { refuseInactive } from '../../core/database/refuseInactive.ts';
import { InvalidInput, NotAllowed, Refused } from '../../core/errors.ts';
import { ActiveStatus } from '../../core/graphql/ActiveStatus.ts';
import { check } from '../../core/graphql/check.ts';
import { ServiceOf, type Changes } from '../../core/record/EntityService.ts';
import { RecordFileService } from '../../core/record/RecordFileService.ts';
import { nameInTrail } from '../../core/session/Viewer.ts';
import { Department } from '../../staff/department/Department.ts';
import { mayReadPay } from '../../staff/employee/mayReadPay.ts';
import { payMask } from '../../staff/employee/payMask.rules.ts';
import { Position } from '../../staff/position/Position.ts';
import { Application } from './Application.ts';
import { applicationRules, type ApplicationValues } from './application.rules.ts';
import { ApplicationColumn, ApplicationColumnKind } from './ApplicationColumn.ts';
import { ApplicationColumnService } from './ApplicationColumnService.ts';
import type { Hiring } from './applicationInputs.ts';
import { readExpectedSalary, writeExpectedSalary } from './expectedSalary.ts';
import { HiringService } from './HiringService.ts';

/** What comes with the values of an application: its files, and the terms of the employment that confirms it. */
interface Beside extends Hiring {
  files?: Promise<FileUpload>[] | null;
}

/** An application's new position: the column, its neighbours as the client saw them, and what confirming asks for. */
export type ApplicationMove = RankPosition & Hiring & { id: string; version?: number; columnId: string };

/** Maximum number of files that an application comes with. */
const fileLimit = 5;

const salaryRules = applicationRules.pick({ expectedSalary: true });

/** Applications and their moves on the board; confirming one makes its employee, once (domain §5). */
export class ApplicationService extends ServiceOf(Application, applicationRules) {
  override async create(input: ApplicationValues & Beside): Promise<Application> {
    const [column] = await this.columnsOfBoard.hold([input.columnId]);
    const application = await super.create({ ...input, columnId: column.id });
    await this.complete(application, input, column);
    return application;
  }

  override async update(changes: Changes<ApplicationValues & Beside>): Promise<Application> {
    const [next] = changes.columnId ? await this.columnsOfBoard.hold([changes.columnId]) : [];
    const { column } = await this.find(changes.id, changes.version);
    const application = await super.update({ ...changes, columnId: next?.id ?? column.id });
    await this.complete(application, changes, next?.id === column.id ? undefined : next);
    return application;
  }

  /**
   * Moves an application to where it was dropped. If its neighbours have moved meanwhile, follows their current positions (domain §6).
   * @throws Refused `applicationConfirmed`, `applicationInactive`.
   */
  async move({ id, version, columnId, departmentId, joinedOn, salary, ...place }: ApplicationMove): Promise<Application> {
    const [column] = await this.columnsOfBoard.hold([columnId]);
    const application = await this.find(id, version);
    await this.refuseMove(application);
    const enters = application.column.id !== column.id;
    await this.refuseDepartment({ departmentId });
    const rank = await this.rank(column.id, { ...place, id });
    this.em.assign(application, { rank, ...(enters && { column, columnSince: new Date() }) } as never);
    await this.em.flush();
    if (enters) await this.confirm(application, column, { departmentId, joinedOn, salary });
    return application;
  }

  /** Returns the expected salary, and records in the audit trail that the viewer looked. Throws NotAllowed without the right to see pay. */
  async revealExpectedSalary(id: string): Promise<string | null> {
    const { em, viewer, context } = this.scope;
    if (!mayReadPay(viewer)) throw NotAllowed();
    const { name } = await this.find(id);
    await writeAudit(em, { id: viewer.userId, name: nameInTrail(viewer), origin: context.origin }, [
      { action: 'PAY_VIEWED', entityType: 'Application', entityId: id, entityName: name },
    ]);
    return readExpectedSalary(em, id);
  }

  protected override async guard({ positionId, ownerId }: ApplicationValues, current?: Application): Promise<void> {
    await refuseInactive(this.em, [
      { field: 'positionId', Entity: Position, id: positionId, before: current?.position.id },
      { field: 'ownerId', Entity: CompanyUser, id: ownerId, before: current?.owner?.id },
    ]);
  }

  /** An application that is active again is no longer rejected. */
  protected override async derive({ columnId, status }: ApplicationValues, current?: Application): Promise<Record<string, unknown>> {
    const taken = current && status === ActiveStatus.ACTIVE && { rejectedAt: null, rejectionReason: null };
    if (current?.column.id === columnId) return { ...taken };
    if (current) await this.refuseMove(current);
    return { ...taken, columnSince: new Date(), rank: await this.rank(columnId!, { id: current?.id }) };
  }

  /** Writes what stands beside the application, and confirms it if it has entered that column. */
  private async complete(application: Application, input: Partial<ApplicationValues> & Beside, entered?: ApplicationColumn): Promise<void> {
    await this.refuseDepartment(input);
    const { expectedSalary } = input;
    const isGiven = expectedSalary !== undefined && expectedSalary !== payMask;
    if (isGiven) {
      const { expectedSalary: salary } = check(salaryRules, { expectedSalary });
      // A change of hidden values alone also makes a new version.
      application.updatedAt = new Date();
      await this.em.flush();
      await writeExpectedSalary(this.em, application, salary);
    }
    const { files } = input;
    if ((files?.length ?? 0) > fileLimit) throw new InvalidInput({ field: 'files', code: 'tooMany', params: { max: fileLimit } });
    for (const file of files ?? []) await new RecordFileService(this.scope).add({ recordId: application.id, file, field: 'files' });
    if (entered) await this.confirm(application, entered, input);
  }

  /** Makes the employee if the column is the confirmed one. */
  private async confirm(application: Application, { kind }: ApplicationColumn, hiring: Hiring): Promise<void> {
    if (kind !== ApplicationColumnKind.CONFIRMED) return;
    if (application.status === ActiveStatus.INACTIVE) throw new Refused('applicationInactive');
    const employee = await new HiringService(this.scope).hire(application, hiring);
    this.em.assign(application, { employee });
    await this.em.flush();
  }

  /** A department is one that exists, whether or not the application is confirmed now. */
  private refuseDepartment({ departmentId }: Hiring): Promise<void> {
    return refuseInactive(this.em, [{ field: 'departmentId', Entity: Department, id: departmentId }]);
  }

  private async refuseMove({ column, status }: Application): Promise<void> {
    const { kind } = await this.em.findOneOrFail(ApplicationColumn, { id: column.id });
    if (kind === ApplicationColumnKind.CONFIRMED) throw new Refused('applicationConfirmed');
    if (status === ActiveStatus.INACTIVE) throw new Refused('applicationInactive');
  }

  private rank(columnId: string, place: RankPosition): Promise<string> {
    return rankAt(this.em, { table: this.meta.tableName, within: ['column_id', columnId] }, place);
  }

  private get columnsOfBoard() {
    return new ApplicationColumnService(this.scope);
  }
}
