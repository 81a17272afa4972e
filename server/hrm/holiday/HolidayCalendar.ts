import { Field, ObjectType } from 'type-graphql';
import { DateOnly } from '../../core/graphql/scalars.ts';

/** A part of a country that has public holidays of its own. */
@ObjectType()
export class HolidayRegion {
  @Field(() => String) code!: string;
  @Field(() => String) title!: string;
}

/** A day of a country's calendar. */
@ObjectType()
export class CalendarHoliday {
  @Field(() => DateOnly) heldOn!: string;
  @Field(() => String, { description: 'In the language of the request, where the calendar knows it.' }) title!: string;
  @Field(() => Boolean, { description: 'Whether the company has a holiday on that day already.' }) isEntered!: boolean;
}

/** The public holidays of a country in a year, to choose those that the company keeps. */
@ObjectType()
export class HolidayCalendar {
  @Field(() => [HolidayRegion]) regions!: HolidayRegion[];
  @Field(() => [CalendarHoliday], { description: "None where the country's calendar is not known." }) days!: CalendarHoliday[];
}
