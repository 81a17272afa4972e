import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { Control } from '../openItem/OpenItem.ts';
import { AccountStatement } from './AccountStatement.ts';
import { accountStatementOf } from './accountStatementOf.ts';

@Resolver()
export class AccountStatementResolver {
  @Query(() => AccountStatement, { nullable: true, description: 'Statement of account of a customer or employee.' })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  accountStatement(
    @Arg('partyId', () => ID) partyId: string,
    @Arg('control', () => Control, { defaultValue: Control.RECEIVABLE }) control: Control,
    @Arg('from', () => DateOnly, { nullable: true, description: 'Everything before it is the opening balance.' }) from:
      | string
      | null
      | undefined,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to: string | null | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<AccountStatement | null> {
    return database.inCompany(viewer!, em => accountStatementOf(em, { partyId, control, from, to }));
  }
}
