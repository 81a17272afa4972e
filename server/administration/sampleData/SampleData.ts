import { Field, Int, ObjectType } from 'type-graphql';

/** The sample data of a company: records to try the modules with, which post nothing to its books. */
@ObjectType()
export class SampleData {
  @Field(() => Boolean, { description: 'Whether it can be loaded: the modules in use have no records of their own yet.' })
  canLoad!: boolean;
  @Field(() => Int, { description: 'Number of sample records that are there.' }) count!: number;
}
