import { Arg, Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import { ExchangeRate } from './ExchangeRate.ts';
import { ExchangeRateService } from './ExchangeRateService.ts';
import { rateOn } from './rateOn.ts';

/** The rate of a currency on a day. */
@ObjectType()
class RateOnDay {
  @Field(() => DecimalText) rate!: string;
  @Field(() => DateOnly, { description: 'The day it is from, at or before the day asked for.' }) validFrom!: string;
}

@Resolver()
export class ExchangeRateResolver extends CrudResolver({
  Entity: ExchangeRate,
  plural: 'exchangeRates',
  Service: ExchangeRateService,
  filter: ['currency', 'validFrom', 'rate', 'updatedAt'],
}) {
  @Query(() => RateOnDay, {
    nullable: true,
    description: "The rate of a currency in the company's that holds on a day, which defaults to today; null if there is none up to it.",
  })
  @Allow(Permission.FINANCIAL_MANAGEMENT, Permission.CRM, Permission.PROCUREMENT)
  rateOnDay(
    @Arg('currency', () => String) currency: string,
    @Arg('day', () => DateOnly, { nullable: true }) day: string | null,
    @Ctx() { database, viewer }: Context,
  ): Promise<RateOnDay | null> {
    return database.inCompany(viewer!, async em => rateOn(em, currency, day ?? (await companyToday(em))));
  }
}
