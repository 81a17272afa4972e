import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Ctx, Field, ID, InputType, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { Allow } from '../../core/access/Allow.ts';
import { Permission } from '../../core/access/Permission.ts';
import { ConnectionOf, ListArgs } from '../../core/graphql/Connection.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import type { Context } from '../../core/graphql/Context.ts';
import { FilterOf } from '../../core/graphql/recordInputs.ts';
import { CommandInput, Payload } from '../../core/graphql/Payload.ts';
import { compiled, Reads } from '../../core/graphql/reads.ts';
import { Upload } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { BankStatement, BankStatementLine } from './BankStatement.ts';
import { importStatement } from './importStatement.ts';
import { matchLine, unmatchLine } from './matchLine.ts';
import { MatchProposal } from './MatchProposal.ts';
import { matchProposals } from './matchProposals.ts';
import { Reconciliation } from './Reconciliation.ts';
import { reconciliationOf } from './reconciliationOf.ts';
import { removeStatement } from './removeStatement.ts';

@InputType()
class ImportBankStatementInput extends CommandInput {
  @Field(() => ID) bankAccountId!: string;
  @Field(() => Upload, {
    nullable: true,
    description: 'Required: camt.053, or CSV or XLSX with a title row. At most 10 MB and 10 000 bookings.',
  })
  file?: Promise<FileUpload> | null;
}

@ObjectType({ implements: Payload })
class ImportBankStatementPayload extends Payload {
  @Field(() => Int, { nullable: true, description: 'Bookings that are new.' }) imported!: number | null;
  @Field(() => Int, { nullable: true, description: 'Bookings that the account had already.' }) known!: number | null;
}

@InputType({
  description: 'Entries that stand for the booking, or documents (or a party) that it pays, or an account that it is posted to.',
})
class MatchBankLineInput extends CommandInput {
  @Field(() => ID) lineId!: string;
  @Field(() => [ID], { nullable: true, description: 'They move the booked amount together.' }) entryIds?: string[] | null;
  @Field(() => [ID], { nullable: true, description: 'Open documents of one party, paid in this order.' }) documentIds?: string[] | null;
  @Field(() => ID, { nullable: true, description: 'Who paid or was paid; what no document takes is their credit.' }) partyId?:
    | string
    | null;
  @Field(() => ID, { nullable: true }) accountId?: string | null;
  @Field(() => ID, { nullable: true, description: 'With an account.' }) costCenterId?: string | null;
  @Field(() => String, { nullable: true, description: 'With an account; what the payer wrote, if omitted.' }) description?: string | null;
}

@InputType()
class UnmatchBankLineInput extends CommandInput {
  @Field(() => ID) lineId!: string;
}

@InputType()
class RemoveBankStatementInput extends CommandInput {
  @Field(() => ID) id!: string;
}

@ObjectType({ implements: Payload })
class RemoveBankStatementPayload extends Payload {
  @Field(() => ID, { nullable: true }) removedId!: string | null;
}

@InputType()
class BankStatementFilter extends FilterOf(BankStatement, ['bankAccount', 'reference', 'endsOn']) {}
@InputType()
class BankStatementLineFilter extends FilterOf(BankStatementLine, [
  'bankAccount',
  'statement',
  'isMatched',
  'bookedOn',
  'amount',
  'partyName',
  'reference',
]) {}

const Statements = ConnectionOf(BankStatement);
const StatementPage = ListArgs(BankStatement, BankStatementFilter);
const Lines = ConnectionOf(BankStatementLine);
const LinePage = ListArgs(BankStatementLine, BankStatementLineFilter);
const books = Permission.FINANCIAL_MANAGEMENT;

@Resolver()
export class BankStatementResolver {
  @Query(() => Statements, { nullable: true })
  @Allow(books)
  @Reads({ kind: 'connection' })
  bankStatements(@Args(() => StatementPage) _page: object): object {
    return compiled();
  }

  @Query(() => Lines, { nullable: true, description: 'Bookings of the imported statements.' })
  @Allow(books)
  @Reads({ kind: 'connection' })
  bankStatementLines(@Args(() => LinePage) _page: object): object {
    return compiled();
  }

  @Query(() => [MatchProposal], { nullable: true, description: 'What a booking may stand for, the likeliest first; at most 20.' })
  @Allow(books)
  bankMatchProposals(
    @Arg('lineId', () => ID) lineId: string,
    @Arg('search', () => String, { nullable: true, description: 'Finds any by number, party or text.' }) search: string | null | undefined,
    @Ctx() { database, viewer }: Context,
  ): Promise<MatchProposal[] | null> {
    return database.inCompany(viewer!, em => matchProposals(em, lineId, search));
  }

  @Query(() => Reconciliation, { nullable: true })
  @Allow(books)
  bankReconciliation(@Arg('bankAccountId', () => ID) id: string, @Ctx() { database, viewer }: Context): Promise<Reconciliation | null> {
    return database.inCompany(viewer!, em => reconciliationOf(em, id));
  }

  @CommandMutation(books, ImportBankStatementPayload, ImportBankStatementInput, {
    description: 'Imports the bookings that the account does not have yet; repeating it makes nothing.',
    action: 'WRITE',
  })
  importBankStatement(scope: Scope, input: ImportBankStatementInput) {
    return importStatement(scope, input);
  }

  @CommandMutation(books, BankStatementLine, MatchBankLineInput, {
    description: 'Matches a booking, and records the payment or posts the entry that it takes.',
    action: 'WRITE',
  })
  async matchBankLine(scope: Scope, input: MatchBankLineInput) {
    return { id: await matchLine(scope, input) };
  }

  @CommandMutation(books, BankStatementLine, UnmatchBankLineInput, {
    description: 'Takes a match back. What was posted for it stays.',
    action: 'WRITE',
  })
  async unmatchBankLine(scope: Scope, { lineId }: UnmatchBankLineInput) {
    return { id: await unmatchLine(scope, lineId) };
  }

  @CommandMutation(books, RemoveBankStatementPayload, RemoveBankStatementInput, 'Removes a statement of which no booking is matched.')
  async removeBankStatement(scope: Scope, { id }: RemoveBankStatementInput) {
    return { removedId: await removeStatement(scope, id) };
  }
}
