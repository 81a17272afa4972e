import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../../server/core/access/Allow.ts';
import { Permission } from '../../../server/core/access/Permission.ts';
import { command } from '../../../server/core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../../server/core/graphql/Connection.ts';
import type { Context } from '../../../server/core/graphql/Context.ts';
import { DateFilter, DecimalFilter, StringFilter } from '../../../server/core/graphql/filters.ts';
import { CommandInput, PayloadOf } from '../../../server/core/graphql/Payload.ts';
import { compiled, Reads } from '../../../server/core/graphql/reads.ts';
import { DecimalText } from '../../../server/core/graphql/scalars.ts';
import { BenchDay, BenchMonth } from './BenchDay.ts';
import { BenchInvoice } from './BenchInvoice.ts';
import { createBenchInvoice } from './BenchInvoiceService.ts';

@InputType()
class BenchLineInput {
  @Field(() => ID) productId!: string;
  @Field(() => DecimalText) quantity!: string;
  @Field(() => DecimalText) price!: string;
}

@InputType()
class CreateBenchInvoiceInput extends CommandInput {
  @Field(() => ID) customerId!: string;
  @Field(() => [BenchLineInput]) lines!: BenchLineInput[];
}

@InputType()
class BenchInvoiceFilter {
  @Field(() => StringFilter, { nullable: true }) number?: StringFilter;
  @Field(() => DateFilter, { nullable: true }) issuedOn?: DateFilter;
  @Field(() => DecimalFilter, { nullable: true }) total?: DecimalFilter;
}

const Payload = PayloadOf(BenchInvoice);
const Connection = ConnectionOf(BenchInvoice);
const Page = ListArgs(BenchInvoice, BenchInvoiceFilter);

/** A list, a record, a document with lines, and a dashboard: the four kinds of request that every screen of the suite makes. */
@Resolver()
export class BenchResolver {
  @Query(() => BenchInvoice, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'record' })
  benchInvoice(@Arg('id', () => ID) _id: string): BenchInvoice {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'connection' })
  benchInvoices(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @Query(() => [BenchDay], { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'list', orderBy: 'day', where: alias => `${alias}.day > current_date - 31` })
  benchDays(): BenchDay[] {
    return compiled();
  }

  @Query(() => [BenchMonth], { nullable: true })
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  @Reads({ kind: 'list', orderBy: 'month', where: alias => `${alias}.month > current_date - 366` })
  benchMonths(): BenchMonth[] {
    return compiled();
  }

  @Mutation(() => Payload)
  @Allow(Permission.FINANCIAL_MANAGEMENT)
  createBenchInvoice(
    @Arg('input', () => CreateBenchInvoiceInput) input: CreateBenchInvoiceInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return command(context, info, input, async scope => ({ benchInvoice: await createBenchInvoice(scope, input) }));
  }
}
