import { Arg, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import type { Scope } from '../graphql/Scope.ts';
import { CommandMutation } from '../graphql/CommandMutation.ts';
import { Allow } from '../access/Allow.ts';
import type { Context } from '../graphql/Context.ts';
import { CommandInput } from '../graphql/Payload.ts';
import { DateOnly } from '../graphql/scalars.ts';
import { LanguageCode } from '../session/LanguageCode.ts';
import { draftDocument } from './draftDocument.ts';
import { sendDocument } from './sendDocument.ts';
import { SentDocument } from './SentDocument.ts';

@InputType({ description: 'Which document about a record, where there are several, and the days that it covers.' })
class DocumentChoiceInput {
  @Field(() => String, { nullable: true, description: '`statement`: the statement of a customer’s account.' }) as?: string | null;
  @Field(() => DateOnly, { nullable: true }) from?: string | null;
  @Field(() => DateOnly, { nullable: true }) to?: string | null;
}

@InputType()
class SendDocumentInput extends CommandInput {
  @Field(() => ID) recordId!: string;
  @Field(() => [String]) to!: string[];
  @Field(() => [String], { nullable: true }) cc?: string[] | null;
  @Field(() => String) subject!: string;
  @Field(() => String) message!: string;
  @Field(() => DocumentChoiceInput, { nullable: true }) document?: DocumentChoiceInput | null;
}

/** Draft of the e-mail for a document, in its recipient's language. */
@ObjectType()
@Allow('SIGNED_IN')
export class DocumentDraft {
  @Field(() => String, { nullable: true, description: "The recipient's address, if known." }) to!: string | null;
  @Field(() => String) subject!: string;
  @Field(() => String) message!: string;
  @Field(() => LanguageCode) language!: LanguageCode;
  @Field(() => Boolean, { description: 'Whether a mail server is configured; without one, the e-mail is kept for administrators.' })
  isSent!: boolean;
  @Field(() => Boolean, { description: 'Whether the e-mail carries a link by which the recipient answers.' }) hasLink!: boolean;
}

/** Sends records as documents; write access to a record includes sending it. */
@Resolver()
export class SendResolver {
  @Query(() => DocumentDraft, { nullable: true })
  @Allow('SIGNED_IN')
  documentDraft(
    @Arg('recordId', () => ID) recordId: string,
    @Arg('document', () => DocumentChoiceInput, { nullable: true }) document: DocumentChoiceInput | null,
    @Ctx() context: Context,
  ): Promise<DocumentDraft> {
    return draftDocument(context, recordId, document);
  }

  @CommandMutation(['SIGNED_IN', 'API_KEY'], SentDocument, SendDocumentInput)
  sendDocument(scope: Scope, input: SendDocumentInput) {
    return sendDocument(scope, input);
  }
}
