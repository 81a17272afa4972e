import { Arg, Args, Ctx, Field, ID, InputType, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { companyToday } from '../../core/database/companyToday.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { Secret } from '../../core/graphql/secrets.ts';
import { daysAfter } from '../../core/rules/days.ts';
import { BankFileFormat } from '../bankFile/BankFileFormat.ts';
import { exportPaymentRun } from './exportPaymentRun.ts';
import { PayableProposal, payableProposals } from './payableProposals.ts';
import { PaymentRun } from './PaymentRun.ts';
import { usualWait } from './usualWait.rules.ts';
import { PaymentRunService } from './PaymentRunService.ts';

@InputType({ description: 'A document to pay in a run.' })
class PaidDocumentInput {
  @Field(() => ID) documentId!: string;
  @Field(() => DecimalText, { description: 'More than 0, at most the balance.' }) amount!: string;
  @Field(() => DecimalText, { description: 'The balance as the payer saw it: the run is refused if it is another one by now.' })
  balance!: string;
}

@InputType()
class CreatePaymentRunInput extends CommandInput {
  @Field(() => ID, { description: 'The bank account that pays.' }) bankAccountId!: string;
  @Field(() => DateOnly, {
    nullable: true,
    description: 'The day on which the bank is to pay: today, if omitted, or at most 60 days later.',
  })
  executeOn?: string | null;
  @Field(() => [ID], {
    nullable: true,
    description: 'Bank accounts of vendors that the payer has checked because nothing was paid to them yet.',
  })
  newAccountIds?: string[] | null;
  @Field(() => [PaidDocumentInput], { description: 'At most 500, each once.' }) documents!: PaidDocumentInput[];
}

@InputType()
class ExportPaymentRunInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => BankFileFormat) format!: BankFileFormat;
}

@ObjectType({ implements: Payload })
class ExportPaymentRunPayload extends Payload {
  @Field(() => String, { nullable: true }) fileName!: string | null;
  @Secret()
  @Field(() => String, { nullable: true, description: 'The file, in UTF-8.' })
  content!: string | null;
  @Field(() => PaymentRun, { nullable: true }) paymentRun!: PaymentRun | null;
}

@InputType()
class PaymentRunFilter extends FilterOf(PaymentRun, ['number', 'bankAccount', 'total', 'paidOn', 'executeOn']) {}

const Runs = ConnectionOf(PaymentRun);
const RunPage = ListArgs(PaymentRun, PaymentRunFilter);
const books = Permission.FINANCIAL_MANAGEMENT;

@Resolver()
export class PaymentRunResolver {
  @Query(() => PaymentRun, { nullable: true })
  @Allow(books)
  @Reads({ kind: 'record' })
  paymentRun(@Arg('id', () => ID) _id: string): PaymentRun {
    return compiled();
  }

  @Query(() => Runs, { nullable: true })
  @Allow(books)
  @Reads({ kind: 'connection' })
  paymentRuns(@Args(() => RunPage) _page: object): object {
    return compiled();
  }

  @Query(() => [PayableProposal], {
    nullable: true,
    description: 'What is due to vendors by a day, the oldest first; at most 500 documents. Bills that are held are left out.',
  })
  @Allow(books)
  payableProposals(
    @Arg('dueBy', () => DateOnly, { nullable: true, description: 'A week from today, if omitted.' }) dueBy: string | null | undefined,
    @Arg('currency', () => String, { nullable: true, description: "ISO 4217; the company's, if omitted." }) currency:
      | string
      | null
      | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<PayableProposal[]> {
    return database.inCompany(viewer!, async em =>
      payableProposals(em, { dueBy: dueBy ?? daysAfter(await companyToday(em), usualWait), currency }),
    );
  }

  @CommandMutation(books, PaymentRun, CreatePaymentRunInput, {
    description: 'Pays documents of vendors from one bank account, one payment to each vendor.',
    action: 'APPROVE',
  })
  createPaymentRun(scope: Scope, input: CreatePaymentRunInput) {
    return new PaymentRunService(scope).create(input);
  }

  @CommandMutation(books, ExportPaymentRunPayload, ExportPaymentRunInput, {
    description: 'Writes the file with which the bank pays a run; the audit trail notes who did.',
    ignoresKey: true,
    action: 'EXPORT',
  })
  exportPaymentRun(scope: Scope, input: ExportPaymentRunInput) {
    return exportPaymentRun(scope, input);
  }
}
