import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateOnly, DateTime } from '../../core/graphql/scalars.ts';
import { StatusGroup } from '../../portfolio/column/StatusColumn.ts';

@ObjectType()
class SharedComment {
  @Field(() => String) author!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => String) text!: string;
}

@ObjectType()
class SharedFile {
  @Field(() => ID, { description: 'For `sharedProjectFile`.' }) fileId!: string;
  @Field(() => String) name!: string;
  @Field(() => Int, { description: 'Bytes.' }) size!: number;
}

@ObjectType()
class SharedTask {
  @Field(() => String) key!: string;
  @Field(() => String) name!: string;
  @Field(() => String) summary!: string;
  @Field(() => StatusGroup) group!: StatusGroup;
  @Field(() => DateOnly, { nullable: true }) startOn!: string | null;
  @Field(() => DateOnly, { nullable: true }) dueOn!: string | null;
  @Field(() => [SharedComment], { description: 'The earliest first.' }) comments!: SharedComment[];
  @Field(() => [SharedFile]) files!: SharedFile[];
}

/** A project as shown to a guest: the tasks that were shared, without people’s time, money, and anything else of the company. */
@ObjectType()
export class SharedProject {
  @Field(() => String) companyName!: string;
  @Field(() => String) guestName!: string;
  @Field(() => String) key!: string;
  @Field(() => String) name!: string;
  @Field(() => DateOnly) startOn!: string;
  @Field(() => DateOnly) dueOn!: string;
  @Field(() => [SharedTask], { description: 'In the order of their numbers.' }) tasks!: SharedTask[];
}
