import { Field, ID, InputType, Resolver } from 'type-graphql';
import { Permission } from '../../core/access/Permission.ts';
import { CommandMutation } from '../../core/graphql/CommandMutation.ts';
import { CrudResolver } from '../../core/graphql/CrudResolver.ts';
import { CommandInput, CreateInputOf, RecordInput, UpdateInputOf } from '../../core/graphql/Payload.ts';
import { InputOf } from '../../core/graphql/recordInputs.ts';
import { DateOnly, DecimalText } from '../../core/graphql/scalars.ts';
import type { Scope } from '../../core/graphql/Scope.ts';
import { PaymentMethod } from '../../ledger/payment/PaymentMethod.ts';
import { Budget } from '../budget/Budget.ts';
import { Expense } from './Expense.ts';
import { BudgetBookingService } from './BudgetBookingService.ts';
import { expenseRules } from './expense.rules.ts';
import { ExpenseCorrectionService } from './ExpenseCorrectionService.ts';
import { ExpenseService } from './ExpenseService.ts';

const reason = 'Why it is booked above a cap that asks for approval.';

@InputType()
class ExpenseFields extends InputOf(Expense, expenseRules) {
  @Field(() => DecimalText, { nullable: true, description: 'As printed on the receipt; calculated, if omitted.' }) vat!: string | null;
  @Field(() => DecimalText, { nullable: true, description: 'Percent; the company’s rate for taxed categories, if omitted.' }) vatRate!:
    | string
    | null;
}

@InputType()
class BookExpenseInput extends CreateInputOf({ name: 'BookedExpense' }, ExpenseFields) {
  @Field(() => String, { nullable: true, description: reason }) overrideReason?: string | null;
}

@InputType()
class BookExpenseCorrectionInput extends UpdateInputOf({ name: 'CorrectedExpense' }, ExpenseFields) {
  @Field(() => String, { nullable: true, description: reason }) overrideReason?: string | null;
}

@InputType()
class IssueExpenseInput extends RecordInput {
  @Field(() => String, { nullable: true, description: reason }) overrideReason?: string | null;
}

@InputType()
class VoidExpenseInput extends RecordInput {
  @Field(() => DateOnly, { nullable: true, description: 'Defaults to today.' }) voidedOn?: string | null;
}

@InputType()
class PayExpenseInput extends CommandInput {
  @Field(() => ID) id!: string;
  @Field(() => PaymentMethod) method!: PaymentMethod;
  @Field(() => DecimalText, { nullable: true, description: 'Defaults to the balance.' }) amount?: string | null;
  @Field(() => DateOnly, { description: 'Not in the future.' }) paidOn!: string;
  @Field(() => String, { nullable: true }) reference?: string | null;
  @Field(() => ID, { nullable: true, description: 'The bank or cash account it goes through; the account of its method, if omitted.' })
  bankAccountId?: string | null;
  @Field(() => DecimalText, {
    nullable: true,
    description: "Of an expense in another currency, what really moved in the company's; the amount at the rate of the day, if omitted.",
  })
  homeAmount?: string | null;
}

@InputType()
class BudgetBookingInput {
  @Field(() => ID, { nullable: true, description: 'The line; found by its title, if omitted.' }) lineId?: string | null;
  @Field(() => String, { nullable: true, description: 'Title of the line, and of the expense.' }) title?: string | null;
  @Field(() => DecimalText, { description: 'Net of tax.' }) amount!: string;
}

@InputType()
class BookBudgetInput extends CommandInput {
  @Field(() => ID, { description: 'The budget.' }) id!: string;
  @Field(() => [BudgetBookingInput]) lines!: BudgetBookingInput[];
  @Field(() => String, { nullable: true, description: reason }) overrideReason?: string | null;
}

@InputType()
class ReverseBudgetBookingInput extends CommandInput {
  @Field(() => ID, { description: 'The budget.' }) id!: string;
  @Field(() => ID, { nullable: true, description: 'The expense to void; the newest one on the budget, if omitted.' }) expenseId?:
    | string
    | null;
}

@Resolver()
export class ExpenseResolver extends CrudResolver({
  Entity: Expense,
  plural: 'expenses',
  Service: ExpenseService,
  filter: [
    'number',
    'title',
    'status',
    'paymentStatus',
    'isOverdue',
    'head',
    'budgetLine',
    'costCenter',
    'project',
    'payee',
    'partyId',
    'reference',
    'issuedOn',
    'dueOn',
    'vatCategory',
    'currency',
    'net',
    'vat',
    'total',
    'balance',
    'isOverBudget',
    'updatedAt',
  ],
  input: ExpenseFields,
}) {
  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Expense, BookExpenseInput, 'Creates an expense and issues it.')
  bookExpense(scope: Scope, input: BookExpenseInput) {
    return new ExpenseService(scope).book(input as never);
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Expense, IssueExpenseInput, 'Issues a draft under all caps; repeating it does nothing.')
  issueExpense(scope: Scope, { id, version, overrideReason }: IssueExpenseInput) {
    return new ExpenseService(scope).issue({ id, version, overrideReason });
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    Expense,
    BookExpenseCorrectionInput,
    'Changes an expense. If it is issued and its figures change, it is voided and the answer is the one booked in its stead.',
  )
  bookExpenseCorrection(scope: Scope, input: BookExpenseCorrectionInput) {
    return new ExpenseCorrectionService(scope).correct(input);
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Expense, VoidExpenseInput, 'Takes an unpaid expense back with a counter entry.')
  voidExpense(scope: Scope, { id, version, voidedOn }: VoidExpenseInput) {
    return new ExpenseService(scope).void({ id, version, voidedOn });
  }

  @CommandMutation(
    Permission.FINANCIAL_MANAGEMENT,
    Expense,
    PayExpenseInput,
    'Pays an expense, all of its balance unless an amount is given.',
  )
  payExpense(scope: Scope, input: PayExpenseInput) {
    return new ExpenseService(scope).pay({ ...input });
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Budget, BookBudgetInput, 'Books expenses against lines of a budget, all or none.')
  bookBudget(scope: Scope, { id, lines, overrideReason }: BookBudgetInput) {
    return new BudgetBookingService(scope).book({ id, lines, overrideReason });
  }

  @CommandMutation(Permission.FINANCIAL_MANAGEMENT, Budget, ReverseBudgetBookingInput, 'Voids an expense on a budget with a counter entry.')
  reverseBudgetBooking(scope: Scope, { id, expenseId }: ReverseBudgetBookingInput) {
    return new BudgetBookingService(scope).reverse(id, expenseId ?? null);
  }
}
