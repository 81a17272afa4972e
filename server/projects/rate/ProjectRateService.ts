import type { z } from 'zod';
import { InvalidInput } from '../../core/errors.ts';
import { ServiceOf } from '../../core/record/EntityService.ts';
import { Project } from '../../portfolio/project/Project.ts';
import { Position } from '../../staff/position/Position.ts';
import { ProjectRate } from './ProjectRate.ts';
import { projectRateRules } from './projectRate.rules.ts';

type ProjectRateValues = z.output<typeof projectRateRules>;

/** What hours of projects are billed at. */
export class ProjectRateService extends ServiceOf(ProjectRate, projectRateRules) {
  protected override async guard({ projectId, userId, positionId }: ProjectRateValues, current?: ProjectRate): Promise<void> {
    if (current && current.project.id !== projectId) throw new InvalidInput({ field: 'projectId', code: 'projectStays' });
    if (!(await this.em.count(Project, { id: projectId, deletedAt: null })))
      throw new InvalidInput({ field: 'projectId', code: 'notFound' });
    if (positionId && positionId !== current?.position?.id && !(await this.em.count(Position, { id: positionId, deletedAt: null })))
      throw new InvalidInput({ field: 'positionId', code: 'notFound' });
    if (userId && userId !== current?.user?.id) await this.refuseStranger(projectId, userId);
    if (userId && positionId) throw new InvalidInput({ field: 'positionId', code: 'eitherOr' });
  }

  private async refuseStranger(projectId: string, userId: string): Promise<void> {
    const found = await this.em.execute(
      `select from project_member where company_id = noria_company() and project_id = ? and user_id = ? and deleted_at is null`,
      [projectId, userId],
    );
    if (!found.length) throw new InvalidInput({ field: 'userId', code: 'notAMember' });
  }
}
