import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../core/access/Allow.ts';
import type { Context } from '../../../core/graphql/Context.ts';
import { Remittance, remittanceOf } from './Remittance.ts';

@Resolver()
export class RemittanceResolver {
  @Query(() => [Remittance], { nullable: true, description: 'What a payroll run owes to tax offices and funds; no employee is named.' })
  @Allow('HRM_SEE_PAY')
  payrollRemittance(@Arg('run', () => ID) run: string, @Ctx() { database, viewer }: Context): Promise<Remittance[]> {
    return database.inCompany(viewer!, em => remittanceOf(em, run));
  }
}
