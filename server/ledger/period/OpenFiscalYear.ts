import { Field, Int, ObjectType } from 'type-graphql';
import { DateOnly } from '../../core/graphql/scalars.ts';

/** A fiscal year that has journal entries and is not closed. */
@ObjectType()
export class OpenFiscalYear {
  @Field(() => Int, { description: 'The calendar year in which it begins.' }) year!: number;
  @Field(() => DateOnly) startsOn!: string;
  @Field(() => DateOnly) endsOn!: string;
  @Field(() => Boolean, { description: 'Whether it can be closed now: it is over, and no earlier year is open.' }) isClosable!: boolean;
}
