import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { findParties } from './findParties.ts';
import { Party, PartyKind } from './Party.ts';

@Resolver()
export class LedgerPartyResolver {
  @Query(() => [Party], { nullable: true, description: 'Active customers, employees and vendors found by words, by name; at most 12.' })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  parties(
    @Arg('search', () => String, { nullable: true }) search: string | null | undefined,
    @Arg('kinds', () => [PartyKind], { nullable: true }) kinds: Party['kind'][] | null | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<Party[]> {
    return database.inCompany(viewer!, em => findParties(em, search, { kinds }));
  }
}
