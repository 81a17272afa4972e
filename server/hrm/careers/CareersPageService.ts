import { ServiceOf } from '../../core/record/EntityService.ts';
import { CareersPage } from './CareersPage.ts';
import { careersPageRules, type CareersPageValues } from './careersPage.rules.ts';

/** The careers page of the viewer's company. */
export class CareersPageService extends ServiceOf(CareersPage, careersPageRules) {
  /** Creates the page, or updates the one there is. @throws InvalidInput `address` taken. */
  async save({ version, ...values }: CareersPageValues & { version?: number }): Promise<CareersPage> {
    const known = await this.em.findOne(CareersPage, { deletedAt: null });
    return known ? this.update({ id: known.id, version, ...values }) : this.create(values);
  }
}
