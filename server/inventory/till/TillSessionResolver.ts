import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, Field, ID, Info, InputType, Mutation, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { command } from '../../core/graphql/command.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { BooleanFilter, DateTimeFilter, IdFilter } from '../../core/graphql/filters.ts';
import { CommandInput, PayloadOf } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { DecimalText } from '../../core/graphql/scalars.ts';
import { CashCounterpart, CashDirection, TillSession } from './Till.ts';
import { TillSessionReport } from './TillSessionReport.ts';
import { tillSessionReportOf } from './tillSessionReportOf.ts';
import { TillSessionService } from './TillSessionService.ts';

@InputType()
class OpenTillSessionInput extends CommandInput {
  @Field(() => ID) tillId!: string;
  @Field(() => DecimalText, { description: 'The cash it begins with.' }) float!: string;
}

@InputType()
class AddTillCashInput extends CommandInput {
  @Field(() => ID) sessionId!: string;
  @Field(() => CashDirection) direction!: CashDirection;
  @Field(() => CashCounterpart, { defaultValue: CashCounterpart.SAFE }) counterpart!: CashCounterpart;
  @Field(() => DecimalText) amount!: string;
  @Field(() => String) reason!: string;
}

@InputType()
class CloseTillSessionInput extends CommandInput {
  @Field(() => ID) sessionId!: string;
  @Field(() => DecimalText) countedCash!: string;
  @Field(() => String, { nullable: true }) note!: string | null;
}

@InputType()
export class TillSessionFilter {
  @Field(() => IdFilter, { nullable: true }) till?: IdFilter;
  @Field(() => IdFilter, { nullable: true }) cashier?: IdFilter;
  @Field(() => BooleanFilter, { nullable: true }) isOpen?: BooleanFilter;
  @Field(() => DateTimeFilter, { nullable: true }) openedAt?: DateTimeFilter;
  @Field(() => DateTimeFilter, { nullable: true }) closedAt?: DateTimeFilter;
}

const Connection = ConnectionOf(TillSession);
const Page = ListArgs(TillSession, TillSessionFilter);
const Payload = PayloadOf(TillSession);

@Resolver()
export class TillSessionResolver {
  @Query(() => TillSession, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'record' })
  tillSession(@Arg('id', () => ID) _id: string): TillSession {
    return compiled();
  }

  @Query(() => Connection, { nullable: true })
  @Allow(Permission.INVENTORY)
  @Reads({ kind: 'connection' })
  tillSessions(@Args(() => Page) _page: object): object {
    return compiled();
  }

  @Query(() => TillSessionReport, { nullable: true })
  @Allow(Permission.INVENTORY)
  tillSessionReport(@Arg('id', () => ID) id: string, @Ctx() context: Context): Promise<TillSessionReport | null> {
    return tillSessionReportOf(context, id);
  }

  @Mutation(() => Payload)
  @Allow(Permission.INVENTORY)
  openTillSession(
    @Arg('input', () => OpenTillSessionInput) input: OpenTillSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return deed(context, info, input, service => service.open(input));
  }

  @Mutation(() => Payload)
  @Allow(Permission.INVENTORY)
  addTillCash(
    @Arg('input', () => AddTillCashInput) input: AddTillCashInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return deed(context, info, input, service => service.move(input));
  }

  @Mutation(() => Payload)
  @Allow(Permission.INVENTORY)
  closeTillSession(
    @Arg('input', () => CloseTillSessionInput) input: CloseTillSessionInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<object> {
    return deed(context, info, input, service => service.close(input));
  }
}

const deed = (
  context: Context,
  info: GraphQLResolveInfo,
  input: CommandInput,
  work: (service: TillSessionService) => Promise<TillSession>,
): Promise<object> => command(context, info, input, async scope => ({ tillSession: await work(new TillSessionService(scope)) }));
