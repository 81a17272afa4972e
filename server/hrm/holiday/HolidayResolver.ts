import { Arg, Ctx, Field, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { check } from '../../core/graphql/check.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { DateOnly } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { addHolidaysRules } from './calendar.rules.ts';
import { Holiday } from './Holiday.ts';
import { HolidayCalendar } from './HolidayCalendar.ts';
import { holidayCalendarOf } from './holidayCalendarOf.ts';
import { HolidayService } from './HolidayService.ts';

@InputType()
class AddPublicHolidaysInput extends CommandInput {
  @Field(() => String, { description: 'ISO 3166-1 alpha-2.' }) country!: string;
  @Field(() => String, { nullable: true, description: 'Code of a region, whose own holidays come with it.' }) region?: string | null;
  @Field(() => Int) year!: number;
  @Field(() => [DateOnly], { description: "Days of the country's calendar; those that are entered already are left out." }) days!: string[];
}

@ObjectType({ implements: Payload })
class AddPublicHolidaysPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Holidays added.' }) addedCount!: number | null;
}

@Resolver()
export class HolidayResolver extends CrudResolver({
  Entity: Holiday,
  plural: 'holidays',
  Service: HolidayService,
  filter: ['title', 'heldOn', 'country', 'updatedAt'],
}) {
  @Query(() => HolidayCalendar, { nullable: true, description: "A country's public holidays of a year, from 2000 to 2076." })
  @Allow(Permission.HRM)
  holidayCalendar(
    @Ctx() { database, viewer, language }: Context,
    @Arg('country', () => String) country: string,
    @Arg('year', () => Int) year: number,
    @Arg('region', () => String, { nullable: true }) region?: string | null,
  ): Promise<HolidayCalendar> {
    return database.inCompany(viewer!, em => holidayCalendarOf(em, { country, region, year }, language));
  }

  @CommandMutation(
    Permission.HRM,
    AddPublicHolidaysPayload,
    AddPublicHolidaysInput,
    "Adds public holidays from a country's calendar; repeating it adds nothing.",
  )
  async addPublicHolidays(scope: Scope, input: AddPublicHolidaysInput) {
    return { addedCount: await new HolidayService(scope).addFromCalendar(check(addHolidaysRules, input)) };
  }
}
