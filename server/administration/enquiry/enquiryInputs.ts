import { Field, InputType } from 'type-graphql';
import { CommandInput } from '../../core/graphql/Payload.ts';

@InputType()
export class SubscribeNewsletterInput extends CommandInput {
  @Field(() => String) email!: string;
}

@InputType()
export class RequestDemoInput extends CommandInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) company!: string;
  @Field(() => String, { nullable: true, description: 'What the demo should show.' }) message?: string | null;
}
