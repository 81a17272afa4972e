import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import { VatDocuments, VatDocumentsArgs, VatReturn } from './VatReturn.ts';
import { vatDocumentsOf, vatReturnOf } from './vatReturnOf.ts';

@Resolver()
export class VatReturnResolver {
  /** VAT return from `from` to `to`, both included. */
  @Query(() => VatReturn, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  vatReturn(
    @Ctx() { database, viewer }: Context,
    @Arg('from', () => DateOnly, { nullable: true, description: 'Defaults to the first day of the fiscal year.' }) from?: string | null,
    @Arg('to', () => DateOnly, { nullable: true, description: 'Defaults to today.' }) to?: string | null,
  ): Promise<VatReturn> {
    return database.heavyRead(viewer!, em => vatReturnOf(em, { from, to }, viewer!.currency));
  }

  @Query(() => VatDocuments, { nullable: true, description: 'Documents behind a box of the VAT return.' })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  vatDocuments(@Ctx() { database, viewer }: Context, @Args(() => VatDocumentsArgs) asked: VatDocumentsArgs): Promise<VatDocuments> {
    return database.heavyRead(viewer!, em => vatDocumentsOf(em, asked, viewer!.currency));
  }
}
